// SPDX-License-Identifier: MIT
#pragma once

// Finds the longest last move, in jumps, of all solutions that end in a given hole. Each position
// before a last move (last_sweeps.h) is a problem of its own, whether the start can reach it;
// pagoda functions exclude most of them immediately. The longest moves come first, in rounds with
// rising node limits (candidate_rounds.h). If a limit ends the search, the result is the longest
// last move found and an upper bound.
//
// On the English board, from c1 to c1, the last move has at most eight jumps:
//
//     g5-g3-e3-c3-c5-e5-e3-e1-c1

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/board/problem.h"
#include "core/solver/solver.h"
#include "core/solver/sweeps/candidate_rounds.h"
#include "core/solver/sweeps/last_sweeps.h"
#include "core/support/limits.h"

namespace peg {

struct LongestLastSweep {
    std::vector<JumpId> solution;  // with the longest last move found; empty if none was found
    std::size_t jumps = 0;         // in that move
    std::size_t at_most = 0;       // upper bound on the jumps in the last move of any solution
    std::uint64_t nodes = 0;
};

class LongestLastSweepSearch {
public:
    // The board has all jumps of its geometry, and outlives this object.
    explicit LongestLastSweepSearch(const Board& board) : board_(&board), rounds_(board) {}

    // See Solver::begin; the finish must be a hole. Lists the positions before a last move at once,
    // at a cost proportional to LastSweeps::max_positions(). If there are too many for that or for
    // the memory, the search is at its limit immediately.
    void begin(const Problem& problem, const Limits& limits);
    // See Solver::step.
    bool step(std::uint64_t nodes);
    Progress progress() const { return {result_.nodes, rounds_.stored()}; }
    // What is known so far.
    const LongestLastSweep& result() const { return result_; }

private:
    struct Candidate {
        Position position;  // before a last move with more jumps than the longest found
    };
    void take(Position before, const Answer& answer);

    const Board* board_;
    Problem problem_;
    std::optional<LastSweeps> sweeps_;
    CandidateRounds<Candidate> rounds_;  // those with the most jumps first
    bool too_many_ = false;              // positions before a last move
    LongestLastSweep result_;
};

}  // namespace peg
