// SPDX-License-Identifier: MIT
#pragma once

// From a start to any one of some goals. Cheap arguments come first and each goal has its turn in
// every round, so that one hard goal does not keep the others waiting. The position class
// (position_class.h) drops goals before the first round. A round, for each goal that is open:
//
//     round   width   what happens first
//     0           8   -
//     1          24   -
//     2         128   a linear program for start and goal excludes most lost goals (find_pagoda.h)
//     3         512   -
//     4       1,024   the problem is split into its open subproblems (open_subproblems.h)
//     5       4,096   a proof by cases is looked for (case_split.h), at most 40 nodes for each
//                     position of the width; where it is found the goal is excluded
//     6       1,024   -, and the beam goes the other way
//     7           -   instead of an attempt, a complete search (frontier_search.h), for a while
//     8      16,384   a proof by cases, as before
//     9      65,536   ... again
//     10          -   instead of an attempt, a complete search to its end
//     11 ... 262,144, four times as wide in each further round
//
// Then, but for rounds 7 and 10, an attempt of that width follows at each open subproblem
// (goal_attempts.h). After a round in which the memory for an attempt was too small, round 10 comes
// next as the last one; it is the last anyway from round 11 on. With more than 24 goals the first
// two rounds are passed over, and problems are neither split nor proved by cases.
//
// The beam goes to the end whose complete levels are the smaller ones, in round 6 to the other end.
// From a finish at the end of an arm it finds ways that it hardly finds to there: of 1,000
// positions of the Wiegleb board after 1 to 28 random jumps three took beams of 65,536 positions or
// a complete search to its end, 7 to 11 s; round 6 solves them within half a second.
//
// Width 8 solves the English central game in 0.04 ms and 349 of 436 single vacancies on ten boards
// of 33 to 45 holes, in 0.1 ms each on average; 24 solves 396.

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
        // Why the goal is out of reach, once that is known: the number of a pagoda function, the
        // number of a proof by cases, or the positions that a complete search saw.
        std::optional<std::size_t> pagoda;
        std::optional<std::size_t> split;
        std::uint64_t positions = 0;

        bool excluded() const { return pagoda || split || positions > 0; }
    };

    // The start and the goals must lie within the board's holes; goals of another class than the
    // start's are dropped. The board must outlive this object. max_bytes is for the tables of one
    // attempt, or of one complete search: there is never more than one at a time.
    GoalSearch(const Board& board, Bits start, std::span<const Bits> goals, std::size_t max_bytes);

    // Goes on for about `nodes` > 0 positions; returns how many it took, at least 1 while running.
    // A linear program is not interrupted: it can take kLinearProgramCost nodes more.
    std::uint64_t step(std::uint64_t nodes);
    SearchState state() const { return state_; }  // never kGaveUp

    // When solved: the jumps from the start to a goal.
    const std::vector<JumpId>& solution() const { return solution_; }
    // All goals of the start's class; when exhausted each is excluded, and has a proof.
    std::span<const Goal> goals() const { return goals_; }
    Certificate certificate(const Goal& goal) const;
    // Positions that the search at work remembers.
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
    std::vector<std::optional<CaseSplit>> case_splits_;  // by goal, once they are looked for
    std::vector<Certificate> split_certificates_;        // found so far
    KnownPagodas pagodas_;
    std::size_t round_ = 0;
    std::size_t turn_ = 0;        // the goal whose turn it is
    bool out_of_memory_ = false;  // memory ended some attempt
    std::unique_ptr<FrontierSearch> frontier_search_;
    std::uint64_t frontier_nodes_ = 0;  // that it took
};

}  // namespace peg
