// SPDX-License-Identifier: MIT
#pragma once

// Finds, for a problem that is known to have no solution, the proof by cases with the minimum
// number of cases: a case fixes some first and last jumps. A search only says that it saw every
// position; a few cases, each excluded by a pagoda function (find_pagoda.h), are a proof that a
// person can follow.
//
//     English after 14 jumps   +- last d2-d4 +- last b3-d3: excluded
//     ..xxx/..oxo/oooxooo/     |             +- last d5-d3: excluded
//     xxooxox/xxoxxox/         |             +- last f3-d3: excluded
//     ..xox/..xox              +- last b4-d4: excluded
//     to d4, which no pagoda   +- last d6-d4: excluded
//     function excludes        +- last f4-d4: excluded     by two functions in all
//
// A problem is excluded by weights, or it is split by its first or by its last jumps, and then each
// of its subproblems has to be excluded. This is an AND/OR graph, in which a subproblem that
// several orders of jumps lead to is a single node. Each open node has a lower bound on the number
// of its cases. AO* (N. J. Nilsson, Principles of Artificial Intelligence, 1980, section 3.2)
// always splits an open node of the tree with the lowest bound, so the first proof found has the
// minimum number of cases.
//
// case_split.h splits in the same way, but breadth-first and always at the end with fewer jumps, to
// decide a problem that may have a solution. Here the verdict is known, and the proof should be
// short.

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

    // The board outlives this object; start and goal are subsets of its holes. `cuts` says whether
    // zero-half cuts may exclude a case too. A proof has at most `max_cases` cases.
    FewestCases(const Board& board, Bits start, Bits goal, CutsAllowed cuts, std::size_t max_cases);

    // Splits one more subproblem; returns the cost in nodes (find_pagoda.h), most of it for one
    // linear program per case. The state becomes kFailed if every proof needs more cases than
    // allowed, or if a play to the goal is found.
    std::uint64_t step();
    State state() const { return state_; }
    std::uint64_t cost() const { return cost_; }  // nodes so far

    // Requires kProved. A subproblem without jumps is one case that has no cases of its own.
    Certificate certificate() const { return certificate(0); }

private:
    using By = CaseDistinction::By;
    struct Side {
        std::vector<SplitCase> cases;
        std::vector<std::size_t> children;  // indices of nodes, by case, once the side is expanded
        bool expanded = false;
    };
    struct Node {
        Bits start = 0;
        Bits goal = 0;
        std::optional<std::size_t> pagoda;  // index in pagodas_, if one excludes the subproblem
        bool proved = false;
        std::size_t least = 1;  // lower bound on its number of cases; exact if proved
        std::size_t best = 0;   // the side with the lower bound
        std::array<Side, 2> sides;
        std::vector<std::size_t> parents;
    };
    // The last jumps come first: if both sides have the same bound, the cases by last jump exclude
    // more, because every play ends with one of the same few last jumps.
    static constexpr std::array kSides{By::kLastJump, By::kFirstJump};

    std::size_t number_of(Bits start, Bits goal);
    void exclude(Node& node);
    void expand(std::size_t at);
    void update_from(std::size_t at);
    bool update(Node& node) const;
    Certificate certificate(std::size_t at) const;

    const Board* board_;
    CutsAllowed cuts_;
    std::size_t max_cases_;
    std::vector<Node> nodes_;                               // the root is the first
    std::map<std::pair<Bits, Bits>, std::size_t> numbers_;  // node index by (start, goal)
    std::vector<PagodaWithCuts> pagodas_;
    std::uint64_t cost_ = 0;
    State state_ = State::kRunning;
};

}  // namespace peg
