// SPDX-License-Identifier: MIT
#pragma once

// A solution whose last move has a given number of jumps. Each position before such a move
// (last_sweeps.h) is a problem of its own, whether the start leads there, as for the longest last
// move (longest_last_sweep_search.h): each round gives a problem eight times as many nodes. Where
// the solver comes to such a position by a jump of the very peg that is to move then, the move
// would be a longer one; so it is asked in turn for each jump of another peg that can come before.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/board/problem.h"
#include "core/solver/last_sweeps.h"
#include "core/solver/solver.h"
#include "core/support/limits.h"

namespace peg {

class LastSweepSearch {
public:
    // For a last move of n jumps, n at least one. The board has all jumps of its geometry, and
    // must outlive this object.
    LastSweepSearch(const Board& board, std::size_t jumps)
        : board_(&board), jumps_(jumps), solver_(board) {}

    // As Solver::begin; the finish is one peg, in a hole or anywhere. Lists the positions as
    // LongestLastSweepSearch::begin; where there are too many for that, the search is at its limit
    // at once.
    void begin(const Problem& problem, const Limits& limits);
    // As Solver::step.
    bool step(std::uint64_t nodes);
    Progress progress() const { return {result_.nodes, solver_.progress().stored}; }
    // Where there is no such solution, the proof is a search: of the n positions looked at before
    // the last move, and before the jump that comes before it.
    const Answer& result() const { return result_; }

private:
    // A position that the start is to lead to, and the jumps after it.
    struct Candidate {
        Position position;
        std::vector<JumpId> rest;
        bool before_sweep;  // all of these are the last move
    };
    std::uint64_t nodes_left() const;
    void add_candidates(const Problem& problem, Hole finish);
    void begin_candidate();
    void begin_next_round();
    void take(const Answer& answer);
    void add_jumps_before(const Candidate& candidate);

    const Board* board_;
    std::size_t jumps_;
    Problem problem_;
    Limits limits_;
    std::vector<Candidate> candidates_;
    std::vector<Candidate> undecided_;  // in this round
    std::size_t next_ = 0;              // of the candidates; the solver is at work on it
    std::uint64_t each_ = 0;            // nodes for each of them in this round
    std::uint64_t before_ = 0;          // nodes of all positions but the one at work
    std::uint64_t looked_at_ = 0;       // candidates
    bool worth_more_ = false;           // more nodes may decide what is undecided
    bool too_many_ = false;             // positions before the last move
    bool done_ = false;
    Solver solver_;
    Answer result_;
};

}  // namespace peg
