// SPDX-License-Identifier: MIT
#include "core/search/bidirectional_search.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/proof/pagoda/find_pagoda.h"

namespace peg {

BidirectionalSearch::LearnedPagodas::LearnedPagodas(const Board& board, Bits start, Bits goal)
    : forward(board, SearchDirection::kForwards, goal),
      backward(board, SearchDirection::kBackwards, start) {}

BidirectionalSearch::BidirectionalSearch(const Board& board, Bits start, Bits goal,
                                         std::size_t width, std::size_t max_bytes,
                                         LearnedPagodas& learned)
    : board_(&board), start_(start), goal_(goal),
      jump_count_(static_cast<std::size_t>(count(start) - count(goal))), width_(width),
      max_bytes_(max_bytes), learned_(&learned), beam_(board, start, goal), levels_(board, goal) {
    assert(((start | goal) & ~board.holes()) == 0);
    assert(count(start) >= count(goal));
    beam_.restart(width);
    finish_level();
}

std::uint64_t BidirectionalSearch::step(std::uint64_t nodes) {
    assert(nodes > 0);
    if (state_ != SearchState::kRunning) return 0;
    constexpr std::size_t kBackwardShare = 16;
    const bool forward_began = beam_.depth() > 0 || beam_.in_between();
    const bool deep_enough =
        !levels_.in_between() && levels_.frontier().size() >= kBackwardShare * width_;
    return forward_began || deep_enough ? step_forward(nodes) : step_backward(nodes);
}

std::uint64_t BidirectionalSearch::step_backward(std::uint64_t nodes) {
    const std::uint64_t done = levels_.expand(learned_->backward, nodes, max_bytes_);
    if (levels_.full()) state_ = SearchState::kOutOfMemory;
    if (levels_.full() || levels_.in_between()) return done;
    finish_level();
    if (state_ != SearchState::kRunning) return done;
    const std::span<const Bits> level = levels_.frontier();
    return done + learn_pagodas(
                      learning_rule_of_beam(width_, level.size()), level.size(), learned_->backward,
                      [&] { return std::optional(level[sampler_.draw(level.size())]); },
                      [&](Bits pegs) { return find_pagoda(*board_, start_, pegs); },
                      [&](const PagodaWithCuts& pagoda) { return learned_->backward.add(pagoda); });
}

std::uint64_t BidirectionalSearch::step_forward(std::uint64_t nodes) {
    const std::size_t max_bytes = max_bytes_ - std::min(max_bytes_, levels_.bytes());
    const std::uint64_t done = beam_.expand(learned_->forward, nodes, max_bytes);
    if (beam_.full()) state_ = SearchState::kOutOfMemory;
    if (beam_.full() || beam_.in_between()) return done;
    finish_level();
    if (state_ != SearchState::kRunning) return done;
    const std::size_t level = beam_.deepest_size();
    return done + learn_pagodas(
                      learning_rule_of_beam(width_, level), level, learned_->forward,
                      [&] { return std::optional(beam_.deepest(sampler_.draw(level))); },
                      [&](Bits pegs) { return find_pagoda(*board_, pegs, goal_); },
                      [&](const PagodaWithCuts& pagoda) { return learned_->forward.add(pagoda); });
}

// Called when a level is complete: decides whether the search ends with it.
void BidirectionalSearch::finish_level() {
    if (levels_.frontier().empty()) {
        state_ = SearchState::kExhausted;
        return;
    }
    const bool met = beam_.depth() + levels_.depth() == jump_count_;
    if (met) {
        if (const auto forward = beam_.find(levels_.deepest())) return join(*forward);
    }
    if (met || beam_.empty())
        state_ = beam_.complete() ? SearchState::kExhausted : SearchState::kInconclusive;
}

// Joins the beam's jumps to a position of the deepest level, and the jumps from there to the goal.
void BidirectionalSearch::join(std::vector<JumpId> forward) {
    Bits pegs = start_;
    for (JumpId id : forward) pegs ^= board_->jump(id).mask;
    const std::vector<JumpId> backward = levels_.path(pegs);
    solution_ = std::move(forward);
    solution_.insert(solution_.end(), backward.begin(), backward.end());
    state_ = SearchState::kSolved;
}

}  // namespace peg
