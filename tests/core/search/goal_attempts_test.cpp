// SPDX-License-Identifier: MIT
#include "core/search/goal_attempts.h"

#include <catch2/catch_test_macros.hpp>

#include "core/board/game.h"
#include "core/board/jumps.h"
#include "core/proof/pagoda/find_pagoda.h"
#include "support/boards.h"
#include "support/run_search.h"

namespace peg {

namespace {

SearchState run_attempt(GoalAttempts& attempts, std::size_t width, bool reversed = false) {
    attempts.begin(width, reversed, kNoLimit);
    while (attempts.running()) attempts.step(1000);
    return attempts.state();
}

}  // namespace

TEST_CASE("attempts at subproblems give a solution of the whole", "[goals]") {
    const auto [board, start, goal] = start_and_goal("diamond41", "d2", "f2");
    GoalAttempts attempts(board, start, goal);
    CHECK(run_attempt(attempts, 16) == SearchState::kInconclusive);
    CHECK_FALSE(attempts.has_next());
    CHECK(attempts.positions() == 0);

    CHECK(attempts.split() >= kLinearProgramCost);
    CHECK(attempts.split() == 0);
    attempts.begin_round();
    REQUIRE(attempts.has_next());
    REQUIRE(run_attempt(attempts, 1024) == SearchState::kSolved);
    CHECK(attempts.stored() == 0);
    CHECK(replay(board, {{start}, Finish::exactly({goal})}, attempts.solution()).finished);
}

TEST_CASE("an attempt at the complementary problem gives a solution of this one", "[goals]") {
    const auto [board, classic] = named("english");
    const Position start = classic.start;
    Position goal = start;
    for (int i = 0; i < 5; ++i) goal = play(goal, board.jump(*legal_jumps(board, goal).begin()));
    // The goal has 27 pegs, and its complement 6: the search begins from the complement of the
    // start, with 1 peg.
    GoalAttempts attempts(board, start.pegs, goal.pegs);
    REQUIRE(run_attempt(attempts, 10'000) == SearchState::kSolved);
    CHECK(attempts.solution().size() == 5);
    CHECK(replay(board, {start, Finish::exactly(goal)}, attempts.solution()).finished);
}

TEST_CASE("a beam from a finish at the end of an arm finds what one to there misses", "[goals]") {
    const Board board = board_named("wiegleb");
    const auto start = parse_position(
        board, "...xxx/...xxx/...xxx/xxoxxxxxx/xooooxxxx/xoxxxxxxx/...xxx/...xxx/...xxx");
    REQUIRE(start);
    const Bits goal = bit(*parse_hole(board, "a4"));
    GoalAttempts attempts(board, start->pegs, goal);
    CHECK(run_attempt(attempts, 1024) == SearchState::kInconclusive);
    attempts.begin_round();
    REQUIRE(run_attempt(attempts, 1024, true) == SearchState::kSolved);
    CHECK(replay(board, {*start, Finish::exactly({goal})}, attempts.solution()).finished);
}

TEST_CASE("what was searched completely is not tried again", "[goals]") {
    const auto [board, start, goal] = start_and_goal("triangle10", "a1", "a1");
    GoalAttempts attempts(board, start, goal);
    REQUIRE(run_attempt(attempts, 100'000) == SearchState::kExhausted);
    CHECK(attempts.positions() > 1);
    attempts.begin_round();
    CHECK_FALSE(attempts.has_next());
}

}  // namespace peg
