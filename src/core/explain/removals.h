// SPDX-License-Identifier: MIT
#pragma once

// The removals of a board: connected blocks of pegs that a few jumps clear while every other hole
// ends as it began. Two holes outside the block take part, a peg and an empty hole, together the
// *catalyst*. The shortest removal is that of three in a line:
//
//      x              o              o              x            x  a peg
//      x x x    ->    o x x    ->    x o o    ->    o o o        o  an empty hole
//      o              x              x              o
//
// E. Berlekamp, J. Conway and R. Guy teach solutions so, as "packages" that are "purged" (Winning
// Ways, ch. 23), and so does J. Beasley (The Ins and Outs of Peg Solitaire). Here no list of them
// is kept: all jumps within a block and two holes more are tried. Fewer than two will not do, for
// the first jump lands in an empty hole and the last one leaves a peg.
//
// A removal read backwards on complements is a removal of the same block, with the two holes of the
// catalyst exchanged.

#include <cstddef>
#include <vector>

#include "core/board/board.h"

namespace peg {

inline constexpr int kLeastInBlock = 3;  // one or two neighbours are not of the class of nothing
inline constexpr int kMostInBlock = 6;   // the largest that books teach: two by three, and the L

// So many steps at least, jumps or removals, take away `pegs` pegs.
constexpr std::size_t least_steps(int pegs) {
    return static_cast<std::size_t>((pegs + kMostInBlock - 1) / kMostInBlock);
}

// Two holes outside a block.
struct Catalyst {
    Hole peg = 0;    // has to have a peg
    Hole empty = 0;  // has to be empty

    constexpr auto operator<=>(const Catalyst&) const = default;
};

struct Removal {
    Bits block = 0;                   // 3 to 6 holes
    std::vector<Catalyst> catalysts;  // any one of them will do; by peg, then by empty hole
};

// The first catalyst of the removal that stands ready in a position; null where none does. The
// block is not looked at.
inline const Catalyst* ready_catalyst(const Removal& removal, Bits pegs) {
    for (const Catalyst& catalyst : removal.catalysts)
        if (contains(pegs, catalyst.peg) && !contains(pegs, catalyst.empty)) return &catalyst;
    return nullptr;
}

// The removals of the blocks whose hole of the lowest number is `lowest`. Those of all holes are
// the removals of the board: 210 on the English one, up to 1,700 on triangular ones. Cost: a
// millisecond or less for a hole of a square lattice, some on the triangular one.
std::vector<Removal> removals_from(const Board& board, Hole lowest);

// The jumps that remove a block with a catalyst, as many as it has pegs: in the fewest moves, and
// of such sequences the first in the board's order. Empty where there are none.
std::vector<JumpId> removal_jumps(const Board& board, Bits block, Catalyst catalyst);

}  // namespace peg
