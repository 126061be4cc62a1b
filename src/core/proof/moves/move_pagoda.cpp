// SPDX-License-Identifier: MIT
#include "core/proof/moves/move_pagoda.h"

#include <algorithm>
#include <span>

namespace peg {

std::vector<TwoJumps> jumps_in_a_row(const Board& board) {
    const std::span<const Jump> jumps = board.jumps();
    std::vector<TwoJumps> in_a_row;
    for (std::size_t first = 0; first < jumps.size(); ++first)
        for (std::size_t next = 0; next < jumps.size(); ++next)
            if (jumps[next].from == jumps[first].to && jumps[next].over != jumps[first].over)
                in_a_row.push_back({static_cast<JumpId>(first), static_cast<JumpId>(next)});
    return in_a_row;
}

std::optional<MovePagoda> make_move_pagoda(const Board& board, const Weights& weights,
                                           std::int32_t max_loss) {
    const std::span<const Jump> jumps = board.jumps();
    // By jump: the maximum that a peg which makes the jump and goes on removes, minus its own worth
    // at the end.
    std::vector<std::int32_t> taken;
    for (const Jump& jump : jumps) taken.push_back(weights[jump.over] - weights[jump.to]);
    // Longest paths by Bellman-Ford: each round extends the runs by one jump. If a round after
    // jumps.size() rounds still finds more, a circle lowers the worth.
    const std::vector<TwoJumps> in_a_row = jumps_in_a_row(board);
    bool rises = true;
    for (std::size_t round = 0; rises; ++round) {
        if (round > jumps.size()) return std::nullopt;
        rises = false;
        for (const auto [first, next] : in_a_row) {
            const std::int32_t more = weights[jumps[first].over] + taken[next];
            rises |= more > taken[first];
            taken[first] = std::max(taken[first], more);
        }
    }
    Weights lowered{};  // by the hole that a move begins in: the maximum that it lowers the worth
                        // by
    for (std::size_t id = 0; id < jumps.size(); ++id) {
        std::int32_t& by = lowered[jumps[id].from];
        by = std::max(by, weights[jumps[id].from] + taken[id]);
    }
    MovePagoda pagoda{weights, std::max(max_loss, std::ranges::max(lowered)), {}};
    std::ranges::transform(lowered, pagoda.min_slack.begin(),
                           [&](std::int32_t by) { return pagoda.max_loss - by; });
    return pagoda;
}

}  // namespace peg
