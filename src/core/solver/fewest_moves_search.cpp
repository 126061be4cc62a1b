// SPDX-License-Identifier: MIT
#include "core/solver/fewest_moves_search.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "core/search/goals.h"
#include "core/solver/check_answer.h"

namespace peg {

void FewestMovesSearch::begin(const Problem& problem, const Limits& limits) {
    problem_ = problem;
    limits_ = limits;
    nodes_ = 0;
    done_ = false;
    result_ = {};
    solver_.emplace(*board_, ProofWish::kClear).begin(problem, limits);
    sampler_ = {};
    forward_.reset();
    backward_.reset();
}

bool FewestMovesSearch::step(std::uint64_t nodes) {
    assert(nodes > 0);
    if (!done_ && nodes_ < limits_.nodes) {
        const std::uint64_t end = nodes_ + std::min(nodes, limits_.nodes - nodes_);
        while (nodes_ < end && !done_)
            nodes_ += solver_ ? step_solver(end - nodes_) : step_levels(end - nodes_);
    }
    result_.answer.nodes = nodes_;
    return done_ || nodes_ >= limits_.nodes;
}

Progress FewestMovesSearch::progress() const {
    std::uint64_t stored = solver_ ? solver_->progress().stored : 0;
    if (forward_) stored += forward_->stored();
    if (backward_) stored += backward_->stored();
    return {nodes_, stored};
}

std::uint64_t FewestMovesSearch::step_solver(std::uint64_t nodes) {
    const std::uint64_t before = solver_->progress().nodes;
    const bool ended = solver_->step(nodes);
    const std::uint64_t spent = solver_->progress().nodes - before;
    // Where only a clear proof is still looked for, the answer holds already.
    result_.answer = solver_->result();
    if (!ended) return spent;
    solver_.reset();  // frees its tables
    if (result_.answer.verdict == Verdict::kSolvable)
        begin_levels();
    else
        done_ = true;
    return spent;
}

void FewestMovesSearch::begin_levels() {
    const Bits start = problem_.start.pegs;
    goals_ = goals_of(*board_, problem_);
    std::ranges::sort(goals_);  // the order of the first level, and so of all that is found
    const std::optional<Bits> goal = only_goal(problem_.finish);
    const Bits goal_or_all = goal.value_or(board_->holes());
    canonicalizer_.emplace(*board_, std::array{start, goal_or_all});
    // A region that may be full in the end forces no move. Without a single goal, as many regions
    // may be full in the end as the solution leaves pegs.
    const auto pegs_left = static_cast<std::size_t>(result_.answer.pegs_left);
    regions_.emplace(*board_, start, goal.value_or(0), goal ? 0 : pegs_left);
    forward_pool_.emplace(*board_, SearchDirection::kForwards, goal_or_all);
    backward_pool_.emplace(*board_, SearchDirection::kBackwards, start);
    begin_number_of_moves(regions_->moves_to_end(start));
}

// Looks for a solution in so many moves, when fewer are excluded; unless one is known.
void FewestMovesSearch::begin_number_of_moves(std::size_t moves) {
    const std::size_t best = moves_of(*board_, result_.answer.jumps).size();
    result_.lower_bound = std::min(moves, best);
    result_.proved = done_ = moves >= best;
    if (done_) return;
    forward_.emplace(*canonicalizer_, SearchDirection::kForwards, std::array{problem_.start.pegs},
                     *regions_, *forward_pool_, moves);
    if (!goals_.empty())
        backward_.emplace(*canonicalizer_, SearchDirection::kBackwards, goals_, *regions_,
                          *backward_pool_, moves);
}

// Learns pagoda functions from samples of a new level; returns the nodes of the linear programs.
std::uint64_t FewestMovesSearch::learn(SearchDirection direction) {
    const bool backwards = direction == SearchDirection::kBackwards;
    // Forwards a pagoda function would have to exclude every goal.
    if (!backwards && goals_.size() != 1) return 0;
    PagodaPool& pool = backwards ? *backward_pool_ : *forward_pool_;
    const std::span<const DensePosition> level = (backwards ? *backward_ : *forward_).frontier();
    return learn_pagodas(
        kMoveLevelLearning, level.size(), pool,
        [&] { return std::optional(canonicalizer_->pegs(level[sampler_.draw(level.size())])); },
        [&](Bits pegs) {
            return backwards ? find_pagoda(*board_, problem_.start.pegs, pegs)
                             : find_pagoda(*board_, pegs, goals_[0]);
        },
        [&](const PagodaWithCuts& pagoda) {
            add_images(pool, *board_, canonicalizer_->symmetries(), pagoda);
            return true;
        });
}

// Expands the smaller frontier until it meets the other one or its next level is complete.
std::uint64_t FewestMovesSearch::step_levels(std::uint64_t nodes) {
    const std::size_t depth = forward_->depth() + (backward_ ? backward_->depth() : 0);
    if (depth == result_.lower_bound) {
        begin_number_of_moves(depth + 1);
        return 0;
    }
    const SearchDirection direction =
        backward_ ? smaller_direction(forward_->frontier().size(), backward_->frontier().size())
                  : SearchDirection::kForwards;
    const bool backwards = direction == SearchDirection::kBackwards;
    MoveLevels& growing = backwards ? *backward_ : *forward_;
    for (std::uint64_t done = 0; done < nodes; ++done) {
        if (!growing.expand()) return done + learn(direction);
        if (backward_)
            for (DensePosition position : growing.fresh())
                (backwards ? *forward_ : *backward_).prefetch(position);
        for (DensePosition position : growing.fresh())
            if (meets(direction, position)) {
                join_at(position);
                return done + 1;
            }
        if (bytes() > limits_.bytes) {
            done_ = true;
            return done + 1;
        }
    }
    return nodes;
}

// Whether a position found in a direction is known in the other one. For `fewest`, whose goals only
// show when they are found: whether it has as few pegs as the solver's solution leaves.
bool FewestMovesSearch::meets(SearchDirection direction, DensePosition position) const {
    if (direction == SearchDirection::kBackwards) return forward_->contains(position);
    if (backward_) return backward_->contains(position);
    return peg_count(position) == result_.answer.pegs_left;
}

// Takes the solution through a position where the two meet. If it did not hold, which would be an
// error of ours, the solution that is known stays, and whether it has the fewest moves stays open.
void FewestMovesSearch::join_at(DensePosition position) {
    const Bits pegs = canonicalizer_->pegs(position);
    Answer shorter = result_.answer;
    shorter.jumps = forward_->path(pegs);
    if (backward_) {
        const std::vector<JumpId> rest = backward_->path(pegs);
        shorter.jumps.insert(shorter.jumps.end(), rest.begin(), rest.end());
    }
    done_ = true;
    const bool holds = answer_holds(*board_, problem_, shorter);
    assert(holds);
    if (!holds) return;
    result_.answer = std::move(shorter);
    result_.lower_bound = moves_of(*board_, result_.answer.jumps).size();
    result_.proved = true;
}

std::size_t FewestMovesSearch::bytes() const {
    return forward_->bytes() + (backward_ ? backward_->bytes() : 0);
}

}  // namespace peg
