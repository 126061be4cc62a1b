// SPDX-License-Identifier: MIT
#pragma once

// Tries to reach one goal from a start by beam searches, round by round: first on the whole
// problem, later on each open subproblem, which is one that no pagoda function excludes
// (open_subproblems.h). Pagoda functions learned for a subproblem are kept for later rounds; a
// subproblem that was searched exhaustively is not tried again.

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/search/bidirectional_search.h"
#include "core/search/open_subproblems.h"

namespace peg {

class GoalAttempts {
public:
    // When an attempt begins, the start must have at least as many pegs as the goal. The board
    // outlives this object.
    GoalAttempts(const Board& board, Bits start, Bits goal);

    // Replaces the whole problem by its open subproblems; returns the nodes spent. If none is open,
    // the whole problem is kept, to be searched, or excluded by a proof that lists the cases. Do
    // not call it while an attempt is running. Does nothing the second time.
    std::uint64_t split();

    // Whether some subproblem has not had its attempt in this round yet.
    bool has_next() const { return next_open() < subproblems_.size(); }
    // Begins the next attempt, with a beam of this width. Requires has_next() and not running().
    // The beam is played towards the end that has the smaller levels or, if `reversed`, towards the
    // other end.
    void begin(std::size_t width, bool reversed, std::size_t max_bytes);
    bool running() const { return attempt_ != nullptr; }
    // Continues the attempt for up to `nodes` > 0 positions; returns the nodes spent. Requires
    // running(). When the attempt has ended, state() gives its result until the next one begins.
    std::uint64_t step(std::uint64_t nodes);
    SearchState state() const { return state_; }
    // Begins the next round: each subproblem gets its turn again.
    void begin_round() { next_ = 0; }

    // After a solved attempt: the jumps from the start to the goal.
    const std::vector<JumpId>& solution() const { return solution_; }
    // If all subproblems were searched exhaustively without a solution: the number of positions
    // seen. Otherwise 0.
    std::uint64_t positions() const;
    // The number of positions stored by the current attempt.
    std::uint64_t stored() const { return attempt_ ? attempt_->stored() : 0; }

private:
    struct Part {
        Subproblem problem;
        // [whether the attempt is on the complementary problem]; unset until there is such an
        // attempt.
        std::array<std::optional<BidirectionalSearch::LearnedPagodas>, 2> learned;
        std::uint64_t positions = 0;  // seen by an exhaustive search without a solution; otherwise
                                      // 0
    };

    std::size_t next_open() const;
    void join(const Subproblem& part, std::vector<JumpId> between);

    const Board* board_;
    std::vector<Part> subproblems_;
    bool split_ = false;
    std::size_t next_ = 0;       // the subproblem whose turn it is
    bool complemented_ = false;  // whether the attempt is on the complementary problem
    std::unique_ptr<BidirectionalSearch> attempt_;
    SearchState state_ = SearchState::kInconclusive;
    std::vector<JumpId> solution_;
};

}  // namespace peg
