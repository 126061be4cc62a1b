// SPDX-License-Identifier: MIT
#pragma once

// Looks for a proof that a problem has no solution, by cases of its first and of its last jumps. A
// problem that neither weights nor a cost partition exclude is split at the end that has fewer
// jumps: into one case for each first jump, or one for each last jump. If all cases are excluded,
// so is the whole problem.
//
//     Diamond 41  +- first d4-d2 -+- last d8-f8: ...    lost, in five cases; without cases a
//     d2 to f8    |               +- last f6-f8: ...    search took 705 million positions
//                 +- first f2-d2 -+ ...                 to prove it
//
// Near the corners of a board there are few ways to begin and to end. The problem in between is so
// much more constrained that linear programs which prove nothing of the whole exclude each case. If
// there is only one jump, the split costs nothing: the single case replaces the whole.

#include <optional>
#include <vector>

#include "core/proof/certificate.h"
#include "core/proof/partition/find_cost_partition.h"

namespace peg {

// The problem that remains after one of the first jumps, or before one of the last jumps.
struct SplitCase {
    JumpId jump = 0;
    Bits start = 0;
    Bits goal = 0;
};
// The case of each jump that is legal in the start (kFirstJump) or that can lead to the goal
// (kLastJump), in the board's order. Empty if the goal has as many pegs as the start, because each
// jump removes one.
std::vector<SplitCase> split_cases(const Board& board, Bits start, Bits goal,
                                   CaseDistinction::By by);

class CaseSplit {
public:
    enum class State : std::uint8_t { kRunning, kProved, kFailed };

    CaseSplit(const Board& board, Bits start, Bits goal);

    // Examines one more subproblem; returns the cost, in positions that a search would visit in
    // that time. The state becomes kFailed if the goal has been reached.
    std::uint64_t step();
    State state() const { return state_; }
    std::uint64_t cost() const { return cost_; }  // so far
    // The number of subproblems examined so far, including those that were split.
    std::size_t subproblems() const { return next_; }

    // Requires kProved.
    Certificate certificate() const { return certificate(0); }

private:
    struct Subproblem {
        JumpId jump = 0;  // from the parent to this subproblem
        Bits start = 0;
        Bits goal = 0;
        CaseDistinction::By by = CaseDistinction::By::kFirstJump;
        std::size_t first_child = 0;
        std::size_t children = 0;
        std::optional<std::size_t> certificate;  // index in certificates_, if it is not split
    };

    bool exclude(std::size_t at);
    void split(std::size_t at);
    Certificate certificate(std::size_t at) const;

    const Board* board_;
    CostPartitionFinder finder_;
    std::vector<Subproblem> subproblems_;  // each before its children
    std::vector<Certificate> certificates_;
    std::size_t next_ = 0;  // the subproblem to be examined next
    std::uint64_t cost_ = 0;
    State state_ = State::kRunning;
};

}  // namespace peg
