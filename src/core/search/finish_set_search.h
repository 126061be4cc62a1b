// SPDX-License-Identifier: MIT
#pragma once

// From a start to any position of a set that a finish allows (proof/finish_set.h): a pattern, or a
// number of pegs wherever. In this order:
//
//     class           no position of the set is of the start's class
//     pagoda          a function against all positions of the set (find_finish_pagoda.h)
//     few positions   a pattern that leaves few holes free is a list of goals: GoalSearch
//     n pegs          FewestPegsSearch, which stops at n
//     beams           forwards to a pattern, wider and wider, until one has left nothing out.
//                     Pagoda functions against the pattern are learned from their levels, and watch
//                     over all later ones

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "core/board/problem.h"
#include "core/proof/certificate.h"
#include "core/proof/pagoda/learn_pagodas.h"
#include "core/proof/pagoda/pagoda_pool.h"
#include "core/search/beam.h"
#include "core/search/fewest_pegs_search.h"
#include "core/search/goal_search.h"
#include "core/search/search_state.h"

namespace peg {

class FinishSetSearch {
public:
    // The start and the finish must lie within the board's holes; the finish is a set of positions.
    // The board must outlive this object. max_bytes is for the tables of the search at work.
    FinishSetSearch(const Board& board, Bits start, const Finish& finish, std::size_t max_bytes);

    // As GoalSearch::step.
    std::uint64_t step(std::uint64_t nodes);
    SearchState state() const { return state_; }  // never kGaveUp

    // When solved: the jumps from the start to a position of the set.
    const std::vector<JumpId>& solution() const { return solution_; }
    // When exhausted: why.
    const Certificate& certificate() const { return certificate_; }
    // Positions that the search at work remembers.
    std::uint64_t stored() const;

private:
    void decide_or_begin();
    std::vector<Bits> few_goals() const;
    template <class Search>
    std::uint64_t step_part(Search& search, std::uint64_t nodes);
    std::uint64_t step_part(Beam& beam, std::uint64_t nodes);
    std::uint64_t learn(const Beam& beam);
    void solve_by(std::vector<JumpId> jumps);
    void exclude_by(Certificate certificate);

    const Board* board_;
    Bits start_;
    Finish finish_;
    std::size_t max_bytes_;
    SearchState state_ = SearchState::kRunning;
    std::vector<JumpId> solution_;
    Certificate certificate_;
    std::variant<std::monostate, GoalSearch, FewestPegsSearch, Beam> search_;  // none at first
    std::uint64_t nodes_ = 0;  // of the search at work

    // Of the beams
    std::size_t width_ = 0;
    PagodaPool pool_;
    std::vector<Permutation> symmetries_;  // that leave the pattern as it is
    LevelSampler sampler_;
};

}  // namespace peg
