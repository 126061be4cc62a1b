// SPDX-License-Identifier: MIT
#pragma once

// The fewest pegs that can be reached, with the play that does it and the proof that fewer is
// impossible. First all single pegs are goals. If they are excluded, turn by turn: a beam without a
// goal, eight times as wide each time, shows what can be done, and when it never had to leave a
// position out that settles it; and all pairs of pegs are goals, then all triples, so that what the
// beam found is the fewest as soon as one peg less is excluded.

#include <cstdint>
#include <optional>
#include <vector>

#include "core/beam.h"
#include "core/goal_search.h"

namespace peg {

class FewestSearch {
public:
    using State = GoalSearch::State;  // kImpossible does not occur: some play is always possible

    FewestSearch(const Board& board, Bits start, std::size_t max_bytes);

    // As GoalSearch.
    std::uint64_t step(std::uint64_t nodes);
    State state() const { return state_; }

    // The play to the fewest pegs, when solved; to the fewest found, when it gave up.
    const std::vector<JumpId>& solution() const { return best_; }
    // That no single peg can be reached, or how many positions were seen to exclude fewer pegs;
    // kNone where one peg is left.
    const Proof& proof() const { return proof_; }
    std::uint64_t stored() const { return goals_ ? goals_->stored() : beam_ ? beam_->stored() : 0; }

private:
    std::uint64_t aim(std::uint64_t nodes);
    std::uint64_t sweep(std::uint64_t nodes);
    void aim_at(int pegs);
    void widen();
    bool settled() const { return !open_ && pegs_ + 1 == fewest_found(); }
    int fewest_found() const { return count(start_) - static_cast<int>(best_.size()); }

    const Board* board_;
    Bits start_;
    std::size_t max_bytes_;
    State state_ = State::kRunning;
    std::vector<JumpId> best_;
    Proof proof_;

    int pegs_ = 0;                     // of the goals
    std::optional<GoalSearch> goals_;  // being aimed at, or else
    std::optional<Beam> beam_;         // the sweep
    std::size_t width_ = 0;            // of the sweep
    bool open_ = false;                // some goals were given up: no proof is possible
    std::uint64_t nodes_ = 0;
};

// For the finish `any`, when no goal can be reached: a case for each, or the class alone where it
// leaves none.
Proof proof_of_cases(const GoalSearch& search);

}  // namespace peg
