// SPDX-License-Identifier: MIT
#pragma once

// One attempt to play from a start to a goal, of a given effort. First the complete levels
// backwards from the goal, until one has 16 * width positions; then a beam of that width forwards,
// until it reaches the deepest of those levels. Pagoda functions are learned on the way
// (learn_pagodas.h).
//
//     start  o===========.                        === beam forwards, at most `width` positions
//             \ \  \ \ \ :\___                    :   the level where both meet
//                        :     \=======o  goal    === levels backwards, complete
//
// An attempt ends with a solution, or with the knowledge that all positions were seen (so there is
// no solution), or with neither. Then a caller tries again with more width, and with the pagoda
// functions that were learned before. Width 8 solves the English central game in 0.04 ms.
//
// Deterministic: solution and nodes do not depend on the sizes of the steps.

#include <cstdint>
#include <vector>

#include "core/proof/pagoda/learn_pagodas.h"
#include "core/proof/pagoda/pagoda_pool.h"
#include "core/search/backward_levels.h"
#include "core/search/beam.h"
#include "core/search/search_state.h"

namespace peg {

class BidirectionalSearch {
public:
    // The pagoda functions learned for one start and one goal: each attempt begins with those of
    // the attempts before.
    struct LearnedPagodas {
        LearnedPagodas(const Board& board, Bits start, Bits goal);

        PagodaPool forward;
        PagodaPool backward;
    };

    // The start must have at least as many pegs as the goal, and width must be positive. The board
    // and `learned`, made for the same start and goal, must outlive this object. Stops with
    // kOutOfMemory when the tables take more than max_bytes.
    BidirectionalSearch(const Board& board, Bits start, Bits goal, std::size_t width,
                        std::size_t max_bytes, LearnedPagodas& learned);

    // Goes on for at most `nodes` > 0 positions, stopping early at the end of a level. Returns the
    // positions that it expanded and, for each linear program, kLinearProgramCost more.
    std::uint64_t step(std::uint64_t nodes);
    SearchState state() const { return state_; }

    // The jumps from start to goal, when solved.
    const std::vector<JumpId>& solution() const { return solution_; }
    // Positions seen and kept, from both ends.
    std::uint64_t stored() const { return beam_.stored() + levels_.stored(); }

private:
    std::uint64_t step_backward(std::uint64_t nodes);
    std::uint64_t step_forward(std::uint64_t nodes);
    void finish_level();
    void join(std::vector<JumpId> forward);

    const Board* board_;
    Bits start_;
    Bits goal_;
    std::size_t jump_count_;  // of any solution
    std::size_t width_;
    std::size_t max_bytes_;
    LearnedPagodas* learned_;
    LevelSampler sampler_;
    Beam beam_;
    BackwardLevels levels_;
    SearchState state_ = SearchState::kRunning;
    std::vector<JumpId> solution_;
};

}  // namespace peg
