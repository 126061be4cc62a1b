// SPDX-License-Identifier: MIT
#pragma once

// Squared distances, in units of the lattice: between two holes, and from a hole to the nearest
// hole of a set. Searches score positions with them (search/jump_score.h).

#include <algorithm>

#include "core/board/board.h"

namespace peg {

// The square of the distance between two holes.
constexpr int squared_distance(const Board& board, Hole a, Hole b) {
    const int x = board.cell(a).column - board.cell(b).column;
    const int y = board.cell(a).row - board.cell(b).row;
    // The two axes of the triangular lattice meet at 60 degrees.
    return x * x + y * y - (board.lattice() == Lattice::kTriangular ? x * y : 0);
}

// The square of the distance from a hole to the nearest hole of a set, but at most `max`, which is
// also the result for the empty set.
constexpr int squared_distance_to(const Board& board, Hole hole, Bits set, int max) {
    int nearest = max;
    for_each_hole(set, [&](Hole other) {
        nearest = std::min(nearest, squared_distance(board, hole, other));
    });
    return nearest;
}

}  // namespace peg
