// SPDX-License-Identifier: MIT
#pragma once

// A pagoda function for moves: weights of pegs, by hole, under which no move lowers the worth of a
// position by more than `max_loss`, however many pegs the move removes. (move_pagoda_pool.h
// evaluates the bound that follows.) With `max_loss` = 1:
//
//            2   0   2           A peg that jumps from a corner over -1 to 0 lowers the worth by
//           -1   0  -1           2 - 1 - 0; from a corner over 0 to the next corner, by 2 + 0 - 2;
//    2  -1   0   0   0  -1   2   if it goes on from there, also by what it removes on its way.
//    0   0   0  -1   0   0   0   From c2, over 0 to 0, it raises the worth by 1, and no move from
//    2  -1   0   0   0  -1   2   there lowers it: each of them has slack 1 or more.
//           -1   0  -1
//            2   0   2           min_slack[h]: the minimum, over the moves that begin in hole h, of
//                                `max_loss` minus what the move lowers the worth by
//
// The moves that lead from a position to the finish begin in holes that hit each of its full
// regions (merson_regions.h). So the sum of their slacks is at least the minimum weight of a
// hitting set, with min_slack[h] as the weights, and
//
//     number of moves * max_loss  >=  worth of the position - worth of the finish + minimum weight
//
// With all weights 0, `max_loss` 1 and slack 1 everywhere this is the bound of the regions alone.
// By linear programming duality the bound is best possible in this sense: no weights exclude a
// position that could be played by fractions of moves (find_move_pagoda.h).

#include <cstdint>
#include <optional>
#include <vector>

#include "core/board/board.h"
#include "core/proof/certificate.h"

namespace peg {

// Two jumps, ids of Board::jumps(), that a peg can make one after the other: the second one does
// not go straight back, over a peg that is gone.
struct TwoJumps {
    JumpId first;
    JumpId next;
};
std::vector<TwoJumps> jumps_in_a_row(const Board& board);

struct MovePagoda {
    Weights weights{};
    std::int32_t max_loss = 0;
    Weights min_slack{};  // by the hole that a move begins in: 0 to `max_loss`, also for moves that
                          // raise the worth
};

// The pagoda function with these weights, with at least the given `max_loss`. Empty if a peg that
// goes round in a circle lowers the worth, because it could do so again and again. Cost:
// proportional to the square of the number of jumps, times a small number of rounds (Bellman-Ford).
std::optional<MovePagoda> make_move_pagoda(const Board& board, const Weights& weights,
                                           std::int32_t max_loss);

}  // namespace peg
