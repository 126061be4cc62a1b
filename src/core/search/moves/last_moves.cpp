// SPDX-License-Identifier: MIT
#include "core/search/moves/last_moves.h"

#include <array>
#include <cassert>
#include <span>

#include "core/levels/dense_canonicalizer.h"
#include "core/levels/moves.h"
#include "core/proof/moves/merson_regions.h"
#include "core/support/position_set.h"

namespace peg {

std::vector<std::vector<JumpId>> single_peg_endings(const Board& board, Position position,
                                                    std::size_t moves, std::size_t max_positions) {
    assert(peg_count(position) > 1);
    struct Node {
        Bits pegs = 0;
        std::size_t parent = 0;  // index
        Move move;               // that led here
    };
    const DenseCanonicalizer canonicalizer(board, std::array{position.pegs});
    const Moves moves_of_board(canonicalizer);
    const PagodaPool no_pagodas(board, SearchDirection::kForwards, board.holes());
    constexpr std::size_t kOnePeg = 1;  // a region may still be full at the end
    const MersonRegions regions(board, position.pegs, 0, kOnePeg);

    std::vector<Node> nodes{{position.pegs, 0, {}}};
    std::vector<std::size_t> ends;
    PositionSet seen;
    seen.insert(position.pegs);
    std::size_t next = 0;
    for (std::size_t left = moves; left-- > 0;) {
        const std::size_t level_end = nodes.size();
        for (; next < level_end; ++next) {
            const auto images = canonicalizer.images(canonicalizer.dense(nodes[next].pegs));
            moves_of_board.visit(
                SearchDirection::kForwards, no_pagodas, images,
                [&](const DenseCanonicalizer::Images& after, std::span<const JumpId> move) {
                    const bool one = count(after.pegs) == 1;
                    const bool full = nodes.size() - level_end >= max_positions;
                    if (!one && (full || regions.moves_to_end(after.pegs) > left)) return false;
                    if (!one && left == 0) return false;
                    if (!seen.insert(after.pegs)) return false;
                    if (one) ends.push_back(nodes.size());
                    nodes.push_back({after.pegs, next, {move.begin(), move.end()}});
                    return false;
                });
        }
    }

    std::vector<std::vector<JumpId>> endings;
    for (const std::size_t end : ends) {
        std::vector<JumpId> jumps;
        for (std::size_t node = end; node != 0; node = nodes[node].parent)
            jumps.insert(jumps.begin(), nodes[node].move.begin(), nodes[node].move.end());
        endings.push_back(std::move(jumps));
    }
    return endings;
}

}  // namespace peg
