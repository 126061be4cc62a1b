// SPDX-License-Identifier: MIT
#include "core/solver/review_search.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers.hpp>
#include <catch2/matchers/catch_matchers_floating_point.hpp>
#include <set>
#include <utility>
#include <vector>

#include "core/board/jumps.h"
#include "core/board/notation/notation.h"
#include "support/boards.h"
#include "support/random_boards.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {
namespace {

Review review(const Board& board, const Problem& problem, const std::vector<JumpId>& game,
              const Limits& limits = {}, std::uint64_t step = 1'000'000) {
    ReviewSearch search(board, game);
    search.begin(problem, limits);
    while (!search.step(step)) {
    }
    return search.result();
}

Verdict verdict(bool winning) { return winning ? Verdict::kSolvable : Verdict::kUnsolvable; }

// A game of up to 11 random jumps.
std::vector<JumpId> random_game(oracle::Random& random, const Board& board, Position position) {
    std::vector<JumpId> game;
    const int most = oracle::below(random, 12);
    while (static_cast<int>(game.size()) < most && has_jump(board, position)) {
        const auto jumps = legal_jumps(board, position);
        const auto count = static_cast<int>(jumps.end() - jumps.begin());
        game.push_back(*(jumps.begin() + oracle::below(random, count)));
        position = play(position, board.jump(game.back()));
    }
    return game;
}

Finish random_finish(oracle::Random& random, const Board& board) {
    switch (oracle::below(random, 3)) {
        case 0: return Finish::any();
        case 1: return Finish::fewest();
        default: return Finish::at(random_hole(random, board));
    }
}

TEST_CASE("every judgement of a review is that of the oracle", "[review]") {
    oracle::Random random(911);
    int lost = 0, won = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 300, 8, 15)) {
        const int pegs = std::min(board.hole_count(), 3 + oracle::below(random, 8));
        const oracle::Pegs start = oracle::random_winnable_pegs(random, drawn, pegs);
        const Problem problem{position_of(board, start), random_finish(random, board)};
        const std::vector<JumpId> game = random_game(random, board, problem.start);
        CAPTURE(oracle::write(drawn, start), drawn.triangular, format_finish(board, problem.finish),
                format_moves(board, game));

        const oracle::Outcomes outcomes = oracle::outcomes(drawn, start);
        const std::set<oracle::Pegs> ends = ends_of(board, problem.finish, outcomes);
        oracle::Ways ways;
        oracle::Odds odds;
        const auto count = [&](Position position) {
            return oracle::count_ways(drawn, pegs_of(board, position), ends, ways);
        };

        const Review found = review(board, problem, game, {},
                                    static_cast<std::uint64_t>(1 + oracle::below(random, 3000)));
        REQUIRE(found.positions.size() == game.size() + 1);
        Position position = problem.start;
        std::optional<std::size_t> lost_at;
        for (std::size_t n = 0; n < found.positions.size(); ++n) {
            const ReviewedPosition& reviewed = found.positions[n];
            CAPTURE(n);
            REQUIRE(reviewed.verdict == verdict(count(position) > 0));
            REQUIRE(reviewed.prospects);
            REQUIRE(reviewed.prospects->solutions == count(position));
            REQUIRE_THAT(reviewed.prospects->odds,
                         Catch::Matchers::WithinRel(
                             oracle::odds(drawn, pegs_of(board, position), ends, odds), 1e-13));
            std::vector<JumpId> legal, choices;
            for_each_jump(board, position, [&](JumpId jump) { legal.push_back(jump); });
            std::size_t keeping = 0;
            for (const auto& [jump, judged] : reviewed.choices) {
                const bool keeps = count(play(position, board.jump(jump))) > 0;
                REQUIRE(judged == verdict(keeps));
                keeping += keeps ? 1 : 0;
                choices.push_back(jump);
            }
            REQUIRE(choices == legal);
            REQUIRE(count_keeping(reviewed) == keeping);
            if (n == game.size()) break;
            const Position next = play(position, board.jump(game[n]));
            if (count(position) > 0 && count(next) == 0) lost_at = n + 1;
            position = next;
        }
        REQUIRE(found.lost_at() == lost_at);
        ++(lost_at ? lost : won);
    }
    CHECK(lost > 30);
    CHECK(won > 30);
}

TEST_CASE("a review is the same whatever the steps, and keeps to its limit", "[review]") {
    const auto [board, classic] = named("triangle15");
    const auto game = *parse_moves(board, "a3-a1 a5-a3 c5-a5");
    const Review all = review(board, classic, game);
    CHECK(all.lost_at() == 3);
    for (const std::uint64_t step : {std::uint64_t{1}, std::uint64_t{7}, std::uint64_t{500}}) {
        const Review stepped = review(board, classic, game, {}, step);
        CHECK(stepped.nodes == all.nodes);
    }
    std::size_t known = 0;
    for (std::uint64_t nodes = 1; nodes < all.nodes; nodes += 1 + nodes / 3) {
        const Review some = review(board, classic, game, {.nodes = nodes});
        std::size_t judged = 0;
        for (std::size_t n = 0; n < some.positions.size(); ++n) {
            const ReviewedPosition& position = some.positions[n];
            if (position.verdict != Verdict::kUndecided) {
                CHECK(position.verdict == all.positions[n].verdict);
                ++judged;
            }
            if (position.prospects) CHECK(*position.prospects == *all.positions[n].prospects);
        }
        CHECK(judged >= known);
        known = judged;
    }
    CHECK(known == all.positions.size());
}

TEST_CASE("an English game is judged and counted whole", "[review][slow]") {
    const auto [board, classic] = named("english");
    const auto game = *parse_moves(
        board,
        "b4-d4 c2-c4 a3-c3 d3-b3 d1-d3 a5-a3-c3 c4-c2 c1-c3 c6-c4 e5-c5 g5-e5 g3-g5 d7-d5-f5 g5-e5 "
        "f3-f5-d5 e7-e5 d3-f3 e1-e3 f3-d3 c4-c6 c7-c5 c3-e3 d5-f5 b5-d5 e3-e5 d4-d6 f5-d5 d6-d4");
    const Review found = review(board, classic, game);
    CHECK_FALSE(found.lost_at());
    for (const ReviewedPosition& position : found.positions) {
        CHECK(position.verdict == Verdict::kSolvable);
        CHECK(position.prospects);
        CHECK(count_keeping(position));
    }
    CHECK(to_decimal(found.positions[0].prospects->solutions) == "40861647040079968");
    CHECK(to_decimal(found.positions[1].prospects->solutions) == "10215411760019992");
}

}  // namespace
}  // namespace peg
