// SPDX-License-Identifier: MIT
#pragma once

// A proof by cases from both ends. A problem that neither weights nor a cost partition exclude is
// split at the end that has fewer jumps: into one case for each first jump, or one for each last
// jump. Where all cases are excluded, so is the whole.
//
//     Diamond 41  +- first d4-d2 -+- last d8-f8: ...    which is lost, in five cases; a search took
//     d2 to f8    |               +- last f6-f8: ...    705 million positions to prove it
//                 +- first f2-d2 -+ ...
//
// Near the corners of a board there are few ways to begin and to end, and what is in between is so
// much better defined that linear programs which prove nothing of the whole exclude each case. And
// where there is but one jump, the split costs nothing: what the whole would ask for, the case does
// too.

#include <optional>
#include <vector>

#include "core/proof/certificate.h"
#include "core/proof/partition/find_cost_partition.h"

namespace peg {

// What is left of a problem when one of its first or last jumps is made.
struct SplitCase {
    JumpId jump = 0;
    Bits start = 0;
    Bits goal = 0;
};
// For each jump that the start has (kFirstJump) or that can lead to the goal (kLastJump), in the
// board's order. None where the goal has as many pegs as the start: each jump takes a peg.
std::vector<SplitCase> split_cases(const Board& board, Bits start, Bits goal,
                                   CaseDistinction::By by);

class CaseSplit {
public:
    enum class State : std::uint8_t { kRunning, kProved, kFailed };

    CaseSplit(const Board& board, Bits start, Bits goal);

    // Looks at one more subproblem; returns the cost, in positions that a search would visit
    // meanwhile. It fails where the goal has been reached.
    std::uint64_t step();
    State state() const { return state_; }
    std::uint64_t cost() const { return cost_; }       // so far
    std::size_t subproblems() const { return next_; }  // looked at, those that were split too

    // When proved.
    Certificate certificate() const { return certificate(0); }

private:
    struct Subproblem {
        JumpId jump = 0;  // that leads to it from the one above
        Bits start = 0;
        Bits goal = 0;
        CaseDistinction::By by = CaseDistinction::By::kFirstJump;
        std::size_t first_child = 0;
        std::size_t children = 0;
        std::optional<std::size_t> certificate;  // in certificates_, where it is not split
    };

    bool exclude(std::size_t at);
    void split(std::size_t at);
    Certificate certificate(std::size_t at) const;

    const Board* board_;
    CostPartitionFinder finder_;
    std::vector<Subproblem> subproblems_;  // each before its children
    std::vector<Certificate> certificates_;
    std::size_t next_ = 0;  // the subproblem whose turn it is
    std::uint64_t cost_ = 0;
    State state_ = State::kRunning;
};

}  // namespace peg
