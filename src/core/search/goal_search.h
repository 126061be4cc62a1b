// SPDX-License-Identifier: MIT
#pragma once

// Searches for a way from a start to any one of several goals. Cheap methods come first, and every
// round visits each open goal, so that a hard goal does not delay the others. Before the first
// round, the position class (position_class.h) drops goals. The rounds, for each open goal:
//
//     round   width   what happens first
//     0           8   -
//     1          24   -
//     2         128   a linear program for start and goal excludes most lost goals (find_pagoda.h)
//     3         512   -
//     4       1,024   the problem is split into its open subproblems (open_subproblems.h)
//     5       4,096   a proof by cases is sought (case_split.h), with at most 40 nodes per position
//                     of the width; if there is one, the goal is excluded
//     6       1,024   -, and the beam is played towards the other end
//     7           -   instead of an attempt, an exhaustive search (frontier_search.h), limited
//     8      16,384   a proof by cases, as before
//     9      65,536   a proof by cases, as before
//     10          -   instead of an attempt, an exhaustive search without a limit
//     11 ... 262,144  four times as wide in each further round
//
// Except in rounds 7 and 10, this is followed by an attempt of that width at each open subproblem
// (goal_attempts.h). If an attempt in a round before round 10 runs out of memory, round 10 comes
// next and is the last; from round 10 on, such a round is itself the last. With more than 24 goals,
// the first two rounds are skipped, and problems are neither split nor proved by cases.
//
// The beam is played towards the end that has the smaller complete levels; in round 6, towards the
// other end. If the finish is at the tip of an arm, round 6 finds solutions that beams towards the
// tip hardly find: of 1,000 positions of the Wiegleb board after 1 to 28 random jumps, it solves
// three that would otherwise take beams of 65,536 positions or an unlimited exhaustive search.
//
// Width 8 solves the English central game and 349 of 436 single vacancies on ten boards of 33 to 45
// holes; width 24 solves 396.

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/proof/case_split.h"
#include "core/proof/certificate.h"
#include "core/search/frontier_search.h"
#include "core/search/goal_attempts.h"
#include "core/search/known_pagodas.h"
#include "core/search/search_state.h"

namespace peg {

class GoalSearch {
public:
    struct Goal {
        Bits pegs = 0;
        // Why the goal is out of reach, once that is known: the index of a pagoda function, the
        // index of a proof by cases, or the number of positions that an exhaustive search saw.
        std::optional<std::size_t> pagoda;
        std::optional<std::size_t> split;
        std::uint64_t positions = 0;

        bool excluded() const { return pagoda || split || positions > 0; }
    };

    // The start and the goals are subsets of the board's holes; goals of another class than the
    // start's are dropped. The board outlives this object. `max_bytes` limits the tables of one
    // attempt or one exhaustive search; only one of these is active at a time.
    GoalSearch(const Board& board, Bits start, std::span<const Bits> goals, std::size_t max_bytes);

    // Searches about `nodes` > 0 positions; returns the nodes spent, at least 1 while running. A
    // linear program is not interrupted, so up to kLinearProgramCost more nodes may be spent.
    std::uint64_t step(std::uint64_t nodes);
    SearchState state() const { return state_; }  // never kInconclusive

    // Requires kSolved. The jumps from the start to a goal.
    const std::vector<JumpId>& solution() const { return solution_; }
    // All goals of the start's class. When exhausted, each is excluded() and has a certificate.
    std::span<const Goal> goals() const { return goals_; }
    Certificate certificate(const Goal& goal) const;
    // The number of positions stored by the current search.
    std::uint64_t stored() const;

private:
    std::uint64_t begin_turn(Goal& goal);
    std::uint64_t try_linear_program(Goal& goal);
    std::uint64_t try_case_split(Goal& goal);
    std::uint64_t step_attempt(std::uint64_t nodes);
    std::uint64_t step_frontier_search(std::uint64_t nodes);
    void solve_with(const std::vector<JumpId>& jumps);
    void next_goal();
    void next_round();
    bool few_goals() const;

    const Board* board_;
    Bits start_;
    std::size_t max_bytes_;
    SearchState state_ = SearchState::kRunning;
    std::vector<JumpId> solution_;

    std::vector<Goal> goals_;
    std::vector<GoalAttempts> attempts_;                 // by goal
    std::vector<std::optional<CaseSplit>> case_splits_;  // by goal; unset until a proof by cases is
                                                         // sought
    std::vector<Certificate> split_certificates_;        // those found so far
    KnownPagodas pagodas_;
    std::size_t round_ = 0;
    std::size_t turn_ = 0;        // index of the goal whose turn it is
    bool out_of_memory_ = false;  // whether some attempt ran out of memory
    std::unique_ptr<FrontierSearch> frontier_search_;
    std::uint64_t frontier_nodes_ = 0;  // spent by it
};

}  // namespace peg
