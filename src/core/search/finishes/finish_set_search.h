// SPDX-License-Identifier: MIT
#pragma once

// Searches for a way from a start to any position of a set that a finish allows
// (proof/finish_set.h): a pattern, or a number of pegs anywhere. The steps, in this order:
//
//     class           the start's class excludes every position of the set
//     pagoda          a pagoda function excludes every position of the set (find_finish_pagoda.h)
//     few positions   if the finish allows few positions of the start's class, they become a list
//                     of goals for GoalSearch, whose proofs are cases by position
//     n pegs          FewestPegsSearch, which stops at n pegs
//     beams           for a pattern: forward beams, wider and wider, until one has dropped nothing.
//                     Pagoda functions against the pattern are learned from their levels, and
//                     prune all later levels

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "core/board/problem.h"
#include "core/proof/certificate.h"
#include "core/proof/pagoda/learn_pagodas.h"
#include "core/proof/pagoda/pagoda_pool.h"
#include "core/search/beam.h"
#include "core/search/finishes/fewest_pegs_search.h"
#include "core/search/goal_search.h"
#include "core/search/search_state.h"

namespace peg {

class FinishSetSearch {
public:
    // The start and the finish are subsets of the board's holes, and the finish is a set of
    // positions. The board outlives this object. `max_bytes` limits the tables of the current
    // search.
    FinishSetSearch(const Board& board, Bits start, const Finish& finish, std::size_t max_bytes);

    // See GoalSearch::step.
    std::uint64_t step(std::uint64_t nodes);
    SearchState state() const { return state_; }  // never kInconclusive

    // Requires kSolved. The jumps from the start to a position of the set.
    const std::vector<JumpId>& solution() const { return solution_; }
    // Requires kExhausted. The proof that no position of the set can be reached.
    const Certificate& certificate() const { return certificate_; }
    // The number of positions stored by the current search.
    std::uint64_t stored() const;

private:
    void decide_or_begin();
    std::vector<Bits> few_goals() const;
    template <class Search>
    std::uint64_t step_part(Search& search, std::uint64_t nodes);
    template <class Search>
    Certificate proof_of(const Search& search) const;
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
    std::variant<std::monostate, GoalSearch, FewestPegsSearch, Beam> search_;  // unset at first
    std::uint64_t nodes_ = 0;  // of the current search

    // For the beams:
    std::size_t width_ = 0;
    PagodaPool pool_;
    std::vector<Permutation> symmetries_;  // that map the pattern to itself
    LevelSampler sampler_;
};

}  // namespace peg
