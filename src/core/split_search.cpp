// SPDX-License-Identifier: MIT
#include "core/split_search.h"

#include <algorithm>
#include <utility>

#include "core/fares.h"
#include "core/pagoda.h"

namespace peg {

SplitSearch::SplitSearch(const Board& board, Bits start, Bits goal)
    : board_(&board), cases_{{.start = start, .goal = goal, .proof = {}}} {}

std::uint64_t SplitSearch::step() {
    constexpr std::uint64_t kPagodaCost = 500;
    constexpr std::uint64_t kFaresCost = 20'000;
    if (state_ != State::kRunning) return 0;
    const std::size_t at = next_++;
    const auto [start, goal] = std::pair{cases_[at].start, cases_[at].goal};
    if (start == goal) {
        state_ = State::kFailed;
        return 1;
    }
    std::uint64_t cost = kPagodaCost;
    if (auto pagoda = find_pagoda(*board_, start, goal)) {
        cases_[at].proof = pagoda_proof(*pagoda, start, goal);
    } else {
        split(at);
        if (cases_[at].number > 1) {
            cost += kFaresCost;
            if (auto fares = find_fares(*board_, start, goal)) {
                cases_.resize(cases_[at].first);
                cases_[at].number = 0;
                cases_[at].proof.kind = Proof::Kind::kFares;
                cases_[at].proof.fares = std::move(*fares);
            }
        }
    }
    if (next_ == cases_.size()) state_ = State::kProved;
    return cost;
}

void SplitSearch::split(std::size_t at) {
    const auto [start, goal] = std::pair{cases_[at].start, cases_[at].goal};
    const std::vector<JumpId> first = split_jumps(*board_, start, goal, false);
    const std::vector<JumpId> last = split_jumps(*board_, start, goal, true);
    const bool backwards = last.size() < first.size();
    cases_[at].proof.kind = Proof::Kind::kSplit;
    cases_[at].proof.backwards = backwards;
    cases_[at].first = cases_.size();
    cases_[at].number = std::min(first.size(), last.size());
    for (JumpId jump : backwards ? last : first) {
        const Bits mask = board_->jump(jump).mask;
        cases_.push_back({.start = backwards ? start : start ^ mask,
                          .goal = backwards ? goal ^ mask : goal,
                          .proof = {}});
    }
}

Proof SplitSearch::proof(std::size_t at) const {
    Proof whole = cases_[at].proof;
    whole.positions = 1;
    for (std::size_t i = 0; i < cases_[at].number; ++i) {
        whole.after.push_back(proof(cases_[at].first + i));
        whole.positions += whole.after.back().positions;
    }
    return whole;
}

}  // namespace peg
