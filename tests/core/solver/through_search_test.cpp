// SPDX-License-Identifier: MIT
#include "core/solver/through_search.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "core/board/notation/notation.h"
#include "support/boards.h"
#include "support/random_boards.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {
namespace {

Through through(const Board& board, const Problem& problem, Position position,
                const Limits& limits = {}, std::uint64_t step = 1'000'000) {
    ThroughSearch search(board, position);
    search.begin(problem, limits);
    while (!search.step(step)) {
    }
    return search.result();
}

bool leads_to(const oracle::Board& drawn, const oracle::Pegs& from,
              const std::set<oracle::Pegs>& to) {
    oracle::Ways ways;
    return oracle::count_ways(drawn, from, to, ways) > 0;
}

TEST_CASE("solutions through a position are those of the oracle", "[through]") {
    oracle::Random random(719);
    int solvable = 0, first_lost = 0, second_lost = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 300, 8, 15)) {
        const oracle::Pegs start = oracle::random_winnable_pegs(random, drawn, 4 + i % 6);
        const oracle::Outcomes outcomes = oracle::outcomes(drawn, start);
        auto some = outcomes.begin();
        std::advance(some, oracle::below(random, static_cast<int>(outcomes.size())));
        const oracle::Pegs middle = i % 4 == 0 ? oracle::random_pegs(random, drawn, 3) : *some;
        const Problem problem{position_of(board, start), Finish::any()};
        CAPTURE(oracle::write(drawn, start), oracle::write(drawn, middle), drawn.triangular);

        std::set<oracle::Pegs> ends;
        for (int hole = 0; hole < board.hole_count(); ++hole)
            ends.insert(oracle::single(drawn, hole));
        const bool first = leads_to(drawn, start, {middle});
        const bool second = leads_to(drawn, middle, ends);
        const auto step = static_cast<std::uint64_t>(1 + oracle::below(random, 3000));
        const Through found = through(board, problem, position_of(board, middle), {}, step);
        if (first && second) {
            REQUIRE(found.answer.verdict == Verdict::kSolvable);
            REQUIRE_FALSE(found.lost);
            REQUIRE(replay(board, problem, found.answer.jumps).finished);
            bool passes = false;
            Position position = problem.start;
            for (std::size_t n = 0; n <= found.answer.jumps.size(); ++n) {
                passes = passes || position == position_of(board, middle);
                if (n < found.answer.jumps.size())
                    position = play(position, board.jump(found.answer.jumps[n]));
            }
            REQUIRE(passes);
            REQUIRE(found.answer.pegs_left == 1);
            ++solvable;
            continue;
        }
        REQUIRE(found.answer.verdict == Verdict::kUnsolvable);
        REQUIRE(found.lost == (first ? Half::kSecond : Half::kFirst));
        const Problem half =
            first ? Problem{position_of(board, middle), Finish::any()}
                  : Problem{problem.start, Finish::exactly(position_of(board, middle))};
        REQUIRE(found.answer.proof);
        CHECK(stands(board, half, found.answer.proof));
        ++(first ? second_lost : first_lost);
    }
    CHECK(solvable > 30);
    CHECK(first_lost > 10);
    CHECK(second_lost > 10);
}

TEST_CASE("both halves of a solution share the limit", "[through]") {
    const auto [board, classic] = named("english");
    const Position middle =
        *parse_position(board, "..ooo/..oxo/oooxooo/oxxxxxo/oooxooo/..oxo/..ooo");
    const Through all = through(board, classic, middle);
    REQUIRE(all.answer.verdict != Verdict::kUndecided);
    for (std::uint64_t nodes : {std::uint64_t{1}, all.answer.nodes / 2}) {
        const Through some = through(board, classic, middle, {.nodes = nodes});
        CHECK(some.answer.nodes <= nodes + 1000);
        if (some.answer.verdict == Verdict::kUndecided) CHECK(some.answer.jumps.empty());
    }
}

}  // namespace
}  // namespace peg
