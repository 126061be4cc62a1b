// SPDX-License-Identifier: MIT
#include "core/solver/nearest_winnable.h"

#include <algorithm>
#include <bit>
#include <catch2/catch_test_macros.hpp>

#include "core/board/game.h"
#include "core/board/notation/notation.h"
#include "support/run_search.h"

namespace peg {

namespace {

NearestWinnable nearest(const Board& board, const Problem& problem, std::uint64_t step = 1'000'000,
                        const Limits& limits = kSmall) {
    NearestWinnableSearch search(board);
    search.begin(problem, limits);
    while (!search.step(step)) {
    }
    return search.result();
}

// All positions that differ in `changed` holes, are winnable and not finished, each solved
// separately.
std::vector<Bits> winnable_with(const Board& board, const Problem& problem, int changed) {
    std::vector<Bits> found;
    const int holes = board.hole_count();
    for (std::uint64_t set = 0; set < std::uint64_t{1} << holes; ++set) {
        if (std::popcount(set) != changed) continue;
        Bits changes = 0;
        for (int i = 0; i < holes; ++i)
            if ((set >> i & 1) != 0)
                changes |= bit(board.reading_order()[static_cast<std::size_t>(i)]);
        const Problem other{{problem.start.pegs ^ changes}, problem.finish};
        const Answer answer = solve(board, other, kSmall);
        if (answer.verdict == Verdict::kSolvable && !answer.jumps.empty())
            found.push_back(other.start.pegs);
    }
    return found;
}

// The number of classes under the problem's symmetries.
std::size_t orbits(const Board& board, const Problem& problem, const std::vector<Bits>& positions) {
    const Bits goal = only_goal(problem.finish).value_or(0);
    std::vector<Bits> least;
    for (const Bits pegs : positions) {
        Bits smallest = pegs;
        for (const Permutation& symmetry : board.symmetries())
            if (permute(symmetry, problem.start.pegs) == problem.start.pegs &&
                permute(symmetry, goal) == goal)
                smallest = std::min(smallest, permute(symmetry, pegs));
        if (std::ranges::find(least, smallest) == least.end()) least.push_back(smallest);
    }
    return least.size();
}

}  // namespace

TEST_CASE("the nearest winnable positions are those that solving all of them finds", "[nearest]") {
    for (const auto& [name, position, finish] : {std::array{"triangle10", "o/xx/oxo/xoox", "any"},
                                                 {"triangle10", "x/xx/xxx/xxxx", "a1"},
                                                 {"diamond13", "..x/.xxx/xxxxx/.xxx/..x", "any"},
                                                 {"diamond13", "..o/.ooo/xooox/.ooo/..o", "any"},
                                                 {"triangle15", "x/oo/oxo/oooo/xooox", "any"},
                                                 {"triangle10", "o/oo/ooo/oooo", "any"}}) {
        CAPTURE(name, position, finish);
        const auto entry = *parse_board_name(name);
        const Board& board = entry.board;
        const Problem problem{*parse_position(board, position), *parse_finish(board, finish)};
        const NearestWinnable near = nearest(board, problem);
        CHECK(near.complete);
        std::size_t known = 0;
        for (int changed = 1; changed <= NearestWinnableSearch::kMaxChanged; ++changed) {
            const std::vector<Bits> all = winnable_with(board, problem, changed);
            const auto of_these = std::ranges::count(near.found, changed, &NearPosition::changed);
            const std::size_t most = NearestWinnableSearch::kMaxFound - known;
            CHECK(static_cast<std::size_t>(of_these) ==
                  std::min(most, orbits(board, problem, all)));
            known += static_cast<std::size_t>(of_these);
        }
        CHECK(std::ranges::is_sorted(near.found, {}, &NearPosition::changed));
        for (const NearPosition& one : near.found) {
            CHECK(count(one.start.pegs ^ problem.start.pegs) == one.changed);
            CHECK_FALSE(one.solution.empty());
            CHECK(replay(board, {one.start, problem.finish}, one.solution).finished);
        }
    }
}

TEST_CASE("a full English board lacks one peg to be won", "[nearest]") {
    const auto [board, classic] = *parse_board_name("english");
    const Problem full{{board.holes()}, classic.finish};
    const NearestWinnable near = nearest(board, full);
    // By the rule of three the vacancy is d4, or a hole at a multiple of three steps from it.
    REQUIRE_FALSE(near.found.empty());
    const auto one = std::ranges::count(near.found, 1, &NearPosition::changed);
    CHECK(one == 2);
    CHECK(near.found.size() == NearestWinnableSearch::kMaxFound);
}

TEST_CASE("the nearest winnable positions are the same in steps of any size", "[nearest]") {
    const auto [board, classic] = *parse_board_name("diamond25");
    const Problem problem{*parse_position(board, "...o/..xox/.xxoxx/xxoooxx/.xoxox/..xox/...o"),
                          Finish::any()};
    const NearestWinnable whole = nearest(board, problem);
    const NearestWinnable small = nearest(board, problem, 37);
    REQUIRE(whole.found.size() == small.found.size());
    CHECK(whole.nodes == small.nodes);
    for (std::size_t i = 0; i < whole.found.size(); ++i) {
        CHECK(whole.found[i].start == small.found[i].start);
        CHECK(whole.found[i].solution == small.found[i].solution);
    }
}

TEST_CASE("a search for what is near keeps to its limit, and finds nothing for fewest",
          "[nearest]") {
    const auto [board, classic] = *parse_board_name("english");
    const Problem full{{board.holes()}, classic.finish};
    const NearestWinnable cut = nearest(board, full, 1000, {.nodes = 3});
    CHECK(cut.nodes == 3);
    CHECK_FALSE(cut.complete);
    CHECK(nearest(board, {full.start, Finish::fewest()}).found.empty());
    CHECK(nearest(board, {full.start, Finish::fewest()}).complete);
}

}  // namespace peg
