// SPDX-License-Identifier: MIT
#include "core/search/open_subproblems.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/proof/case_split.h"
#include "core/proof/pagoda/find_pagoda.h"
#include "core/search/known_pagodas.h"
#include "core/support/search_direction.h"

namespace peg {

namespace {

// The subproblem after one more jump at the start, or before one more jump at the goal.
Subproblem extended(Subproblem whole, const SplitCase& by, SearchDirection direction) {
    if (direction == SearchDirection::kBackwards)
        whole.after.insert(whole.after.begin(), by.jump);
    else
        whole.before.push_back(by.jump);
    whole.start = by.start;
    whole.goal = by.goal;
    return whole;
}

}  // namespace

OpenSubproblems open_subproblems(const Board& board, Bits start, Bits goal) {
    assert(((start | goal) & ~board.holes()) == 0);
    constexpr std::size_t kMaxCases = 4;
    constexpr int kSplits = 4;
    constexpr int kMinJumps = 2 * kSplits;  // splitting a shorter problem gains nothing
    OpenSubproblems open{{{start, goal, {}, {}}}, 0};
    if (count(start) - count(goal) < kMinJumps) return open;
    KnownPagodas pagodas(board);
    const auto excluded = [&](const SplitCase& one) {
        if (pagodas.find_known(one.start, one.goal)) return true;
        open.nodes += kLinearProgramCost;
        return pagodas.find_new(one.start, one.goal).has_value();
    };
    SearchDirection direction = SearchDirection::kForwards;
    for (int i = 0; i < kSplits; ++i, direction = opposite(direction)) {
        const auto by = direction == SearchDirection::kForwards ? CaseDistinction::By::kFirstJump
                                                                : CaseDistinction::By::kLastJump;
        std::vector<Subproblem> left;
        for (const Subproblem& one : open.cases)
            for (const SplitCase& next : split_cases(board, one.start, one.goal, by)) {
                const auto same = [&](const Subproblem& other) {
                    return other.start == next.start && other.goal == next.goal;
                };
                if (std::ranges::any_of(left, same) || excluded(next)) continue;
                if (left.size() == kMaxCases) return open;
                left.push_back(extended(one, next, direction));
            }
        open.cases = std::move(left);
    }
    return open;
}

}  // namespace peg
