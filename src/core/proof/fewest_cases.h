// SPDX-License-Identifier: MIT
#pragma once

// The proof by cases that has the fewest cases, for a problem that is known to be lost. A search
// says only that it saw every position; some cases, each of which a pagoda function excludes
// (find_pagoda.h), are a proof that a person can follow.
//
//     English after 14 jumps   +- last d2-d4 +- last b3-d3: excluded
//     ..xxx/..oxo/oooxooo/     |             +- last d5-d3: excluded
//     xxooxox/xxoxxox/         |             +- last f3-d3: excluded
//     ..xox/..xox              +- last b4-d4: excluded
//     to d4, which no pagoda   +- last d6-d4: excluded
//     function excludes        +- last f4-d4: excluded     by one or other of two functions
//
// A problem is excluded by weights, or it is split by its first jumps or by its last ones, and then
// each of its subproblems has to be excluded: an AND/OR graph, of which a subproblem that several
// orders of jumps lead to is one node. Each open node has a lower bound on the cases that it comes
// down to. AO* (N. J. Nilsson, Principles of Artificial Intelligence, 1980, section 3.2) splits the
// problems of the tree with the least bound, so the first proof has the fewest cases of all.
//
// case_split.h splits likewise, breadth first and always at the end that has fewer jumps, to decide
// a problem that may have a solution. Here the verdict is known, and the proof should be short.

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "core/proof/case_split.h"
#include "core/proof/certificate.h"
#include "core/proof/pagoda/find_pagoda.h"

namespace peg {

class FewestCases {
public:
    enum class State : std::uint8_t { kRunning, kProved, kFailed };

    // The board must outlive this object; start and goal must lie within its holes. `cuts` says
    // whether zero-half cuts may exclude a case too. No proof has more than `most_cases` cases.
    FewestCases(const Board& board, Bits start, Bits goal, CutsAllowed cuts,
                std::size_t most_cases);

    // Splits one more subproblem; returns the cost in nodes (find_pagoda.h). It fails where a proof
    // needs more cases than are allowed, or where a play to the goal is found. On the English board
    // a step takes up to 2 ms, most of it for a linear program in each case.
    std::uint64_t step();
    State state() const { return state_; }
    std::uint64_t cost() const { return cost_; }  // nodes, so far

    // When proved. A subproblem that cannot go on is one case without cases of its own.
    Certificate certificate() const { return certificate(0); }

private:
    using By = CaseDistinction::By;
    struct Side {
        std::vector<SplitCase> cases;
        std::vector<std::size_t> children;  // numbers of nodes, by case, once the side is expanded
        bool expanded = false;
    };
    struct Node {
        Bits start = 0;
        Bits goal = 0;
        std::optional<std::size_t> pagoda;  // in pagodas_, where one excludes the subproblem
        bool proved = false;
        std::size_t least = 1;  // cases that it comes down to; proved: exactly
        std::size_t best = 0;   // the side with the fewer
        std::array<Side, 2> sides;
        std::vector<std::size_t> parents;
    };
    // The last jumps come first: where both sides promise as many cases, they exclude more. There
    // are as many of them at the end of every play.
    static constexpr std::array kSides{By::kLastJump, By::kFirstJump};

    std::size_t number_of(Bits start, Bits goal);
    void exclude(Node& node);
    void expand(std::size_t at);
    void update_from(std::size_t at);
    bool update(Node& node) const;
    Certificate certificate(std::size_t at) const;

    const Board* board_;
    CutsAllowed cuts_;
    std::size_t most_cases_;
    std::vector<Node> nodes_;                               // the whole problem is the first
    std::map<std::pair<Bits, Bits>, std::size_t> numbers_;  // of nodes, by start and goal
    std::vector<PagodaWithCuts> pagodas_;
    std::uint64_t cost_ = 0;
    State state_ = State::kRunning;
};

}  // namespace peg
