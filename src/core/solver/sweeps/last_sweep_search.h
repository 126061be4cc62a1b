// SPDX-License-Identifier: MIT
#pragma once

// Finds a solution whose last move has a given number of jumps. Each position before such a move
// (last_sweeps.h) is a problem of its own, whether the start can reach it, solved in rounds with
// rising node limits (candidate_rounds.h). If the solver reaches such a position by a jump of the
// very peg that then makes the last move, that move would be longer than asked for; in that case
// each position before a jump of another peg becomes a problem in turn.

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

class LastSweepSearch {
public:
    // For a last move of `jumps` jumps, at least one. The board has all jumps of its geometry, and
    // outlives this object.
    LastSweepSearch(const Board& board, std::size_t jumps)
        : board_(&board), jumps_(jumps), rounds_(board) {}

    // See Solver::begin; the finish is one peg, in a hole or anywhere. Lists the positions like
    // LongestLastSweepSearch::begin; if there are too many for that, the search is at its limit
    // immediately.
    void begin(const Problem& problem, const Limits& limits);
    // See Solver::step.
    bool step(std::uint64_t nodes);
    Progress progress() const { return {result_.nodes, rounds_.stored()}; }
    // If there is no such solution, the proof is a SearchCertificate with the number of positions
    // examined.
    const Answer& result() const { return result_; }

private:
    // A position that the start has to reach, and the jumps that follow it.
    struct Candidate {
        Position position;
        std::vector<JumpId> rest;
        bool before_sweep;  // whether all of `rest` is the last move
    };
    void add_candidates(const Problem& problem, Hole finish);
    void take(const Candidate& candidate, const Answer& answer);
    void add_jumps_before(const Candidate& candidate);

    const Board* board_;
    std::size_t jumps_;
    Problem problem_;
    Limits limits_;
    CandidateRounds<Candidate> rounds_;
    std::uint64_t looked_at_ = 0;  // number of candidates decided
    bool too_many_ = false;        // positions before the last move
    Answer result_;
};

}  // namespace peg
