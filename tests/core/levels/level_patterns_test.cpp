// SPDX-License-Identifier: MIT
#include "core/levels/level_patterns.h"

#include <array>
#include <catch2/catch_test_macros.hpp>

#include "support/boards.h"

namespace peg {
namespace {

constexpr std::uint64_t kManyNodes = 1'000'000'000;
constexpr std::size_t kManyBytes = std::size_t{1} << 30;

// Levels from both ends, for solutions in n moves.
struct Levels {
    Levels(const StartAndGoal& problem, std::size_t moves)
        : canonicalizer(problem.board, std::array{problem.start, problem.goal}),
          regions(problem.board, problem.start, problem.goal, 0),
          forward_pools(problem.board, regions, SearchDirection::kForwards, problem.goal),
          backward_pools(problem.board, regions, SearchDirection::kBackwards, problem.start),
          forwards(canonicalizer, SearchDirection::kForwards, std::array{problem.start},
                   forward_pools, moves),
          backwards(canonicalizer, SearchDirection::kBackwards, std::array{problem.goal},
                    backward_pools, moves) {}

    static void grow(MoveLevels& levels, std::size_t depth) {
        while (levels.depth() < depth)
            while (levels.expand(true) > 0) continue;
    }
    // Makes all forward tables that are due after this number of nodes; returns their cost.
    std::uint64_t make(LevelPatterns& patterns, std::uint64_t nodes) const {
        std::uint64_t made = 0;
        while (const std::uint64_t more = patterns.build_step(forwards, backwards, nodes))
            made += more;
        return made;
    }

    DenseCanonicalizer canonicalizer;
    MersonRegions regions;
    MovePools forward_pools;
    MovePools backward_pools;
    MoveLevels forwards;
    MoveLevels backwards;
};

// For the English central game in 18 moves, patterns of the end see 12, as if the last two moves
// were free.
TEST_CASE("levels ask patterns of the perimeter where they see more", "[levels][patterns]") {
    const StartAndGoal problem = start_and_goal("english", "d4", "d4");
    Levels levels(problem, 18);
    const DensePosition start = levels.canonicalizer.smallest(problem.start);
    LevelPatterns patterns(levels.canonicalizer, SearchDirection::kForwards,
                           std::array{problem.goal}, kManyBytes);
    const auto make = [&](std::uint64_t nodes) { return levels.make(patterns, nodes); };

    // Neither before they are due, nor without room.
    CHECK(make(0) == 0);
    LevelPatterns without_room(levels.canonicalizer, SearchDirection::kForwards,
                               std::array{problem.goal}, 1000);
    CHECK(levels.make(without_room, kManyNodes) == 0);
    CHECK(without_room.best_database() == nullptr);
    CHECK(patterns.best_database() == nullptr);
    CHECK(patterns.bytes() == 0);

    // There is no perimeter yet.
    const std::uint64_t nodes = make(kManyNodes);
    CHECK(nodes > 0);
    const MovePatterns* of_end = patterns.best_database();
    REQUIRE(of_end != nullptr);
    CHECK(of_end->lower_bound(start) == 12);
    const std::size_t bytes = patterns.bytes();
    CHECK(bytes > 0);

    Levels::grow(levels.backwards, 2);
    CHECK(make(kManyNodes) == 0);  // a frontier of one position is useless
    Levels::grow(levels.forwards, 6);
    CHECK(make(nodes - 1) == 0);
    CHECK(make(kManyNodes) > 0);
    REQUIRE(patterns.best_database() != nullptr);
    CHECK(patterns.best_database() != of_end);
    CHECK(patterns.best_database()->lower_bound(start) == 14);
    CHECK(patterns.bytes() > bytes);
    CHECK(make(kManyNodes) == 0);

    // The perimeter is for solutions in 18 moves.
    patterns.begin_number_of_moves();
    CHECK(patterns.best_database() == of_end);
    CHECK(patterns.bytes() == bytes);
}

// 309 moves may be the last one there. Together they have nearly all patterns of both halves.
TEST_CASE("levels ask patterns of the end where a perimeter's see less", "[levels][patterns]") {
    const StartAndGoal problem = start_and_goal("european", "c1", "c1");
    Levels levels(problem, 20);
    LevelPatterns patterns(levels.canonicalizer, SearchDirection::kForwards,
                           std::array{problem.goal}, kManyBytes);
    REQUIRE(levels.make(patterns, kManyNodes) > 0);
    const MovePatterns* of_end = patterns.best_database();
    const std::size_t bytes = patterns.bytes();
    Levels::grow(levels.backwards, 1);
    CHECK(levels.backwards.frontier().size() == 309);
    Levels::grow(levels.forwards, 5);
    CHECK(levels.make(patterns, kManyNodes) > 0);
    CHECK(patterns.best_database() == of_end);
    CHECK(patterns.bytes() == bytes);
}

}  // namespace
}  // namespace peg
