// SPDX-License-Identifier: MIT
#include "core/proof/case_split.h"

#include <utility>

#include "core/board/position.h"
#include "core/proof/pagoda/find_pagoda.h"

namespace peg {

using By = CaseDistinction::By;

std::vector<SplitCase> split_cases(const Board& board, Bits start, Bits goal, By by) {
    const bool last = by == By::kLastJump;
    const Position position = last ? complement(board, {goal}) : Position{start};
    std::vector<SplitCase> cases;
    if (count(start) <= count(goal)) return cases;
    for (std::size_t id = 0; id < board.jumps().size(); ++id) {
        const Jump& jump = board.jumps()[id];
        if (!is_legal(position, jump)) continue;
        cases.push_back({static_cast<JumpId>(id), last ? start : start ^ jump.mask,
                         last ? goal ^ jump.mask : goal});
    }
    return cases;
}

CaseSplit::CaseSplit(const Board& board, Bits start, Bits goal)
    : board_(&board), finder_(board),
      subproblems_{{.start = start, .goal = goal, .certificate = {}}} {}

std::uint64_t CaseSplit::step() {
    if (state_ != State::kRunning) return 0;
    const std::uint64_t before = cost_++;
    const std::size_t at = next_++;
    if (subproblems_[at].start == subproblems_[at].goal) {
        state_ = State::kFailed;
        subproblems_ = std::vector<Subproblem>();
        certificates_ = std::vector<Certificate>();
        return 1;
    }
    split(at);
    if (exclude(at)) {
        subproblems_.resize(subproblems_[at].first_child);
        subproblems_[at].children = 0;
        subproblems_[at].certificate = certificates_.size() - 1;
    }
    if (next_ == subproblems_.size()) state_ = State::kProved;
    return cost_ - before;
}

// Cost partitions are expensive, and for a subproblem with one child they prove no more than for
// the child.
bool CaseSplit::exclude(std::size_t at) {
    const auto [start, goal] = std::pair{subproblems_[at].start, subproblems_[at].goal};
    cost_ += kLinearProgramCost;
    if (const auto pagoda = find_pagoda(*board_, start, goal)) {
        certificates_.push_back(certificate_of(*pagoda, start, goal));
        return true;
    }
    if (subproblems_[at].children <= 1) return false;
    cost_ += finder_.cost();
    auto partition = finder_.find(start, goal);
    if (!partition) return false;
    certificates_.push_back({*std::move(partition)});
    return true;
}

void CaseSplit::split(std::size_t at) {
    const auto [start, goal] = std::pair{subproblems_[at].start, subproblems_[at].goal};
    const auto first = split_cases(*board_, start, goal, By::kFirstJump);
    const auto last = split_cases(*board_, start, goal, By::kLastJump);
    const bool at_goal = last.size() < first.size();
    const std::vector<SplitCase>& fewer = at_goal ? last : first;
    subproblems_[at].by = at_goal ? By::kLastJump : By::kFirstJump;
    subproblems_[at].first_child = subproblems_.size();
    subproblems_[at].children = fewer.size();
    for (const SplitCase& one : fewer)
        subproblems_.push_back(
            {.jump = one.jump, .start = one.start, .goal = one.goal, .certificate = {}});
}

Certificate CaseSplit::certificate(std::size_t at) const {
    const Subproblem& whole = subproblems_[at];
    if (whole.certificate) return certificates_[*whole.certificate];
    CaseDistinction cases{whole.by, {}};
    for (std::size_t i = whole.first_child; i < whole.first_child + whole.children; ++i)
        cases.cases.push_back({subproblems_[i].jump, certificate(i)});
    return {std::move(cases)};
}

}  // namespace peg
