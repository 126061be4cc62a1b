// SPDX-License-Identifier: MIT
#include "core/search/jump_score.h"

#include <algorithm>
#include <bit>

#include "core/board/squared_distances.h"

namespace peg {

// Only neighbours that some jump connects matter, so they are derived from the jumps.
JumpScore::JumpScore(const Board& board, Bits goal)
    : layout_(board.layout()),
      directions_(static_cast<std::size_t>(direction_count(board.lattice()))) {
    for (const Jump& jump : board.jumps()) {
        const std::size_t there = jump.direction, back = there ^ 1;  // opposite (board.h)
        entered_[there] |= bit(jump.over) | bit(jump.to);
        entered_[back] |= bit(jump.over) | bit(jump.from);
        neighbours_[jump.from] |= bit(jump.over);
        neighbours_[jump.to] |= bit(jump.over);
        neighbours_[jump.over] |= bit(jump.from) | bit(jump.to);
    }
    for (const Hole hole : board.reading_order()) {
        // Where jumps are listed, a hole may have more neighbours than a lattice gives it.
        const int lacking =
            std::max(0, direction_count(board.lattice()) - count(neighbours_[hole]));
        own_[hole] =
            static_cast<Value>(squared_distance_to(board, hole, goal, kFarthest) + kEdge * lacking);
    }
    changes_.reserve(board.jumps().size());
    for (const Jump& jump : board.jumps()) {
        const Bits from = neighbours_[jump.from], over = neighbours_[jump.over];
        changes_.push_back(
            {jump.mask,
             {~(from | over), from ^ over, from & over},
             neighbours_[jump.to],
             static_cast<std::int16_t>(own_[jump.from] + own_[jump.over] - own_[jump.to])});
    }
}

std::array<Bits, 3> JumpScore::near(Bits pegs) const {
    std::array<Bits, 3> near{};
    const auto add = [&near](Bits next) {
        near[2] |= near[1] & next;
        near[1] |= near[0] & next;
        near[0] |= next;
    };
    if (layout_.rotates()) {
        for (std::size_t d = 0; d < directions_; ++d) {
            const auto [column, row] = kDirections[d];
            add(std::rotl(pegs, column * layout_.right + row * layout_.down) & entered_[d]);
        }
    } else {
        for_each_hole(pegs, [&](Hole hole) { add(neighbours_[hole]); });
    }
    return near;
}

JumpScore::Before JumpScore::before(Bits pegs, Value score) const {
    Before before{.pegs = pegs, .near = near(pegs)};
    before.own = static_cast<Value>(score - kLonePeg * count(pegs & ~before.near[0]));
    return before;
}

JumpScore::Value JumpScore::of(Bits pegs) const {
    int score = kLonePeg * count(pegs & ~near(pegs)[0]);
    for_each_hole(pegs, [&](Hole hole) { score += own_[hole]; });
    return static_cast<Value>(score);
}

}  // namespace peg
