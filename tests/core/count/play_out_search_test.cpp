// SPDX-License-Identifier: MIT
#include "core/count/play_out_search.h"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "core/board/notation.h"
#include "support/boards.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {
namespace {

std::optional<Uint128> play_outs(const Board& board, Position start, std::size_t max_bytes,
                                 std::uint64_t step) {
    const DenseCanonicalizer canonicalizer(board, std::array{board.holes()});
    PlayOutSearch search(canonicalizer, start);
    while (!search.result() && !search.full()) search.run(step, max_bytes);
    return search.result();
}

TEST_CASE("play-outs are those of the oracle, whatever the steps", "[count]") {
    oracle::Random random(613);
    std::uint64_t most = 0;
    for (int i = 0; i < 200; ++i) {
        const oracle::Board drawn =
            i % 3 == 0 ? oracle::random_board(random, i)
                       : oracle::random_connected_board(random, i % 2 == 0, 8 + i % 9);
        const Board board = board_of(drawn);
        const int pegs = std::min(board.hole_count(), 1 + oracle::below(random, 9));
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

TEST_CASE("the published number of games on the Triangle-15", "[count]") {
    const auto [board, classic] = named("triangle15");
    CHECK(play_outs(board, classic.start, kNoLimit, 1'000'000) == 568'630);
    CHECK_FALSE(play_outs(board, classic.start, 4000, 100));
    CHECK(play_outs(board, {}, kNoLimit, 1) == 1);
}

TEST_CASE("the published number of English central games", "[count][slow][slowest]") {
    const auto [board, classic] = named("english");
    const auto found = play_outs(board, classic.start, kNoLimit, 1'000'000);
    REQUIRE(found);
    CHECK(to_decimal(*found) == "577116156815309849672");
}

}  // namespace
}  // namespace peg
