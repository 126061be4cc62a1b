// SPDX-License-Identifier: MIT
#include "core/solver/moves/beam_levels.h"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <vector>

#include "core/board/game.h"
#include "core/board/notation/notation.h"
#include "core/search/goals.h"
#include "support/boards.h"
#include "support/run_search.h"

namespace peg {
namespace {

struct NarrowSetting : ShortSetting {
    NarrowSetting(const Board& board, const Problem& problem)
        : ShortSetting(board, problem),
          forwards(board, regions, SearchDirection::kForwards, goal.value_or(board.holes())),
          backwards(board, regions, SearchDirection::kBackwards, problem.start.pegs),
          levels(canonicalizer, problem.start.pegs, goals, forwards, backwards) {}

    MovePools forwards;
    MovePools backwards;
    BeamLevels levels;
};

TEST_CASE("levels that are wide enough say whether a number of moves is possible",
          "[shortest][narrow]") {
    oracle::Random random(719);
    int solved = 0;
    int excluded = 0;
    for (int i = 0; i < 300; ++i) {
        const auto [drawn, start, board, problem, fewest] = random_small_problem(random, i);
        CAPTURE(oracle::write(drawn, start), drawn.triangular,
                format_finish(board, problem.finish));
        // Skips problems that are solved already or that the position class excludes.
        if (fewest == 0 || goals_of(board, problem).empty()) continue;
        NarrowSetting setting(board, problem);
        BeamLevels& levels = setting.levels;
        MovePatterns forwards(board, SearchDirection::kForwards, setting.goals);
        MovePatterns backwards(board, SearchDirection::kBackwards, std::array{problem.start.pegs});
        for (MovePatterns* patterns : {&forwards, &backwards})
            while (patterns->make_table() > 0) continue;
        const bool asked = i % 5 < 3;
        const auto run = [&](std::size_t moves) {
            const BeamLevels::Task task{moves, 1 << 20, asked ? &forwards : nullptr,
                                        asked ? &backwards : nullptr};
            do levels.step(1 + static_cast<std::uint64_t>(i) % 7, task, kNoLimit);
            while (levels.solution().empty() && !levels.complete());
        };
        // Also after levels for another number of moves.
        for (const int moves :
             {fewest < 1000 ? fewest - 1 : 5, fewest < 1000 ? fewest + i % 3 : 7}) {
            if (moves < 1) continue;
            run(static_cast<std::size_t>(moves));
            if (moves < fewest) {
                ++excluded;
                REQUIRE(levels.complete());
                REQUIRE(levels.solution().empty());
            } else {
                ++solved;
                REQUIRE_FALSE(levels.complete());
                REQUIRE(replay(board, problem, levels.solution()).finished);
                const std::size_t found = moves_of(board, levels.solution()).size();
                REQUIRE(found >= static_cast<std::size_t>(fewest));
                REQUIRE(found <= static_cast<std::size_t>(moves));
            }
        }
    }
    CHECK(solved > 100);
    CHECK(excluded > 100);
}

TEST_CASE("beam levels find a shortest solution, whatever the steps", "[shortest][narrow]") {
    const auto [board, classic] = named("english");
    const Problem problem{vacancy(board, *parse_hole(board, "c3")), *parse_finish(board, "c3")};
    std::vector<JumpId> found;
    std::uint64_t nodes_of_first = 0;
    for (const std::uint64_t step : {1U, 17U, 100'000U}) {
        NarrowSetting setting(board, problem);
        std::uint64_t nodes = 0;
        while (setting.levels.solution().empty() && nodes < 200'000)
            nodes += setting.levels.step(step, {15, 1000}, kNoLimit);
        REQUIRE_FALSE(setting.levels.solution().empty());
        CHECK(replay(board, problem, setting.levels.solution()).finished);
        CHECK(moves_of(board, setting.levels.solution()).size() == 15);
        if (found.empty()) {
            found = setting.levels.solution();
            nodes_of_first = nodes;
        }
        CHECK(nodes == nodes_of_first);
        CHECK(setting.levels.solution() == found);
    }
}

// There is no solution in fewer than 15 moves, and these levels do not know that: each time they
// end, others begin.
TEST_CASE("levels that left something out exclude nothing", "[shortest][narrow]") {
    const auto [board, classic] = named("english");
    const Problem problem{vacancy(board, *parse_hole(board, "c3")), *parse_finish(board, "c3")};
    NarrowSetting setting(board, problem);
    std::uint64_t nodes = 0;
    std::size_t most = 0;
    while (nodes < 20'000) {
        nodes += setting.levels.step(100, {14, 20}, kNoLimit);
        most = std::max(most, static_cast<std::size_t>(setting.levels.stored()));
        REQUIRE(setting.levels.solution().empty());
        REQUIRE_FALSE(setting.levels.complete());
    }
    CHECK(most > 20);
    CHECK(most < 5'000);
    // A memory limit stops them immediately: after the positions that are expanded together, like a
    // wish for one node.
    NarrowSetting same(board, problem);
    for (std::uint64_t done = 0; done < nodes;) done += same.levels.step(100, {14, 20}, kNoLimit);
    CHECK(setting.levels.step(1'000'000, {14, 20}, 1) == same.levels.step(1, {14, 20}, kNoLimit));
}

}  // namespace
}  // namespace peg
