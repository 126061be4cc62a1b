// SPDX-License-Identifier: MIT
#include "core/open_cases.h"

#include <algorithm>

#include "core/pagoda.h"
#include "core/proof.h"
#include "core/two_ended.h"

namespace peg {

namespace {

OpenCase continued(OpenCase from, const SplitCase& by, bool backwards) {
    if (backwards)
        from.after.insert(from.after.begin(), by.jump);
    else
        from.before.push_back(by.jump);
    from.start = by.start;
    from.goal = by.goal;
    return from;
}

}  // namespace

OpenCases open_cases(const Board& board, Bits start, Bits goal) {
    constexpr std::size_t kMost = 4;
    constexpr int kSplits = 4;
    constexpr int kLeastJumps = 2 * kSplits;  // on a shorter way there is nothing to be gained
    OpenCases open{{{start, goal, {}, {}}}, 0};
    if (count(start) - count(goal) < kLeastJumps) return open;
    std::vector<Pagoda> pagodas;  // what excludes one case often excludes others
    const auto excluded = [&](const SplitCase& one) {
        const auto excludes = [&](const Pagoda& pagoda) {
            return slack(pagoda, one.start, one.goal) < 0;
        };
        if (std::ranges::any_of(pagodas, excludes)) return true;
        open.cost += TwoEndedSearch::kProgrammeCost;
        const auto pagoda = find_pagoda(board, one.start, one.goal);
        if (pagoda) pagodas.push_back(*pagoda);
        return pagoda.has_value();
    };
    for (int i = 0; i < kSplits; ++i) {
        const bool backwards = i % 2 == 1;
        std::vector<OpenCase> left;
        for (const OpenCase& one : open.cases)
            for (const SplitCase& next : split_cases(board, one.start, one.goal, backwards)) {
                const auto same = [&](const OpenCase& other) {
                    return other.start == next.start && other.goal == next.goal;
                };
                if (std::ranges::any_of(left, same) || excluded(next)) continue;
                if (left.size() == kMost) return open;
                left.push_back(continued(one, next, backwards));
            }
        open.cases = std::move(left);
    }
    return open;
}

}  // namespace peg
