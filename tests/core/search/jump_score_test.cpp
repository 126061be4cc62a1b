// SPDX-License-Identifier: MIT
#include "core/search/jump_score.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <vector>

#include "core/board/jumps.h"
#include "support/oracle.h"
#include "support/translate.h"

namespace peg {
namespace {

// The squared distance of two holes in lattice steps, by another formula.
int squared_distance(const oracle::Board& drawn, std::size_t a, std::size_t b) {
    const int x = drawn.holes[a].column - drawn.holes[b].column;
    const int y = drawn.holes[a].row - drawn.holes[b].row;
    return drawn.triangular ? (x * x + y * y + (x - y) * (x - y)) / 2 : x * x + y * y;
}

// The score of the pegs, hole by hole. Two holes are neighbours if a jump of the board connects
// them.
int slow_score(const oracle::Board& drawn, const Board& board, const oracle::Pegs& pegs,
               const oracle::Pegs& goal) {
    std::vector<Hole> hole;
    for (std::size_t i = 0; i < pegs.size(); ++i)
        hole.push_back(hole_of(board, static_cast<int>(i)));
    int score = 0;
    for (std::size_t i = 0; i < pegs.size(); ++i) {
        if (pegs[i] != 'x') continue;
        int nearest = 950, neighbours = 0, with_peg = 0;
        for (std::size_t j = 0; j < pegs.size(); ++j) {
            if (goal[j] == 'x') nearest = std::min(nearest, squared_distance(drawn, i, j));
            if (squared_distance(drawn, i, j) != 1) continue;
            const bool joined = std::ranges::any_of(board.jumps(), [&](const Jump& jump) {
                return contains(jump.mask, hole[i]) && contains(jump.mask, hole[j]);
            });
            neighbours += joined ? 1 : 0;
            with_peg += joined && pegs[j] == 'x' ? 1 : 0;
        }
        score += nearest + 3 * ((drawn.triangular ? 6 : 4) - neighbours);
        if (with_peg == 0) score += 9;
    }
    return score;
}

TEST_CASE("a score by jumps adds up distances, edges and lone pegs, also jump by jump", "[beam]") {
    oracle::Random random(612);
    int jumps = 0;
    for (int i = 0; i < 1'000; ++i) {
        const oracle::Board drawn = oracle::random_board(random, i);
        const Board board = board_of(drawn);
        const auto draw = [&](int pegs) { return oracle::random_pegs(random, drawn, pegs); };
        const oracle::Pegs goal = draw(std::min(i % 3, board.hole_count()));
        const oracle::Pegs pegs = draw(oracle::below(random, board.hole_count() + 1));
        const Bits bits = position_of(board, pegs).pegs;
        CAPTURE(oracle::write(drawn, pegs), drawn.triangular, oracle::write(drawn, goal));
        const JumpScore score(board, position_of(board, goal).pegs);
        REQUIRE(score.of(bits) == slow_score(drawn, board, pegs, goal));

        const JumpScore::Before before = score.before(bits, score.of(bits));
        for (const JumpId jump : legal_jumps(board, {bits})) {
            const Bits after = bits ^ board.jump(jump).mask;
            REQUIRE(score.of(before, jump) ==
                    slow_score(drawn, board, pegs_of(board, {after}), goal));
            ++jumps;
        }
    }
    CHECK(jumps > 1'000);
}

}  // namespace
}  // namespace peg
