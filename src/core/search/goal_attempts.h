// SPDX-License-Identifier: MIT
#pragma once

// The attempts to play from a start to one goal, round by round: first on the whole problem, later
// on its open subproblems, those that no pagoda function has excluded (open_subproblems.h). What is
// learned about a subproblem stays for the attempts of later rounds, and one that was searched
// completely is not tried again.

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
    // The start must have at least as many pegs as the goal when an attempt begins. The board must
    // outlive this object.
    GoalAttempts(const Board& board, Bits start, Bits goal);

    // Replaces the whole by its open subproblems; returns the nodes that took. Where none is open
    // the whole stays: it can be searched, or excluded by a proof that lists the cases. Not between
    // begin() and the end of that attempt. Does nothing the second time.
    std::uint64_t split();

    // Whether a subproblem has not had its attempt in this round yet.
    bool has_next() const { return next_open() < subproblems_.size(); }
    // Begins the next attempt, of this width; has_next() must be true and running() false. Its beam
    // goes to the end whose levels are the smaller ones, or where it is `reversed` to the other
    // end.
    void begin(std::size_t width, bool reversed, std::size_t max_bytes);
    bool running() const { return attempt_ != nullptr; }
    // Goes on with the attempt for up to `nodes` > 0 positions, running() must be true; returns the
    // nodes that took. When the attempt ends, state() tells how, until the next one begins.
    std::uint64_t step(std::uint64_t nodes);
    SearchState state() const { return state_; }
    // Gives each subproblem its turn again.
    void begin_round() { next_ = 0; }

    // After a solved attempt: the jumps from the start to the goal.
    const std::vector<JumpId>& solution() const { return solution_; }
    // When all subproblems were searched completely, in vain: the positions that were seen. Else 0.
    std::uint64_t positions() const;
    // Positions that the attempt at work remembers.
    std::uint64_t stored() const { return attempt_ ? attempt_->stored() : 0; }

private:
    struct Part {
        Subproblem problem;
        // By whether the attempt is at the complementary problem, once there was one.
        std::array<std::optional<BidirectionalSearch::LearnedPagodas>, 2> learned;
        std::uint64_t positions = 0;  // seen by a complete search in vain
    };

    std::size_t next_open() const;
    void join(const Subproblem& part, std::vector<JumpId> between);

    const Board* board_;
    std::vector<Part> subproblems_;
    bool split_ = false;
    std::size_t next_ = 0;       // the subproblem whose turn it is
    bool complemented_ = false;  // the attempt is at the complementary problem
    std::unique_ptr<BidirectionalSearch> attempt_;
    SearchState state_ = SearchState::kGaveUp;
    std::vector<JumpId> solution_;
};

}  // namespace peg
