// SPDX-License-Identifier: MIT
#pragma once

// Finds all removals on a board: connected blocks of three to six pegs that can be cleared by as
// many jumps, after which every other hole is as before. Two holes outside the block take part, one
// with a peg and one without, together the *catalyst*. The shortest removal is that of three in a
// line:
//
//      x              o              o              x            x  a peg
//      x x x    ->    o x x    ->    x o o    ->    o o o        o  an empty hole
//      o              x              x              o
//
// E. Berlekamp, J. Conway and R. Guy teach solutions like this, as "packages" that are "purged"
// (Winning Ways, ch. 23), and so does J. Beasley (The Ins and Outs of Peg Solitaire). The removals
// are not listed here, but found by exhaustive search: all jumps within a block and two more holes
// are tried. Fewer than two are not enough, because the first jump lands in an empty hole and the
// last one leaves a peg.
//
// A removal read backwards on complements is a removal of the same block, with the two holes of the
// catalyst exchanged.

#include <cstddef>
#include <vector>

#include "core/board/board.h"

namespace peg {

inline constexpr int kMinInBlock = 3;  // the class of one or two adjacent pegs is never that of
                                       // the empty board
inline constexpr int kMaxInBlock = 6;  // the largest that books teach: two by three, and the L

// A lower bound on the steps (jumps or removals) that remove `pegs` pegs.
constexpr std::size_t min_steps(int pegs) {
    return static_cast<std::size_t>((pegs + kMaxInBlock - 1) / kMaxInBlock);
}

// Two holes outside a block.
struct Catalyst {
    Hole peg = 0;    // must have a peg
    Hole empty = 0;  // must be empty

    constexpr auto operator<=>(const Catalyst&) const = default;
};

struct Removal {
    Bits block = 0;                   // 3 to 6 holes
    std::vector<Catalyst> catalysts;  // alternatives, sorted by peg, then by empty hole
};

// The first catalyst of the removal that is in place in a position; null if none is. Does not check
// the block.
inline const Catalyst* ready_catalyst(const Removal& removal, Bits pegs) {
    for (const Catalyst& catalyst : removal.catalysts)
        if (contains(pegs, catalyst.peg) && !contains(pegs, catalyst.empty)) return &catalyst;
    return nullptr;
}

// The removals of the blocks whose lowest hole is `lowest`. Those of all holes together are the
// removals of the board: 210 on the English board, up to 1,700 on triangular boards. Cost:
// exhaustive search over the blocks of up to kMaxInBlock holes; greater on the triangular lattice.
std::vector<Removal> removals_from(const Board& board, Hole lowest);

// The jumps that remove a block with a catalyst, as many as the block has pegs; with the minimum
// number of moves, and of such sequences the first in the board's order. Empty if there is none.
std::vector<JumpId> removal_jumps(const Board& board, Bits block, Catalyst catalyst);

}  // namespace peg
