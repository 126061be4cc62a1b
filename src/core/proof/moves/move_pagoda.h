// SPDX-License-Identifier: MIT
#pragma once

// A pagoda function for moves: weights of pegs, by hole, such that no move lowers the worth of a
// position by more than a number, `most`, however many pegs it takes. Here that is 1:
//
//            2   0   2           A peg that jumps from a corner over -1 to 0 lowers it by
//           -1   0  -1           2 - 1 - 0, from a corner over 0 to the next corner by 2 + 0 - 2,
//    2  -1   0   0   0  -1   2   and where it goes on from there, by what it takes on its way. From
//    0   0   0  -1   0   0   0   c2, over 0 to 0, it raises the worth by 1, and no other move from
//    2  -1   0   0   0  -1   2   there lowers it: each of them spares 1.
//           -1   0  -1
//            2   0   2           spare[h]: what a move spares at least that begins in hole h
//
// Moves that lead from a position to the finish begin in holes that hit each of its full regions
// (merson_regions.h). So together they spare at least as much as the lightest such holes do, and
//
//     number of moves * most  >=  worth of the position - worth of the finish + lightest holes
//
// With all weights 0, `most` 1 and 1 to spare everywhere that is the bound of the regions alone.
// Conversely this is linear programming duality: no weights exclude a position that could be played
// by fractions of moves (find_move_pagoda.h).

#include <cstdint>
#include <optional>
#include <vector>

#include "core/board/board.h"
#include "core/proof/certificate.h"

namespace peg {

// Two jumps, numbers of Board::jumps(), that a peg can make one after the other: not straight back,
// over a peg that is gone.
struct TwoJumps {
    JumpId first;
    JumpId next;
};
std::vector<TwoJumps> jumps_in_a_row(const Board& board);

struct MovePagoda {
    Weights weights{};
    std::int32_t most = 0;
    Weights spare{};  // 0 to `most`: it counts as nothing that a move raises the worth
};

// The pagoda function with these weights, where `most` is at least so much. Nothing where a peg
// that goes round in a circle lowers the worth, as then it could do so again and again. Cost: some
// times the square of the number of jumps.
std::optional<MovePagoda> make_move_pagoda(const Board& board, const Weights& weights,
                                           std::int32_t most);

}  // namespace peg
