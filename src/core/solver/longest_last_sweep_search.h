// SPDX-License-Identifier: MIT
#pragma once

// The longest last move of all solutions that end in a given hole, in jumps. Each position before a
// last move (last_sweeps.h) is a problem of its own, whether the start leads there, and most of
// them are excluded by weights at once. The longest come first; those that take long are left for
// later rounds, each of which gives a problem eight times as many nodes. Where a limit ends the
// search, there are the longest last move found and an upper bound.
//
// On the English board, from c1 to c1, the last move has at most eight jumps:
//
//     g5-g3-e3-c3-c5-e5-e3-e1-c1

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/board/problem.h"
#include "core/solver/last_sweeps.h"
#include "core/solver/solver.h"
#include "core/support/limits.h"

namespace peg {

struct LongestLastSweep {
    std::vector<JumpId> solution;  // with the longest last move found; empty where none was found
    std::size_t jumps = 0;         // of that move
    std::size_t at_most = 0;       // no solution has a last move of more jumps
    std::uint64_t nodes = 0;
};

class LongestLastSweepSearch {
public:
    // The board has all jumps of its geometry, and must outlive this object.
    explicit LongestLastSweepSearch(const Board& board) : board_(&board), solver_(board) {}

    // As Solver::begin; the finish must be a hole. Lists the positions before a last move, which
    // takes up to a second or two; where there are too many for that or for the memory, the search
    // is at its limit at once.
    void begin(const Problem& problem, const Limits& limits);
    // As Solver::step.
    bool step(std::uint64_t nodes);
    Progress progress() const { return {result_.nodes, solver_.progress().stored}; }
    // What is known so far.
    const LongestLastSweep& result() const { return result_; }

private:
    std::uint64_t nodes_left() const;
    void begin_candidate();
    void begin_next_round();
    void take(const Answer& answer);

    const Board* board_;
    Problem problem_;
    Limits limits_;
    std::optional<LastSweeps> sweeps_;
    // Positions before a last move of more jumps than the longest found, those with the most first,
    // and those of them that this round left undecided.
    std::vector<Position> candidates_;
    std::vector<Position> undecided_;
    std::size_t next_ = 0;      // of the candidates; the solver is at work on it
    std::uint64_t each_ = 0;    // nodes for each of them in this round
    bool worth_more_ = false;   // more nodes may decide what is undecided
    std::uint64_t before_ = 0;  // nodes of all positions but the one at work
    Solver solver_;
    bool done_ = false;
    LongestLastSweep result_;
};

}  // namespace peg
