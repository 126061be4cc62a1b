// SPDX-License-Identifier: MIT
#include "core/two_ended.h"

#include <algorithm>
#include <utility>

#include "core/pagoda.h"

namespace peg {

TwoEndedSearch::Learned::Learned(const Board& board, Bits start, Bits goal)
    : forward(board, PagodaPool::Side::kForwards, goal),
      backward(board, PagodaPool::Side::kBackwards, start) {}

TwoEndedSearch::TwoEndedSearch(const Board& board, Bits start, Bits goal, std::size_t width,
                               std::size_t max_bytes, Learned& learned)
    : board_(&board), start_(start), goal_(goal),
      jumps_(static_cast<std::size_t>(count(start) - count(goal))), width_(width),
      max_bytes_(max_bytes), learned_(&learned), beam_(board, start, goal), levels_(board, goal) {
    beam_.restart(width);
    meet();
}

std::uint64_t TwoEndedSearch::step(std::uint64_t nodes) {
    if (state_ != State::kRunning) return 0;
    constexpr std::size_t kBackwardShare = 16;
    const bool forward_began = beam_.depth() > 0 || beam_.in_between();
    const bool deep_enough =
        !levels_.in_between() && levels_.frontier().size() >= kBackwardShare * width_;
    return forward_began || deep_enough ? step_forward(nodes) : step_backward(nodes);
}

std::uint64_t TwoEndedSearch::step_backward(std::uint64_t nodes) {
    const std::uint64_t done = levels_.expand(learned_->backward, nodes, max_bytes_);
    if (levels_.full()) state_ = State::kOutOfMemory;
    if (levels_.full() || levels_.in_between()) return done;
    meet();
    const std::span<const Bits> level = levels_.frontier();
    return done + learn(
                      learned_->backward, level.size(), [&](std::size_t i) { return level[i]; },
                      [&](Bits pegs) { return find_pagoda(*board_, start_, pegs); });
}

std::uint64_t TwoEndedSearch::step_forward(std::uint64_t nodes) {
    const std::size_t max_bytes = max_bytes_ - std::min(max_bytes_, levels_.bytes());
    const std::uint64_t done = beam_.expand(learned_->forward, nodes, max_bytes);
    if (beam_.full()) state_ = State::kOutOfMemory;
    if (beam_.full() || beam_.in_between()) return done;
    meet();
    return done + learn(
                      learned_->forward, beam_.deepest_size(),
                      [&](std::size_t i) { return beam_.deepest(i); },
                      [&](Bits pegs) { return find_pagoda(*board_, pegs, goal_); });
}

// Looks, at the end of a level, whether that was it.
void TwoEndedSearch::meet() {
    if (levels_.frontier().empty()) {
        state_ = State::kExhausted;
        return;
    }
    const bool level_reached = beam_.depth() + levels_.depth() == jumps_;
    if (level_reached) {
        if (const auto forward = beam_.find(levels_.deepest())) {
            solution_ = *forward;
            Bits pegs = start_;
            for (JumpId id : solution_) pegs ^= board_->jump(id).mask;
            const std::vector<JumpId> rest = levels_.path(pegs);
            solution_.insert(solution_.end(), rest.begin(), rest.end());
            state_ = State::kSolved;
            return;
        }
    }
    if (level_reached || beam_.empty())
        state_ = beam_.complete() ? State::kExhausted : State::kGaveUp;
}

// On a level of which the programme excludes nothing it is soon left alone; a level of which it
// excludes much is worth many tries, as each function found excludes some of the others too. That a
// failure is forgotten at the next level decides most: near the start and the goal hardly anything
// can be excluded, halfway nearly everything.
template <class Sample, class Prove>
std::uint64_t TwoEndedSearch::learn(PagodaPool& pool, std::size_t size, Sample sample,
                                    Prove prove) {
    constexpr std::size_t kLeastWidth = 1024;  // less is done before a few programmes would be
    constexpr std::size_t kShare = 32;
    constexpr int kPatience = 3;
    constexpr int kReward = 2;
    if (state_ != State::kRunning || width_ < kLeastWidth) return 0;
    std::uint64_t cost = 0;
    std::size_t tries = std::min(size, width_ / kShare);
    int patience = kPatience;
    // Of a small level all are seen in a few rounds; most of those tried may be excluded by now.
    for (std::size_t looks = 2 * tries; looks > 0 && tries > 0 && patience > 0 && !pool.full();
         --looks) {
        // Some member of the level, by Knuth's multiplicative hash.
        const std::uint64_t hash = ++samples_ * 2654435761U >> 7;
        const Bits pegs = sample(static_cast<std::size_t>(hash % size));
        if (!pool.possible(pool.slack(pegs))) continue;
        --tries;
        cost += kProgrammeCost;
        const auto pagoda = prove(pegs);
        patience += pagoda && pool.add(*pagoda) ? kReward : -1;
    }
    return cost;
}

}  // namespace peg
