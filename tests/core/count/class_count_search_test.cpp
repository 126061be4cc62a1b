// SPDX-License-Identifier: MIT
#include "core/count/class_count_search.h"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers.hpp>
#include <catch2/matchers/catch_matchers_floating_point.hpp>

#include "core/count/solution_count_search.h"
#include "core/search/goals.h"
#include "support/boards.h"
#include "support/rounds.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {
namespace {

struct Drawn {
    Board board;
    Problem problem;
};

// A start with a few pegs, or a nearly full one, on a board that is just large enough for a class
// set, and a finish of any kind except `fewest`.
Drawn draw(oracle::Random& random, int i) {
    const oracle::Board drawn = oracle::random_connected_board(random, i % 2 == 0, 20 + i % 5);
    const Board board = board_of(drawn);
    const int holes = board.hole_count();
    const int pegs =
        i % 3 == 0 ? holes - 1 - oracle::below(random, 3) : 5 + oracle::below(random, 7);
    const oracle::Pegs start = i % 2 == 0 ? oracle::random_winnable_pegs(random, drawn, pegs)
                                          : oracle::random_pegs(random, drawn, pegs);
    const auto finish = [&] {
        const oracle::Pegs complement = oracle::complement(start);
        const int which = oracle::below(random, 4);
        if (which == 0)
            return Finish::exactly(position_of(board, oracle::random_pegs(random, drawn, 2)));
        if (which == 1) return Finish::at(hole_of(board, oracle::below(random, holes)));
        if (which == 2 && 2 * pegs > holes) return Finish::exactly(position_of(board, complement));
        return Finish::any();
    };
    return {board, {position_of(board, start), finish()}};
}

void run_by_chance(oracle::Random& random, ClassCountSearch& search, std::size_t max_bytes) {
    while (!search.prospects() && !search.full() && !search.too_many()) {
        search.run(1 + static_cast<std::uint64_t>(oracle::below(random, 3000)), max_bytes);
        if (!search.full()) REQUIRE(search.bytes() <= max_bytes);
    }
}

// Counts with both methods; returns the number of winning positions.
std::uint64_t count_both_ways(oracle::Random& random, const Board& board, const Problem& problem) {
    const DenseCanonicalizer canonicalizer = problem_symmetries(board, problem);
    CAPTURE(format_board(board), format_position(board, problem.start),
            format_finish(board, problem.finish), canonicalizer.size());
    LazyCross cross(canonicalizer);
    SolutionCountSearch expected(canonicalizer, cross, problem);
    while (!expected.winning()) expected.run(100'000, kNoLimit);
    const std::uint64_t winning = *expected.winning();
    REQUIRE((winning == 0) == expected.result().has_value());
    while (!expected.result()) expected.run(100'000, kNoLimit);
    REQUIRE(expected.result()->winning == winning);

    ClassCountSearch search(canonicalizer, problem.start.pegs, goals_of(board, problem));
    while (!search.winning())
        search.run(1 + static_cast<std::uint64_t>(oracle::below(random, 3000)), kNoLimit);
    REQUIRE(search.winning() == winning);
    REQUIRE((winning == 0) == search.prospects().has_value());
    run_by_chance(random, search, kNoLimit);
    REQUIRE(search.prospects());
    REQUIRE(search.prospects()->solutions == expected.result()->start.solutions);
    REQUIRE_THAT(search.prospects()->odds,
                 Catch::Matchers::WithinRel(expected.result()->start.odds, 1e-12));
    REQUIRE(search.winning() == winning);
    REQUIRE(search.run(1000, kNoLimit) == 0);
    return winning;
}

TEST_CASE("counts in a class set are those position by position", "[count]") {
    oracle::Random random(617);
    int solvable = 0;
    int unsolvable = 0;
    for (int i = 0; i < rounds(240); ++i) {
        const auto [board, problem] = draw(random, i);
        const std::vector<Bits> finishes = goals_of(board, problem);
        if (finishes.empty() || peg::count(finishes[0]) >= peg_count(problem.start)) continue;
        ++(count_both_ways(random, board, problem) == 0 ? unsolvable : solvable);
    }
    CHECK(solvable > rounds(240) / 4);
    CHECK(unsolvable > rounds(240) / 20);
}

// A problem of the square of 25 with all its symmetries.
struct Symmetric {
    Board board = board_named("square5");
    Problem problem{*parse_position(board, "xxxxx/xxxxx/xxoxx/xxxxx/xxxxx"),
                    Finish::exactly(*parse_position(board, "ooxoo/ooooo/xooox/ooooo/ooxoo"))};
};

TEST_CASE("winning positions in a class set are counted up to symmetry", "[count]") {
    oracle::Random random(631);
    const Symmetric symmetric;
    REQUIRE(problem_symmetries(symmetric.board, symmetric.problem).size() == 8);
    CHECK(count_both_ways(random, symmetric.board, symmetric.problem) > 1000);
    const auto [board, classic] = named("triangle21");
    REQUIRE(problem_symmetries(board, classic).size() == 2);
    CHECK(count_both_ways(random, board, classic) > 1000);
}

// Up to symmetry there is enough room.
TEST_CASE("where a class set gets full, a count goes on position by position", "[count]") {
    const auto [board, problem] = Symmetric();
    CountSearch search(board, CountSearch::Until::kSolutions);
    search.begin(problem, {.bytes = std::size_t{3} << 20});
    while (!search.step(1000)) {
    }
    REQUIRE(search.result().solutions);
    CHECK(to_decimal(*search.result().solutions) == "2998646490720");
}

// The same numbers as in the atlas, which were counted position by position.
TEST_CASE("counts in a class set of a known board", "[count]") {
    const auto [board, start, goal] = start_and_goal("triangle21", "a1", "a1");
    const DenseCanonicalizer canonicalizer(board, std::array{start, goal});
    ClassCountSearch search(canonicalizer, start, std::array{goal});
    while (!search.prospects()) search.run(100'000, kNoLimit);
    CHECK(to_decimal(search.prospects()->solutions) == "1918789380");
    CHECK(search.winning() == 52804);
}

TEST_CASE("a count in a class set stops for good where it cannot go on", "[count]") {
    const auto [board, start, goal] = start_and_goal("triangle21", "a2", "c3");
    const DenseCanonicalizer canonicalizer(board, std::array{start, goal});
    oracle::Random random(619);
    std::size_t most = 0;
    ClassCountSearch whole(canonicalizer, start, std::array{goal});
    while (!whole.prospects()) {
        whole.run(1000, kNoLimit);
        most = std::max(most, whole.bytes());
    }
    const std::size_t least = ClassSet::bytes(board);
    REQUIRE(most > least);
    for (std::size_t part = 0; part < 8; ++part) {
        ClassCountSearch search(canonicalizer, start, std::array{goal});
        run_by_chance(random, search, least / 2 + part * (most - least / 2) / 8);
        CHECK(search.full());
        CHECK_FALSE(search.prospects());
        CHECK(search.run(1000, kNoLimit) == 0);
    }
    ClassCountSearch search(canonicalizer, start, std::array{goal}, 1000);
    run_by_chance(random, search, kNoLimit);
    CHECK(search.too_many());
    CHECK(search.winning() == whole.winning());
    CHECK_FALSE(search.prospects());
}

// What CountSearch does: switches to a class set, and back if there are too many paths.
TEST_CASE("a count goes over to a class set and back", "[count]") {
    const BoardAndProblem triangle = named("triangle21");
    const auto counted_with = [&](std::uint64_t max_paths, std::uint64_t step) {
        CountSearch search(triangle.board, CountSearch::Until::kPositions, max_paths);
        search.begin(triangle.classic, {});
        while (!search.step(step)) {
        }
        return search.result();
    };
    const Count in_set = counted_with(ClassCountSearch::kMaxPaths, 100'000);
    const Count back = counted_with(100, 100'000);
    REQUIRE(in_set.solutions);
    CHECK(in_set.solutions == back.solutions);
    CHECK(in_set.up_to_symmetry == back.up_to_symmetry);
    CHECK_THAT(in_set.odds.value_or(0), Catch::Matchers::WithinRel(back.odds.value_or(1), 1e-12));
    CHECK(in_set.winning == back.winning);
    CHECK(in_set.positions == back.positions);
    CHECK(in_set.complete);
    CHECK(back.nodes > in_set.nodes);
    CHECK(counted_with(ClassCountSearch::kMaxPaths, 777).nodes == in_set.nodes);
}

}  // namespace
}  // namespace peg
