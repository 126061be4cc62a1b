// SPDX-License-Identifier: MIT
#pragma once

// How far holes are apart, for the scores of beams.

#include <algorithm>

#include "core/board/board.h"

namespace peg {

// The square of their distance in units of the lattice's step.
constexpr int squared_distance(const Board& board, Hole a, Hole b) {
    const int x = board.cell(a).column - board.cell(b).column;
    const int y = board.cell(a).row - board.cell(b).row;
    // The two axes of the triangular lattice meet at 60 degrees.
    return x * x + y * y - (board.lattice() == Lattice::kTriangular ? x * y : 0);
}

// That from the nearest hole of a set, but `most` at most, also where the set is empty.
constexpr int squared_distance_to(const Board& board, Hole hole, Bits set, int most) {
    int nearest = most;
    for_each_hole(set, [&](Hole other) {
        nearest = std::min(nearest, squared_distance(board, hole, other));
    });
    return nearest;
}

}  // namespace peg
