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
    if (state_ != State::kRunning) return 0;
    const std::uint64_t before = cost_++;
    const std::size_t at = next_++;
    if (cases_[at].start == cases_[at].goal) {
        state_ = State::kFailed;
        cases_ = std::vector<Case>();
        proofs_ = std::vector<Proof>();
        return 1;
    }
    split(at);
    if (excluded(at)) {
        cases_.resize(cases_[at].first);
        cases_[at].number = 0;
        cases_[at].proof = proofs_.size() - 1;
    }
    if (next_ == cases_.size()) state_ = State::kProved;
    return cost_ - before;
}

// Fares take a while, and where there is but one way to go they prove no more than on the way.
bool SplitSearch::excluded(std::size_t at) {
    constexpr std::uint64_t kPagodaCost = 500;
    const auto [start, goal] = std::pair{cases_[at].start, cases_[at].goal};
    cost_ += kPagodaCost;
    if (const auto pagoda = find_pagoda(*board_, start, goal)) {
        proofs_.push_back(pagoda_proof(*pagoda, start, goal));
        return true;
    }
    if (cases_[at].number <= 1) return false;
    cost_ += board_->jumps().size() * board_->jumps().size();
    auto fares = find_fares(*board_, start, goal);
    if (!fares) return false;
    Proof& proof = proofs_.emplace_back();
    proof.kind = Proof::Kind::kFares;
    proof.fares = std::move(*fares);
    return true;
}

void SplitSearch::split(std::size_t at) {
    const auto [start, goal] = std::pair{cases_[at].start, cases_[at].goal};
    const auto first = split_cases(*board_, start, goal, false);
    const auto last = split_cases(*board_, start, goal, true);
    const bool backwards = last.size() < first.size();
    cases_[at].backwards = backwards;
    cases_[at].first = cases_.size();
    cases_[at].number = std::min(first.size(), last.size());
    for (const SplitCase& one : backwards ? last : first)
        cases_.push_back({.start = one.start, .goal = one.goal, .proof = {}});
}

Proof SplitSearch::proof(std::size_t at) const {
    const Case& one = cases_[at];
    Proof whole;
    if (one.proof)
        whole = proofs_[*one.proof];
    else
        whole.kind = Proof::Kind::kSplit;
    whole.backwards = one.backwards && !one.proof;
    whole.positions = 1;
    for (std::size_t i = 0; i < one.number; ++i) {
        whole.after.push_back(proof(one.first + i));
        whole.positions += whole.after.back().positions;
    }
    return whole;
}

}  // namespace peg
