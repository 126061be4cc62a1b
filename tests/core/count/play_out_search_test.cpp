// SPDX-License-Identifier: MIT
#include "core/count/play_out_search.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "core/board/notation/notation.h"
#include "support/boards.h"
#include "support/crosses.h"
#include "support/random_boards.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {
namespace {

std::optional<Uint128> play_outs(const Board& board, Position start, std::size_t max_bytes,
                                 std::uint64_t step,
                                 std::uint64_t min_set_size = CrossSet::kBreakEvenSize) {
    const auto canonicalizer = DenseCanonicalizer::keeping_class(board, start.pegs);
    LazyCross cross(canonicalizer);
    PlayOutSearch search(cross, start, min_set_size);
    while (!search.result() && !search.full()) search.run(step, max_bytes);
    return search.result();
}

TEST_CASE("play-outs are those of the oracle, whatever the steps", "[count]") {
    oracle::Random random(613);
    std::uint64_t most = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 200, 8, 16, MixedIn::kAnyBoard)) {
        const int pegs = std::min(board.hole_count(), 1 + oracle::below(random, 10));
        const oracle::Pegs start = oracle::random_pegs(random, drawn, pegs);
        std::set<oracle::Pegs> stuck;
        for (const oracle::Pegs& position : oracle::outcomes(drawn, start))
            if (oracle::legal_jumps(drawn, position).empty()) stuck.insert(position);
        oracle::Ways ways;
        const std::uint64_t expected = oracle::count_ways(drawn, start, stuck, ways);
        CAPTURE(oracle::write(drawn, start), drawn.triangular);
        const auto step = static_cast<std::uint64_t>(1 + oracle::below(random, 40));
        const auto found = play_outs(board, position_of(board, start), kNoLimit, step);
        REQUIRE(found);
        REQUIRE(*found == expected);
        most = std::max(most, expected);
    }
    CHECK(most > 1000);
}

TEST_CASE("play-outs in cross sets are those without, whatever the steps", "[count]") {
    oracle::Random random(2207);
    Uint128 most = 0;
    for (const char* art : {crosses::kShort, crosses::kNarrow}) {
        const oracle::Board drawn = oracle::read_board(false, art);
        const Board board = board_of(drawn);
        for (int i = 0; i < 40; ++i) {
            // Single vacancies, and positions with a few more holes empty.
            const int holes = board.hole_count();
            const int pegs = i < 12 ? holes - 1 : holes - 2 - oracle::below(random, 8);
            const oracle::Pegs drawn_pegs = oracle::random_pegs(random, drawn, pegs);
            const Position start = position_of(board, drawn_pegs);
            CAPTURE(oracle::write(drawn, drawn_pegs));
            const auto expected = play_outs(board, start, kNoLimit, 1'000'000);
            REQUIRE(expected);
            const auto min_set_size = static_cast<std::uint64_t>(1 + oracle::below(random, 100));
            const auto step = static_cast<std::uint64_t>(1 + oracle::below(random, 5000));
            REQUIRE(play_outs(board, start, kNoLimit, step, min_set_size) == expected);
            most = std::max(most, *expected);
        }
    }
    CHECK(most > 1'000'000);
    const Board board = board_of(oracle::read_board(false, crosses::kNarrow));
    const Position start{board.holes() & ~bit(board.reading_order().front())};
    const auto canonicalizer = DenseCanonicalizer::keeping_class(board, start.pegs);
    const std::size_t too_little = CrossPlay::bytes(*LazyCross(canonicalizer).get());
    CHECK_FALSE(play_outs(board, start, too_little, 1000, 1));
    CHECK(play_outs(board, start, 20 * too_little, 1000, 1));
}

TEST_CASE("the published number of games on the Triangle-15", "[count]") {
    const auto [board, classic] = named("triangle15");
    CHECK(play_outs(board, classic.start, kNoLimit, 1'000'000) == 568'630);
    CHECK_FALSE(play_outs(board, classic.start, 4000, 100));
    CHECK(play_outs(board, {}, kNoLimit, 1) == 1);
}

TEST_CASE("the published number of English central games", "[count][slow]") {
    const auto [board, classic] = named("english");
    const auto found = play_outs(board, classic.start, kNoLimit, 1'000'000);
    REQUIRE(found);
    CHECK(to_decimal(*found) == "577116156815309849672");
}

}  // namespace
}  // namespace peg
