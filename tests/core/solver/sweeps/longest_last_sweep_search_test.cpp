// SPDX-License-Identifier: MIT
#include "core/solver/sweeps/longest_last_sweep_search.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "core/board/game.h"
#include "core/board/notation/notation.h"
#include "support/boards.h"
#include "support/random_boards.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {
namespace {

// The max number of jumps by which one peg alone can reach the end; -1 if it cannot.
int longest_run(const oracle::Board& drawn, const oracle::Pegs& pegs, int peg,
                const oracle::Pegs& end) {
    int longest = pegs == end ? 0 : -1;
    for (const oracle::Jump& jump : oracle::legal_jumps(drawn, pegs)) {
        if (jump.from != peg) continue;
        const int rest = longest_run(drawn, oracle::after(pegs, jump), jump.to, end);
        if (rest >= 0) longest = std::max(longest, 1 + rest);
    }
    return longest;
}

int longest_last_move(const oracle::Board& drawn, const oracle::Outcomes& outcomes,
                      const oracle::Pegs& end) {
    int longest = -1;
    for (const oracle::Pegs& pegs : outcomes)
        for (int peg = 0; peg < static_cast<int>(pegs.size()); ++peg)
            longest = std::max(longest, longest_run(drawn, pegs, peg, end));
    return longest;
}

std::size_t last_move(const Board& board, const std::vector<JumpId>& jumps) {
    return jumps.empty() ? 0 : moves_of(board, jumps).back().size();
}

TEST_CASE("the longest last move is that of the oracle", "[sweep]") {
    oracle::Random random(1912);
    int long_ones = 0, impossible = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 1200, 8, 15)) {
        const oracle::Pegs start = i % 3 == 0
                                       ? oracle::random_pegs(random, drawn, 4 + i % 5)
                                       : oracle::random_winnable_pegs(random, drawn, 4 + i % 8);
        const oracle::Outcomes outcomes = oracle::outcomes(drawn, start);
        const int hole = oracle::below(random, board.hole_count());
        const Problem problem{position_of(board, start), Finish::at(hole_of(board, hole))};
        CAPTURE(oracle::write(drawn, start), hole, drawn.triangular);

        const int longest = longest_last_move(drawn, outcomes, oracle::single(drawn, hole));
        const auto found = known<LongestLastSweepSearch>(board, problem, {}, -3000);
        REQUIRE(found.at_most == found.jumps);
        REQUIRE(found.jumps == static_cast<std::size_t>(std::max(longest, 0)));
        REQUIRE(found.solution.empty() == (longest <= 0));
        if (longest > 0) REQUIRE(replay(board, problem, found.solution).finished);
        REQUIRE(last_move(board, found.solution) == found.jumps);
        long_ones += longest >= 3;
        impossible += longest < 0;
    }
    CHECK(long_ones > 10);
    CHECK(impossible > 10);
}

TEST_CASE("the positions before a last move are those of the oracle", "[sweep]") {
    for (const auto& [name, finish] :
         {std::pair{"english", "d4"}, {"english", "c1"}, {"triangle15", "a1"}, {"square5", "c3"}}) {
        const Board board = board_named(name);
        const Hole hole = *parse_hole(board, finish);
        const LastSweeps sweeps(board, hole);
        // Backwards from the finish: a peg jumps back over empty holes.
        std::set<Bits> expected;
        std::vector<std::pair<Bits, Hole>> todo{{bit(hole), hole}};
        while (!todo.empty()) {
            const auto [pegs, peg] = todo.back();
            todo.pop_back();
            for (const Jump& jump : board.jumps())
                if (jump.to == peg && (pegs & jump.mask) == bit(peg) &&
                    expected.insert(pegs ^ jump.mask).second)
                    todo.emplace_back(pegs ^ jump.mask, jump.from);
        }
        const auto found = sweeps.positions();
        CHECK(found.size() <= sweeps.max_positions());
        std::set<Bits> distinct;
        for (const Position before : found) {
            distinct.insert(before.pegs);
            const auto sweep = sweeps.sweep(before);
            CHECK(moves_of(board, sweep).size() == 1);
            CHECK(replay(board, {before, Finish::at(hole)}, sweep).finished);
        }
        CHECK(distinct.size() == found.size());
        CHECK(distinct == expected);
    }
}

TEST_CASE("where a limit ends the search, the bound is above what was found", "[sweep]") {
    const auto [board, classic] = named("english");
    const auto all = known<LongestLastSweepSearch>(board, classic);
    CHECK(all.jumps == all.at_most);
    for (const std::uint64_t nodes : {std::uint64_t{1}, all.nodes / 2}) {
        const auto some = known<LongestLastSweepSearch>(board, classic, {.nodes = nodes});
        CHECK(some.jumps <= all.jumps);
        CHECK(some.at_most >= all.jumps);
    }
    const Problem from_c1{vacancy(board, *parse_hole(board, "c1")),
                          Finish::at(*parse_hole(board, "c1"))};
    const auto little = known<LongestLastSweepSearch>(board, from_c1, {.bytes = 100});
    CHECK(little.jumps == 0);
    CHECK(little.at_most == 31);
}

}  // namespace
}  // namespace peg
