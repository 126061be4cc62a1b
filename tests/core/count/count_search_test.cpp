// SPDX-License-Identifier: MIT
#include "core/count/count_search.h"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers.hpp>
#include <catch2/matchers/catch_matchers_floating_point.hpp>

#include "core/board/notation/notation.h"
#include "support/boards.h"
#include "support/random_boards.h"
#include "support/rounds.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {
namespace {

TEST_CASE("solutions of the Triangle-15 from each vacancy to each finish", "[count]") {
    struct Known {
        const char* vacancy;
        const char* finish;
        std::uint64_t solutions;
    };
    constexpr std::array kKnown = std::to_array<Known>({
        {"a1", "a1", 6816},
        {"a1", "a4", 3408},
        {"a1", "d4", 3408},
        {"a1", "c5", 16128},
        {"a1", "any", 29760},
        {"a2", "a2", 720},
        {"a2", "c3", 8064},
        {"a2", "a5", 3408},
        {"a2", "d5", 2688},
        {"a2", "any", 14880},
        {"a3", "b2", 8064},
        {"a3", "a3", 51452},
        {"a3", "c4", 1550},
        {"a3", "b5", 8064},
        {"a3", "e5", 16128},
        {"a3", "any", 85258},
        {"b3", "c5", 1550},
        {"a1", "b3", 0},
    });
    const auto [board, classic] = named("triangle15");
    for (const Known& known : kKnown) {
        CAPTURE(known.vacancy, known.finish);
        const Problem problem{vacancy(board, *parse_hole(board, known.vacancy)),
                              *parse_finish(board, known.finish)};
        const Count count = counted(board, problem);
        REQUIRE(count.solutions);
        CHECK(to_decimal(*count.solutions) == std::to_string(known.solutions));
        CHECK(count.verdict == (known.solutions > 0 ? Verdict::kSolvable : Verdict::kUnsolvable));
        CHECK(count.complete);
    }
}

TEST_CASE("solutions and winning positions of the English central game", "[count][slow]") {
    const auto [board, classic] = named("english");
    Limits limits;
    limits.bytes = std::size_t{70} << 20;
    CountSearch search(board);
    search.begin(classic, limits);
    while (!search.step(100'000) && !search.result().solutions) {
    }
    const Count& count = search.result();
    REQUIRE(count.solutions);
    CHECK(to_decimal(*count.solutions) == "40861647040079968");
    CHECK(count.winning == 1'679'072);
    CHECK_THAT(count.odds.value_or(0), Catch::Matchers::WithinRel(1.34888195758920e-8, 1e-12));
    CHECK_FALSE(count.complete);
    CHECK(count.verdict == Verdict::kSolvable);
}

TEST_CASE("what a limit leaves uncounted is estimated", "[count]") {
    const auto [board, classic] = named("english");
    const Limits limits{.nodes = 50'000};
    const Count count = counted(board, classic, limits);
    CHECK_FALSE(count.odds);
    CHECK_FALSE(count.play_outs);
    REQUIRE(count.estimate);
    CHECK(count.estimate->games == CountSearch::kMaxSampledGames);
    constexpr double kPlayOuts = 577'116'156'815'309'849'672.0;
    CHECK_THAT(count.estimate->play_outs.mean, Catch::Matchers::WithinRel(kPlayOuts, 0.3));
    CHECK(count.estimate->play_outs.standard_error > 0);
    // The result does not depend on the step size; some random games are played during the count.
    CHECK(counted(board, classic, limits, -2000).estimate->play_outs.mean ==
          count.estimate->play_outs.mean);
    CountSearch search(board);
    search.begin(classic, {});
    while (!search.result().estimate && search.result().nodes < 3'000'000) search.step(5000);
    REQUIRE(search.result().estimate);
    CHECK(search.result().estimate->games < CountSearch::kMaxSampledGames);
    // Known numbers are not estimated.
    const auto [triangle, problem] = named("triangle15");
    CHECK_FALSE(counted(triangle, problem).estimate);
}

// A random finish of any kind for a start, often a reachable one.
Finish random_finish(oracle::Random& random, const oracle::Board& drawn, const Board& board,
                     const oracle::Pegs& start, const oracle::Outcomes& outcomes) {
    switch (oracle::below(random, 5)) {
        case 0: return Finish::any();
        case 1: return Finish::fewest();
        case 2: return Finish::at(random_hole(random, board));
        case 3: return Finish::exactly(position_of(board, oracle::complement(start)));
        default: break;
    }
    auto some = outcomes.begin();
    std::advance(some, oracle::below(random, static_cast<int>(outcomes.size())));
    const bool spoilt = oracle::below(random, 6) == 0;
    return Finish::exactly(
        position_of(board, spoilt ? oracle::random_pegs(random, drawn, 2) : *some));
}

TEST_CASE("counts are those of the oracle, whatever the steps", "[count]") {
    oracle::Random random(223);
    int solvable = 0;
    int unsolvable = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 600, 8, 16, MixedIn::kAnyBoard)) {
        const int pegs = std::min(board.hole_count(), 2 + oracle::below(random, 9));
        const oracle::Pegs start = i % 2 == 0 ? oracle::random_winnable_pegs(random, drawn, pegs)
                                              : oracle::random_pegs(random, drawn, pegs);
        const oracle::Outcomes outcomes = oracle::outcomes(drawn, start);
        const Problem problem{position_of(board, start),
                              random_finish(random, drawn, board, start, outcomes)};
        CAPTURE(oracle::write(drawn, start), drawn.triangular,
                format_finish(board, problem.finish));

        const std::set<oracle::Pegs> ends = ends_of(board, problem.finish, outcomes);
        std::vector<oracle::Pegs> kept{start};
        if (problem.finish.kind == Finish::Kind::kHole)
            kept.push_back(pegs_of(board, {bit(problem.finish.hole)}));
        if (problem.finish.kind == Finish::Kind::kPosition)
            kept.push_back(pegs_of(board, problem.finish.position));
        const auto group = oracle::keeping(drawn, kept);
        oracle::Ways ways;
        std::set<oracle::Pegs> classes;
        std::set<oracle::Pegs> winning;
        for (const oracle::Pegs& position : outcomes) {
            const oracle::Pegs least = oracle::least_image(group, position);
            classes.insert(least);
            if (oracle::count_ways(drawn, position, ends, ways) > 0) winning.insert(least);
        }

        const Count count = counted(board, problem, {}, -30);
        REQUIRE(count.solutions);
        REQUIRE(*count.solutions == ways[start]);
        oracle::Odds odds;
        REQUIRE_THAT(count.odds.value_or(-1),
                     Catch::Matchers::WithinRel(oracle::odds(drawn, start, ends, odds), 1e-13));
        REQUIRE(count.winning == winning.size());
        REQUIRE(count.verdict == (ways[start] > 0 ? Verdict::kSolvable : Verdict::kUnsolvable));
        REQUIRE(count.complete);
        // If the class or the finish breaks symmetries, positions are counted without them.
        if (!ends.empty()) REQUIRE(count.positions == classes.size());
        ++(ways[start] > 0 ? solvable : unsolvable);
    }
    CHECK(solvable > 200);
    CHECK(unsolvable > 50);
}

TEST_CASE("a count ends where it was told to", "[count]") {
    using Until = CountSearch::Until;
    for (const char* name : {"triangle15", "star13", "square4"}) {
        CAPTURE(name);
        const auto [board, classic] = named(name);
        const Count all = counted(board, classic);
        const auto until = [&](Until end, std::uint64_t step = 100) {
            CountSearch search(board, end);
            search.begin(classic, {});
            while (!search.step(step)) {
            }
            return search.result();
        };
        const Count solutions = until(Until::kSolutions);
        CHECK(solutions.verdict == all.verdict);
        CHECK(solutions.solutions == all.solutions);
        CHECK(solutions.up_to_symmetry == all.up_to_symmetry);
        CHECK(solutions.odds == all.odds);
        CHECK_FALSE(solutions.complete);
        const Count winning = until(Until::kWinning);
        CHECK(winning.verdict == all.verdict);
        CHECK(winning.winning == all.winning);
        CHECK_FALSE(winning.solutions);
        CHECK_FALSE(winning.odds);
        CHECK_FALSE(winning.complete);
        const Count positions = until(Until::kPositions);
        CHECK(positions.solutions == all.solutions);
        CHECK(positions.winning == all.winning);
        CHECK(positions.positions == all.positions);
        CHECK(positions.complete);
        for (const Count& count : {winning, solutions, positions}) {
            CHECK_FALSE(count.play_outs);
            CHECK_FALSE(count.jump_sets);
            CHECK_FALSE(count.estimate);
        }
        CHECK(winning.nodes < all.nodes);
        CHECK(winning.nodes == until(Until::kWinning, 7).nodes);
        CHECK(winning.nodes == until(Until::kWinning, 1'000'000).nodes);
        CHECK(solutions.nodes < positions.nodes);
        CHECK(positions.nodes < all.nodes);
    }
}

TEST_CASE("limits leave a count undecided, whatever the steps", "[count]") {
    const auto [board, classic] = named("english");
    Limits nodes;
    nodes.nodes = 20'000;
    Limits bytes;
    bytes.bytes = std::size_t{3} << 20;
    for (const Limits& limits : {nodes, bytes}) {
        const Count once = counted(board, classic, limits);
        CHECK(once.verdict == Verdict::kUndecided);
        CHECK_FALSE(once.solutions);
        CHECK_FALSE(once.complete);
        CHECK(once.positions > 10'000);
        const Count stepped = counted(board, classic, limits, -700);
        CHECK(stepped.nodes == once.nodes);
        CHECK(stepped.positions == once.positions);
    }
}

TEST_CASE("a limit at any place leaves what was known there", "[count]") {
    const auto [board, classic] = named("triangle15");
    const Count all = counted(board, classic);
    bool solutions_first = false;
    // Every limit at first, then some of them.
    constexpr auto kEach = static_cast<std::uint64_t>(rounds(3000));
    for (std::uint64_t nodes = 1; nodes <= all.nodes; nodes += nodes < kEach ? 1 : 199) {
        CountSearch search(board);
        search.begin(classic, {.nodes = nodes});
        while (search.result().nodes < nodes) search.step(nodes % 2 == 0 ? 1'000'000 : 37);
        const Count& count = search.result();
        REQUIRE(count.nodes == nodes);
        if (count.solutions) REQUIRE(*count.solutions == *all.solutions);
        REQUIRE((count.verdict == Verdict::kUndecided) == !count.solutions.has_value());
        if (count.complete) REQUIRE(count.positions == all.positions);
        solutions_first |= count.solutions.has_value() && !count.complete;
    }
    CHECK(solutions_first);
}

TEST_CASE("a start that is the finish has one solution", "[count]") {
    const auto [board, classic] = named("triangle10");
    for (const char* finish : {"b3", "any", "fewest", "o/oo/oxo/oooo"}) {
        CAPTURE(finish);
        const Count count =
            counted(board, {*parse_position(board, "o/oo/oxo/oooo"), *parse_finish(board, finish)});
        REQUIRE(count.solutions);
        CHECK(to_decimal(*count.solutions) == "1");
        CHECK(count.up_to_symmetry == 1);
        CHECK(count.winning == 1);
        CHECK(count.positions == 1);
    }
    const Position none = *parse_position(board, "o/oo/ooo/oooo");
    CHECK(counted(board, {none, Finish::any()}).verdict == Verdict::kUnsolvable);
    CHECK(counted(board, {none, Finish::fewest()}).verdict == Verdict::kSolvable);
    CHECK(counted(board, {none, Finish::exactly(none)}).verdict == Verdict::kSolvable);
    CHECK(counted(board, {none, Finish::fewest()}).up_to_symmetry == 1);
}

// The remaining symmetries preserve start and finish, even if play cannot reach the finish.
TEST_CASE("a finish of another class than the start tells positions apart", "[count]") {
    const auto board = parse_board("lattice: triangular\nx\nxx\noxx");
    REQUIRE(board);
    const Problem problem{board->classic.start, *parse_finish(board->board, "a2")};
    CHECK(counted(board->board, problem).positions == 6);
}

}  // namespace
}  // namespace peg
