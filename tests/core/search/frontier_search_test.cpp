// SPDX-License-Identifier: MIT
#include "core/search/frontier_search.h"

#include <catch2/catch_test_macros.hpp>
#include <limits>

#include "core/board/game.h"
#include "core/board/notation/notation.h"
#include "support/allocation.h"
#include "support/boards.h"
#include "support/random_boards.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {

namespace {

bool leads(const Board& board, Bits start, const std::vector<JumpId>& jumps, Bits goal) {
    return replay(board, {{start}, Finish::exactly({goal})}, jumps).finished;
}

}  // namespace

TEST_CASE("frontiers meet where the oracle finds a way", "[frontiers]") {
    oracle::Random random(171);
    int ways = 0, none = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 400, 4, 13, MixedIn::kUnrotatable)) {
        const oracle::Pegs start = oracle::random_winnable_pegs(random, drawn, 8);
        const oracle::Outcomes outcomes = oracle::outcomes(drawn, start);
        // A reachable position, or one with the same number of pegs, or one peg somewhere.
        auto some = outcomes.begin();
        std::advance(some, oracle::below(random, static_cast<int>(outcomes.size())));
        const int pegs = oracle::count(*some);
        const oracle::Pegs goal =
            i % 3 == 0   ? *some
            : i % 3 == 1 ? oracle::random_pegs(random, drawn, pegs)
                         : oracle::single(drawn, oracle::below(random, board.hole_count()));
        if (oracle::count(goal) >= oracle::count(start)) continue;
        INFO(oracle::write(drawn, start) << " to " << oracle::write(drawn, goal));
        const Bits from = position_of(board, start).pegs, to = position_of(board, goal).pegs;
        FrontierSearch search(board, from, to, kNoLimit);
        run_to_end(search, 1000);
        const bool way = outcomes.contains(goal);
        ++(way ? ways : none);
        REQUIRE(search.state() == (way ? SearchState::kSolved : SearchState::kExhausted));
        REQUIRE(leads(board, from, search.solution(), to) == way);
        // A solution of n jumps passes n - 1 positions that must be found; without a solution, each
        // position is found at most once from either end.
        if (way)
            REQUIRE(search.stored() + 1 >= search.solution().size());
        else
            REQUIRE(search.stored() <=
                    outcomes.size() + oracle::outcomes(drawn, oracle::complement(goal)).size());

        FrontierSearch slow(board, from, to, kNoLimit);
        run_to_end(slow, 1 + random() % 7);
        REQUIRE(slow.solution() == search.solution());
        REQUIRE(slow.stored() == search.stored());
    }
    CHECK(ways > 60);
    CHECK(none > 60);
}

TEST_CASE("frontiers meet on real boards, and the halves of halves lead there", "[frontiers]") {
    StartAndGoal diamond = start_and_goal("english", "d4", "d4");  // one of the classic figures
    diamond.start =
        parse_position(diamond.board, "..oxo/..xxx/oxxxxxo/xxxoxxx/oxxxxxo/..xxx/..oxo")->pegs;
    for (const auto& [board, start, goal] : {start_and_goal("triangle15", "a1", "d4"),
                                             start_and_goal("triangle21", "a1", "a1"), diamond}) {
        FrontierSearch search(board, start, goal, kNoLimit);
        run_to_end(search, 10'000);
        CHECK(search.state() == SearchState::kSolved);
        CHECK(leads(board, start, search.solution(), goal));
    }
}

// A search without cost partitions has to visit millions of positions.
TEST_CASE("cost partitions keep the frontiers of a lost position small", "[frontiers][known]") {
    auto [board, start, goal] = start_and_goal("wiegleb", "e5", "e5");
    start = parse_position(
                board, "...xxx/...xxx/...xxo/xxoxxoxxx/xxxooxxoo/xxxooxxxx/...xxx/...xxx/...xxx")
                ->pegs;
    FrontierSearch search(board, start, goal, kNoLimit);
    run_to_end(search, 10'000);
    CHECK(search.state() == SearchState::kExhausted);
    CHECK(search.stored() < 200'000);
}

TEST_CASE("frontiers that grow too large are given up", "[frontiers]") {
    constexpr std::size_t kBytes = 8'000'000;
    constexpr std::size_t kOver = 1'000'000;  // the small tables that every search has
    const auto [board, start, goal] = start_and_goal("diamond41", "d2", "f8");
    take_peak();
    FrontierSearch search(board, start, goal, kBytes);
    run_to_end(search, 10'000);
    CHECK(search.state() == SearchState::kOutOfMemory);
    CHECK(search.stored() > 100'000);
    CHECK(take_peak() <= kBytes * 3 / 2 + kOver);
}

}  // namespace peg
