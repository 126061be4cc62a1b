// SPDX-License-Identifier: MIT
#include "core/search/finishes/fewest_pegs_search.h"

#include <array>
#include <catch2/catch_test_macros.hpp>

#include "core/board/game.h"
#include "support/boards.h"
#include "support/random_boards.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {

TEST_CASE("the fewest pegs are found, whatever the steps", "[fewest]") {
    oracle::Random random(321);
    std::array<int, 6> seen{};
    for (const auto& [i, drawn, board] : random_boards(random, 300, 4, 15)) {
        const int holes = board.hole_count();
        const oracle::Pegs pegs =
            i % 3 == 0 ? oracle::random_winnable_pegs(random, drawn, 9)
                       : oracle::random_pegs(random, drawn, oracle::below(random, holes));
        CAPTURE(oracle::write(drawn, pegs), drawn.triangular);
        const int fewest = oracle::fewest_pegs(oracle::outcomes(drawn, pegs));
        const Position start = position_of(board, pegs);

        FewestPegsSearch search(board, start.pegs, kNoLimit);
        const std::uint64_t nodes = run_to_end(search, 1000);
        REQUIRE(search.state() == SearchState::kSolved);
        const Replay played = replay(board, {start, Finish::fewest()}, search.solution());
        REQUIRE(played.finished);
        REQUIRE(peg_count(played.end) == fewest);
        ++seen.at(static_cast<std::size_t>(std::min(fewest, 5)));

        FewestPegsSearch stepped(board, start.pegs, kNoLimit);
        REQUIRE(run_to_end(stepped, 1 + random() % 7) == nodes);
        REQUIRE(stepped.solution() == search.solution());
    }
    for (std::size_t fewest = 1; fewest < seen.size(); ++fewest) CHECK(seen.at(fewest) > 5);
}

TEST_CASE("without memory there is still some play", "[fewest]") {
    const auto [board, classic] = named("diamond25");
    for (std::size_t bytes : {std::size_t{0}, std::size_t{100'000}}) {
        FewestPegsSearch search(board, classic.start.pegs, bytes);
        run_to_end(search, 1000);
        CHECK(search.state() == SearchState::kOutOfMemory);
        CHECK(replay(board, {classic.start, Finish::fewest()}, search.solution()).finished);
        CHECK(search.solution().empty() == (bytes == 0));
    }
}

}  // namespace peg
