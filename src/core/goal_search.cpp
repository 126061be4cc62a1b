// SPDX-License-Identifier: MIT
#include "core/goal_search.h"

#include <algorithm>

#include "core/pagoda.h"

namespace peg {

GoalSearch::GoalSearch(const Board& board, Bits start, std::span<const Bits> goals,
                       std::size_t max_bytes)
    : board_(&board), start_(start), max_bytes_(max_bytes) {
    const ClassRule rule(board);
    for (Bits goal : goals)
        if (rule(goal) == rule(start)) goals_.push_back({.pegs = goal});
    for (const Goal& goal : goals_) ways_.push_back({{{start, goal.pegs, {}, {}}, {}, 0}});
    splits_.resize(goals_.size());
    if (!few_goals()) round_ = kProgrammes;
}

// The first width solves the English central game in 0.1 ms and a third of the positions made by
// 20 to 35 un-jumps, in less time than the linear programme takes; 64 would solve 96 of 100.
std::size_t GoalSearch::width() const {
    constexpr std::size_t kFirst = 16;
    constexpr std::size_t kSecond = 128;  // after the programmes
    constexpr std::size_t kThird = 512;
    constexpr std::size_t kFourth = 1024;  // and at open cases
    constexpr int kGrowthBits = 2;
    if (round_ == 0) return kFirst;
    if (round_ == kProgrammes) return kSecond;
    if (round_ < kOpenCases) return kThird;
    return kFourth << kGrowthBits * (round_ - kOpenCases - (round_ > kFrontiers ? 1 : 0));
}

std::uint64_t GoalSearch::step(std::uint64_t nodes) {
    std::uint64_t done = 0;
    while (state_ == State::kRunning && done < nodes) {
        if (attempt_)
            done += attempt(nodes - done);
        else if (frontiers_)
            done += search_frontiers(nodes - done);
        else if (at_ == goals_.size())
            next_round();
        else if (goals_[at_].excluded())
            next_goal();
        else if (ways_[at_][way_].positions > 0)
            next_way();
        else
            done += consider(goals_[at_]);
    }
    return done;
}

std::uint64_t GoalSearch::consider(Goal& goal) {
    if (goal.pegs == start_) {
        state_ = State::kSolved;
        return 1;
    }
    std::uint64_t cost = 1;
    if (round_ == kProgrammes) {
        cost = programme(goal);
        if (goal.excluded()) return cost;
    }
    if (count(start_) <= count(goal.pegs)) {
        goal.positions = 1;  // each jump takes a peg away
        return cost;
    }
    if (const std::uint64_t looked = look_at_case(goal); looked > 0) return looked;
    if (round_ == kFrontiers) {
        frontiers_ = std::make_unique<FrontierSearch>(*board_, start_, goal.pegs, max_bytes_);
        return 1;
    }
    cost += find_ways(goal);
    // The search likes a goal of few pegs; the complementary problem may have the smaller one.
    auto& [part, learned, positions] = ways_[at_][way_];
    turned_ = count(part.goal) > board_->hole_count() - count(part.start);
    const Bits from = turned_ ? board_->holes() & ~part.goal : part.start;
    const Bits to = turned_ ? board_->holes() & ~part.start : part.goal;
    if (!learned) learned.emplace(*board_, from, to);
    attempt_.emplace(*board_, from, to, width(), max_bytes_, *learned);
    return cost;
}

std::uint64_t GoalSearch::programme(Goal& goal) {
    const auto excludes = [&](const Pagoda& pagoda) {
        return slack(pagoda, start_, goal.pegs) < 0;
    };
    const auto known = std::ranges::find_if(pagodas_, excludes);
    if (known != pagodas_.end()) {
        goal.pagoda = static_cast<std::uint32_t>(known - pagodas_.begin());
        return 1;
    }
    if (const auto pagoda = find_pagoda(*board_, start_, goal.pegs)) {
        goal.pagoda = static_cast<std::uint32_t>(pagodas_.size());
        pagodas_.push_back(*pagoda);
    }
    return TwoEndedSearch::kProgrammeCost;
}

// One case more, as long as all take no longer than an attempt of the present width; 0 then.
std::uint64_t GoalSearch::look_at_case(Goal& goal) {
    constexpr std::size_t kLeastWidth = 1 << 12;
    constexpr std::size_t kMostWidth = 1 << 17;
    constexpr std::uint64_t kCostOfWidth = 40;
    if (width() < kLeastWidth || !few_goals()) return 0;
    auto& split = splits_[at_];
    if (!split) split.emplace(*board_, start_, goal.pegs);
    if (split->cost() >= kCostOfWidth * std::min(width(), kMostWidth)) return 0;
    const std::uint64_t cost = split->step();
    if (split->state() == SplitSearch::State::kProved) {
        goal.split = static_cast<std::uint32_t>(split_proofs_.size());
        split_proofs_.push_back(split->proof());
    }
    return cost;
}

// Puts what is open in the place of the whole. Where nothing is, the whole stays, until cases are
// looked at for a proof.
std::uint64_t GoalSearch::find_ways(const Goal& goal) {
    if (round_ != kOpenCases || way_ > 0 || !few_goals()) return 0;
    OpenCases open = open_cases(*board_, start_, goal.pegs);
    if (open.cases.empty()) return open.cost;
    std::vector<Way>& ways = ways_[at_];
    if (open.cases.size() == 1 && open.cases[0].start == start_ && open.cases[0].goal == goal.pegs)
        return open.cost;  // keeping what was learned
    ways.clear();
    for (OpenCase& part : open.cases) ways.push_back({std::move(part), {}, 0});
    return open.cost;
}

std::uint64_t GoalSearch::attempt(std::uint64_t nodes) {
    std::uint64_t done = attempt_->step(nodes);
    std::vector<Way>& ways = ways_[at_];
    Way& way = ways[way_];
    switch (attempt_->state()) {
        case TwoEndedSearch::State::kRunning: return done;
        case TwoEndedSearch::State::kSolved: {
            std::vector<JumpId> jumps = attempt_->solution();
            if (turned_) std::ranges::reverse(jumps);
            solution_ = way.part.before;
            solution_.insert(solution_.end(), jumps.begin(), jumps.end());
            solution_.insert(solution_.end(), way.part.after.begin(), way.part.after.end());
            state_ = State::kSolved;
            break;
        }
        case TwoEndedSearch::State::kExhausted:
            way.positions = attempt_->stored();
            if (std::ranges::any_of(ways, [](const Way& one) { return one.positions == 0; })) break;
            for (const Way& one : ways) goals_[at_].positions += one.positions;
            // A pagoda function is the better proof: it can be checked by hand.
            if (round_ < kProgrammes) done += programme(goals_[at_]);
            break;
        case TwoEndedSearch::State::kOutOfMemory: out_of_memory_ = true; break;
        case TwoEndedSearch::State::kGaveUp: break;
    }
    attempt_.reset();
    next_way();
    return done;
}

void GoalSearch::next_way() {
    if (++way_ == ways_[at_].size()) next_goal();
}

void GoalSearch::next_goal() {
    ++at_;
    way_ = 0;
}

std::uint64_t GoalSearch::search_frontiers(std::uint64_t nodes) {
    const std::uint64_t done = frontiers_->step(nodes);
    switch (frontiers_->state()) {
        case FrontierSearch::State::kRunning: return done;
        case FrontierSearch::State::kSolved:
            solution_ = frontiers_->solution();
            state_ = State::kSolved;
            break;
        case FrontierSearch::State::kExhausted: goals_[at_].positions = frontiers_->stored(); break;
        case FrontierSearch::State::kOutOfMemory: break;  // a beam may still find a way
    }
    frontiers_.reset();
    next_goal();
    return done;
}

Proof GoalSearch::proof(const Goal& goal) const {
    if (goal.split) return split_proofs_[*goal.split];
    if (!goal.pagoda) return exhaustive_proof(goal.positions);
    return pagoda_proof(pagodas_[*goal.pagoda], start_, goal.pegs);
}

void GoalSearch::next_round() {
    at_ = 0;
    if (std::ranges::all_of(goals_, &Goal::excluded)) {
        state_ = State::kImpossible;
    } else if (!out_of_memory_) {
        ++round_;
    } else if (round_ < kFrontiers) {
        round_ = kFrontiers;
    } else {
        state_ = State::kGaveUp;
    }
}

}  // namespace peg
