// SPDX-License-Identifier: MIT
#pragma once

// Finds the minimum number of pegs that play can reach, with the jumps and a proof that fewer pegs
// are impossible. First a GoalSearch tries to reach a single peg in any hole. If that is excluded,
// two searches alternate:
//
//     a beam without a goal     upper bound: it remembers the longest play so far. If it dropped no
//                               position, that is the minimum; otherwise the next beam is eight
//                               times as wide
//     goals of n = 2, 3, 4 pegs lower bound: a GoalSearch for all sets of n holes excludes n pegs.
//                               The beam's result is the minimum once one peg less is excluded
//
// A caller may accept more than one peg (`enough`): any play to fewer pegs passes through a
// position with exactly that many. Then the beams come first, and the goals are the sets of
// `enough` holes.

#include <cstdint>
#include <optional>
#include <vector>

#include "core/search/beam.h"
#include "core/search/goal_search.h"

namespace peg {

class FewestPegsSearch {
public:
    // The start is a subset of the board's holes. The board outlives this object. `max_bytes`
    // limits the tables of the beam or of the goal search, only one of which is active at a time.
    // The search ends when it has reached `enough` pegs, which is 1, or more but fewer than the
    // start has.
    FewestPegsSearch(const Board& board, Bits start, std::size_t max_bytes, int enough = 1);

    // See GoalSearch::step.
    std::uint64_t step(std::uint64_t nodes);
    // kRunning, kSolved or kOutOfMemory: playing no jump at all always reaches some number of pegs.
    // If `enough` > 1, kSolved means that `enough` pegs can be reached, and kExhausted that they
    // cannot.
    SearchState state() const { return state_; }

    // When solved, the jumps to the minimum number of pegs; out of memory, to the fewest pegs
    // found.
    const std::vector<JumpId>& solution() const { return best_; }
    // Why fewer pegs are impossible: no single peg can be reached, or an exhaustive search of that
    // many positions. Empty if one peg, or `enough` pegs, were reached.
    const std::optional<Certificate>& certificate() const { return certificate_; }
    // The number of positions stored by the current search.
    std::uint64_t stored() const;

private:
    std::uint64_t step_goal_search(std::uint64_t nodes);
    std::uint64_t step_beam(std::uint64_t nodes);
    void begin_goal_search(int pegs);
    void begin_wider_beam();
    void widen();
    bool fewer_excluded() const;
    int fewest_found() const { return count(start_) - static_cast<int>(best_.size()); }

    const Board* board_;
    Bits start_;
    std::size_t max_bytes_;
    int enough_;
    SearchState state_ = SearchState::kRunning;
    std::vector<JumpId> best_;
    std::optional<Certificate> certificate_;

    std::optional<GoalSearch> goal_search_;  // active if set; otherwise the beam is
    int goal_pegs_ = 0;                      // pegs of each goal of that search, or of the last one
    bool undecided_goals_ = false;  // a goal search ran out of memory for some number of pegs
    std::optional<Beam> beam_;
    std::size_t width_ = 0;    // of the beam
    std::uint64_t nodes_ = 0;  // so far
};

// Why no single peg can be reached, after `search` excluded all of them: one case for each of its
// goals, or the position class alone if it excludes all goals.
Certificate no_single_peg(const Board& board, Bits start, const GoalSearch& search);

}  // namespace peg
