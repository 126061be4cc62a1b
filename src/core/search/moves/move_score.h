// SPDX-License-Identifier: MIT
#pragma once

// The evaluation function of the beams by moves (move_beams.h). The lower the score of a position,
// the better. A few features that are cheap to compute tell whether few moves will suffice for the
// rest:
//
//     x . x     A peg without neighbours can neither jump nor be jumped over soon, so one of the
//     . . .     remaining moves must fetch it. A peg at the edge can be jumped over in fewer
//     x x .     directions, and in a corner in none. Empty holes without empty neighbours are good:
//               where holes and pegs alternate, one sweep removes many pegs.
//
// What the beam aims at matters less than that. With the weights learned for these features
// (move_score.cpp), beams of 1,000 positions a level found solutions that exceed the fewest moves
// known by the left number, and with pegs, distance, regions and jumps alone by the right number:
//
//     39 problems of the triangles of 45 and 55 holes, from the start       1.2 moves   2.6 moves
//     53 problems of five boards of 37 to 49 squares, from the finish       0.9 moves   1.7 moves
//
// None of the first group stays unsolved, where four did; one of the second group does, where nine
// did.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/board/board.h"
#include "core/support/bits/bit_windows.h"

namespace peg {

class MoveScore {
public:
    struct Weights {
        int peg = 0;               // per peg
        int edge = 0;              // per missing neighbour of a peg's hole, on the board's edge
        int distance = 0;          // per peg: its squared distance from the holes `aim`
        int lone_peg = 0;          // per peg whose neighbours are all empty
        int lone_peg_of_kind = 0;  // per peg without another peg two steps away in a line
        int lone_hole = 0;         // per empty hole whose neighbours all have pegs
        int region = 0;            // per move that Merson regions still require
        int noise = 0;             // a random number below this is added, so that beams differ
    };

    // The learned weights for play in each direction.
    static Weights forwards(Lattice lattice);
    static Weights backwards();

    // For play that aims at the holes `aim`, which are not empty. Takes up to 100 KiB. The board
    // outlives this object.
    MoveScore(const Board& board, const Weights& weights, Bits aim);

    // The score of a position from which at least `moves_left` moves are needed. `chance` is the
    // source of the noise; all of its 64 bits are random.
    std::int32_t of(Bits pegs, std::size_t moves_left, std::uint64_t chance) const;

private:
    // What a set of holes contributes.
    struct Amount {
        Bits near = 0;          // the holes one step away from any of them, in any direction
        Bits far = 0;           // the holes two steps away from any of them
        std::int32_t pegs = 0;  // what pegs in them score independently of others

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
