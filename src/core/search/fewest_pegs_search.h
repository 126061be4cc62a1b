// SPDX-License-Identifier: MIT
#pragma once

// The fewest pegs to which play can lead, with the jumps that do it and the proof that fewer is
// impossible. First a GoalSearch tries to reach a single peg in any hole. If that is excluded, two
// searches take turns:
//
//     a beam without a goal     shows what can be done: it remembers the longest play so far. When
//                               it had to leave no position out, that is the fewest; otherwise the
//                               next beam is eight times as wide
//     goals of n = 2, 3, 4 pegs a GoalSearch for all sets of n holes shows what cannot be
//                               done: what the beam found is the fewest once one peg less is
//                               excluded
//
// A caller may be content with more than one peg (`enough`): any play to fewer passes through a
// position of so many. Then the beams come first, and the goals are sets of just so many holes.

#include <cstdint>
#include <optional>
#include <vector>

#include "core/search/beam.h"
#include "core/search/goal_search.h"

namespace peg {

class FewestPegsSearch {
public:
    // The start must lie within the board's holes. The board must outlive this object. max_bytes is
    // for the tables of the beam or of the goal search, of which only one is at work at a time.
    // `enough` pegs, 1 or more but fewer than the start's: fewer are not looked for.
    FewestPegsSearch(const Board& board, Bits start, std::size_t max_bytes, int enough = 1);

    // As GoalSearch::step.
    std::uint64_t step(std::uint64_t nodes);
    // kRunning, kSolved or kOutOfMemory: some play is always possible, if it is no jump at all.
    // With `enough` above 1 kSolved says that so many can be left, and kExhausted that they cannot.
    SearchState state() const { return state_; }

    // The jumps to the fewest pegs, when solved; out of memory, to the fewest found.
    const std::vector<JumpId>& solution() const { return best_; }
    // That no single peg can be reached, or how many positions were seen to exclude fewer pegs;
    // none where one peg is left, or enough.
    const std::optional<Certificate>& certificate() const { return certificate_; }
    // Positions that the search at work remembers.
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

    std::optional<GoalSearch> goal_search_;  // at work; otherwise the beam is
    int goal_pegs_ = 0;                      // of each goal of that search, or of the last one
    bool undecided_goals_ = false;           // for some number of pegs memory ended that search
    std::optional<Beam> beam_;
    std::size_t width_ = 0;    // of the beam
    std::uint64_t nodes_ = 0;  // so far
};

// That no single peg can be reached, when a search for all of them found none: a case for each of
// its goals, or the class alone where it leaves no goal.
Certificate no_single_peg(const Board& board, Bits start, const GoalSearch& search);

}  // namespace peg
