// SPDX-License-Identifier: MIT
#include "core/search/goal_search.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <vector>

#include "core/board/game.h"
#include "core/proof/position_class.h"
#include "core/search/goals.h"
#include "support/boards.h"
#include "support/random_boards.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {

namespace {

// Up to `most` goals of one to three pegs.
std::vector<oracle::Pegs> random_goals(oracle::Random& random, const oracle::Board& drawn,
                                       int most) {
    std::vector<oracle::Pegs> goals;
    for (int i = 1 + oracle::below(random, most); i > 0; --i)
        goals.push_back(oracle::random_pegs(random, drawn, 1 + oracle::below(random, 3)));
    return goals;
}

std::vector<Bits> bits_of(const Board& board, const std::vector<oracle::Pegs>& goals) {
    std::vector<Bits> bits;
    for (const oracle::Pegs& goal : goals) bits.push_back(position_of(board, goal).pegs);
    return bits;
}

bool leads_to_one(const Board& board, Bits start, const GoalSearch& search,
                  const std::vector<Bits>& goals) {
    return std::ranges::any_of(goals, [&](Bits goal) {
        return replay(board, {{start}, Finish::exactly({goal})}, search.solution()).finished;
    });
}

}  // namespace

TEST_CASE("one of some goals is reached exactly where the oracle reaches one", "[goals]") {
    oracle::Random random(311);
    int solved = 0, exhausted = 0, many = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 500, 4, 15)) {
        const oracle::Pegs pegs = oracle::random_winnable_pegs(random, drawn, 9);
        const oracle::Outcomes outcomes = oracle::outcomes(drawn, pegs);
        // With few goals the search begins with round 0; with many of one class it begins with the
        // linear programs.
        const auto wanted = random_goals(random, drawn, i % 3 == 0 ? 200 : 4);
        const std::vector<Bits> goals = bits_of(board, wanted);
        const Bits start = position_of(board, pegs).pegs;
        CAPTURE(oracle::write(drawn, pegs), drawn.triangular, goals.size());
        const bool reached = std::ranges::any_of(
            wanted, [&](const oracle::Pegs& goal) { return outcomes.contains(goal); });

        GoalSearch search(board, start, goals, kNoLimit);
        const std::uint64_t nodes = run_to_end(search, 1000);
        REQUIRE(search.state() == (reached ? SearchState::kSolved : SearchState::kExhausted));
        if (reached) REQUIRE(leads_to_one(board, start, search, goals));
        many += search.goals().size() > 24 ? 1 : 0;
        const ClassRule class_of(board);
        for (const GoalSearch::Goal& goal : search.goals()) {
            REQUIRE(class_of(goal.pegs) == class_of(start));
            if (!reached) REQUIRE(goal.excluded());
            // A goal that was excluded on the way to another goal stays excluded.
            if (goal.excluded()) REQUIRE_FALSE(outcomes.contains(pegs_of(board, {goal.pegs})));
        }
        ++(reached ? solved : exhausted);

        GoalSearch stepped(board, start, goals, kNoLimit);
        REQUIRE(run_to_end(stepped, 1 + random() % 7) == nodes);
        REQUIRE(stepped.solution() == search.solution());
    }
    CHECK(many > 20);
    CHECK(solved > 100);
    CHECK(exhausted > 100);
}

TEST_CASE("goals may run out of memory, and are never decided wrong for it", "[goals]") {
    oracle::Random random(312);
    // For few goals, proofs by cases, which need no memory, would continue for millions of nodes.
    constexpr std::size_t kManyGoals = 25;
    int out_of_memory = 0, decided = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 24, 16, 16)) {
        const oracle::Pegs pegs = oracle::random_winnable_pegs(random, drawn, 10);
        const oracle::Outcomes outcomes = oracle::outcomes(drawn, pegs);
        const oracle::Pegs wanted = oracle::single(drawn, oracle::below(random, 16));
        for (std::size_t bytes : {0U, 1000U, 10'000U, 100'000U}) {
            const std::vector<Bits> goals(kManyGoals, position_of(board, wanted).pegs);
            GoalSearch search(board, position_of(board, pegs).pegs, goals, bytes);
            run_to_end(search, 1000);
            const SearchState truth =
                outcomes.contains(wanted) ? SearchState::kSolved : SearchState::kExhausted;
            if (search.state() == SearchState::kOutOfMemory)
                ++out_of_memory;
            else
                REQUIRE(search.state() == truth);
            decided += search.state() == truth;
        }
    }
    CHECK(out_of_memory > 0);
    CHECK(decided > 40);
}

TEST_CASE("a hard problem is solved between its first and last jumps", "[goals]") {
    const auto [board, start, goal] = start_and_goal("diamond41", "d2", "f2");
    GoalSearch search(board, start, std::vector{goal}, kNoLimit);
    const std::uint64_t nodes = run_to_end(search, 10'000);
    CHECK(search.state() == SearchState::kSolved);
    CHECK(leads_to_one(board, start, search, {goal}));
    CHECK(nodes < 400'000);  // 3,022,928 positions without open_subproblems
}

TEST_CASE("the goals of a problem are those of its class", "[goals]") {
    const auto [board, classic] = named("english");
    const auto finish = [&](std::string_view text) {
        return Problem{classic.start, *parse_finish(board, text)};
    };
    std::vector<Bits> expected;  // the rule of three allows five holes for the central vacancy
    for (const char* hole : {"d1", "a4", "d4", "g4", "d7"})
        expected.push_back(bit(*parse_hole(board, hole)));
    CHECK(goals_of(board, finish("any")) == expected);
    CHECK(goals_of(board, finish("d4")) == std::vector{bit(*parse_hole(board, "d4"))});
    CHECK(goals_of(board, finish("d3")).empty());
    CHECK(goals_of(board, finish("fewest")).empty());
    const Problem same{classic.start, Finish::exactly(classic.start)};
    CHECK(goals_of(board, same) == std::vector{classic.start.pegs});
}

}  // namespace peg
