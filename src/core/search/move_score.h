// SPDX-License-Identifier: MIT
#pragma once

// How good a position on a level of a beam by moves is (move_beams.h): the less it scores, the
// better. Whether few moves are enough for the rest is told by a few things that are quickly seen:
//
//     x . x     A peg without neighbours can neither jump nor be jumped over soon: one of the moves
//     . . .     that are left must fetch it. A peg at the edge is jumped over from fewer sides, and
//     x x .     in a corner from none. Holes without empty neighbours are good: where holes and
//               pegs alternate, one sweep takes many.
//
// What the beam aims at matters less than that. With weights that were learned for it
// (move_score.cpp), instead of pegs, distance, regions and jumps alone, beams of 1,000
// positions a level found, beyond the fewest moves known,
//
//     39 problems of the triangles of 45 and 55 holes, from the start       1.2 moves, not 2.6
//     53 problems of five boards of 37 to 49 squares, from the finish       0.9 moves, not 1.7
//
// Of the first none stays without a solution, where four did; of the others one, where nine did.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/board/board.h"
#include "core/support/bits/bit_windows.h"

namespace peg {

class MoveScore {
public:
    struct Weights {
        int peg = 0;       // for each peg
        int edge = 0;      // for each neighbour that a peg's hole lacks, on the board's edge
        int distance = 0;  // for each peg's squared distance from what the beam aims at
        int lone_peg = 0;  // for each peg whose neighbours are all empty
        int lone_peg_of_kind = 0;  // for each peg without another one two steps away in a line
        int lone_hole = 0;         // for each empty hole whose neighbours all have a peg
        int region = 0;            // for each move that Merson regions still need
        int noise = 0;             // a number below this one, by chance: beams differ
    };

    // The weights that were learned for play in a direction.
    static Weights forwards(Lattice lattice);
    static Weights backwards();

    // For play from the start that aims at the holes `aim`, of which there is one at least. Costs
    // up to 40 microseconds and takes up to 100 KiB. The board outlives the score.
    MoveScore(const Board& board, const Weights& weights, Bits aim);

    // Of a position from which so many moves are left at least; with noise by `chance`, of which
    // all 64 bits are random. Takes some 50 ns.
    std::int32_t of(Bits pegs, std::size_t moves_left, std::uint64_t chance) const;

private:
    // What a set of holes amounts to.
    struct Amount {
        Bits near = 0;          // the holes one step away from one of them, in any direction
        Bits far = 0;           // the holes two steps away
        std::int32_t pegs = 0;  // what pegs in them score by themselves

        void add(const Amount& other) {
            near |= other.near;
            far |= other.far;
            pegs += other.pegs;
        }
    };
    Amount amount_of_hole(Hole hole, Bits aim) const;
    Amount amount(Bits set) const;

    const Board* board_;
    Weights weights_;
    BitWindows windows_;
    std::vector<Amount> rows_;  // by window and value (bit_windows.h)
};

}  // namespace peg
