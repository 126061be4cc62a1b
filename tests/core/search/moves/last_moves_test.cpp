// SPDX-License-Identifier: MIT
#include "core/search/moves/last_moves.h"

#include <map>

#include <catch2/catch_test_macros.hpp>

#include "core/board/game.h"
#include "support/oracle.h"
#include "support/random_boards.h"
#include "support/run_search.h"

namespace peg {

TEST_CASE("one peg is left in the holes that the oracle says, in as few moves", "[last_moves]") {
    oracle::Random random(91);
    int found = 0;
    int missed = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 300, 8, 14)) {
        const oracle::Pegs start =
            oracle::random_winnable_pegs(random, drawn, 2 + oracle::below(random, 7));
        if (oracle::count(start) < 2) continue;
        CAPTURE(oracle::write(drawn, start), drawn.triangular);

        constexpr std::size_t kMoves = 3;
        std::map<Hole, std::size_t> ways;
        for (const auto& jumps :
             single_peg_endings(board, position_of(board, start), kMoves, 10'000)) {
            const Replay played = replay(board, {position_of(board, start), Finish::any()}, jumps);
            REQUIRE(played.legal == jumps.size());
            REQUIRE(played.finished);
            REQUIRE(ways.emplace(lowest(played.end.pegs), moves_of(board, jumps).size()).second);
        }
        for (int hole = 0; hole < board.hole_count(); ++hole) {
            oracle::Pegs end(start.size(), 'o');
            end[static_cast<std::size_t>(hole)] = 'x';
            oracle::Moves moves;
            const int fewest = oracle::fewest_moves(drawn, start, -1, {end}, moves);
            const auto way = ways.find(lowest(position_of(board, end).pegs));
            REQUIRE((way != ways.end()) == (fewest <= static_cast<int>(kMoves)));
            if (way == ways.end()) {
                missed += fewest < 1000;
                continue;
            }
            REQUIRE(way->second == static_cast<std::size_t>(fewest));
            ++found;
        }
    }
    CHECK(found > 200);
    CHECK(missed > 20);  // these would need more moves
}

}  // namespace peg
