// SPDX-License-Identifier: MIT
#pragma once

// One attempt to solve a problem with a single goal, with a given effort: complete levels backwards
// from the goal, until one has 16 * width positions, then a beam of that width forwards from the
// start, until it reaches the deepest of those levels. Both learn pagoda functions as they go
// (learn_pagodas.h).
//
//     start  o===========.                        === beam forwards, at most `width` positions
//             \ \  \ \ \ :\___                    :   the level where both meet
//                        :     \=======o  goal    === levels backwards, complete
//
// An attempt ends with a solution; or with a proof that there is none, because no position was
// dropped; or with neither. In the last case a caller tries again with a greater width, keeping the
// pagoda functions. A width of 8 solves the English central game.
//
// Deterministic: the solution and the nodes do not depend on the sizes of the steps.

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
    // The pagoda functions learned for one pair of start and goal: each attempt continues with
    // those of earlier attempts.
    struct LearnedPagodas {
        LearnedPagodas(const Board& board, Bits start, Bits goal);

        PagodaPool forward;
        PagodaPool backward;
    };

    // The start has at least as many pegs as the goal, and width > 0. The board and `learned`, made
    // for the same start and goal, outlive this object. Stops with kOutOfMemory when the tables
    // take more than `max_bytes`.
    BidirectionalSearch(const Board& board, Bits start, Bits goal, std::size_t width,
                        std::size_t max_bytes, LearnedPagodas& learned);

    // Searches at most `nodes` > 0 positions, stopping early at the end of a level. Returns the
    // number of positions expanded, plus kLinearProgramCost for each linear program.
    std::uint64_t step(std::uint64_t nodes);
    SearchState state() const { return state_; }

    // Requires kSolved. The jumps from start to goal.
    const std::vector<JumpId>& solution() const { return solution_; }
    // The number of positions kept, from both ends.
    std::uint64_t stored() const { return beam_.stored() + levels_.stored(); }

private:
    std::uint64_t step_backward(std::uint64_t nodes);
    std::uint64_t step_forward(std::uint64_t nodes);
    void finish_level();
    void join(std::vector<JumpId> forward);

    const Board* board_;
    Bits start_;
    Bits goal_;
    std::size_t jump_count_;  // jumps in any solution
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
