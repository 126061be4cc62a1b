// SPDX-License-Identifier: MIT
#include "core/search/moves/move_score.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <vector>

#include "support/oracle.h"
#include "support/translate.h"

namespace peg {
namespace {

// The score by the weights, hole by hole, without noise.
int slow_score(const oracle::Board& drawn, const oracle::Pegs& pegs, const oracle::Pegs& aim,
               const MoveScore::Weights& weights, int moves_left) {
    const auto squared_distance = [&](std::size_t a, std::size_t b) {
        const int x = drawn.holes[a].column - drawn.holes[b].column;
        const int y = drawn.holes[a].row - drawn.holes[b].row;
        return x * x + y * y - (drawn.triangular ? x * y : 0);
    };
    int score = weights.region * moves_left;
    for (std::size_t hole = 0; hole < pegs.size(); ++hole) {
        int neighbours = 0;
        bool lone = true;
        bool lone_of_kind = true;
        int nearest = 1'000'000;
        for (std::size_t other = 0; other < pegs.size(); ++other) {
            const int distance = squared_distance(hole, other);
            if (aim[other] == 'x') nearest = std::min(nearest, distance);
            // Only two steps in a line make a distance of two.
            if (distance == 4 && pegs[other] == 'x') lone_of_kind = false;
            if (distance != 1) continue;
            ++neighbours;
            if (pegs[other] == pegs[hole]) lone = false;
        }
        if (lone) score += pegs[hole] == 'x' ? weights.lone_peg : weights.lone_hole;
        if (pegs[hole] != 'x') continue;
        if (lone_of_kind) score += weights.lone_peg_of_kind;
        score += weights.peg + weights.distance * nearest;
        score += weights.edge * ((drawn.triangular ? 6 : 4) - neighbours);
    }
    return score;
}

TEST_CASE("a score by moves adds up what its weights say", "[shortest][beam]") {
    oracle::Random random(611);
    const auto weight = [&] { return oracle::below(random, 41) - 20; };
    for (int i = 0; i < 2'000; ++i) {
        const oracle::Board drawn = oracle::random_board(random, i);
        const Board board = board_of(drawn);
        MoveScore::Weights weights{.peg = weight(),
                                   .edge = weight(),
                                   .distance = weight(),
                                   .lone_peg = weight(),
                                   .lone_peg_of_kind = weight(),
                                   .lone_hole = weight(),
                                   .region = weight()};
        const oracle::Pegs aim =
            oracle::random_pegs(random, drawn, std::min(1 + i % 2, board.hole_count()));
        const oracle::Pegs pegs =
            oracle::random_pegs(random, drawn, oracle::below(random, board.hole_count() + 1));
        const Bits bits = position_of(board, pegs).pegs;
        const int left = oracle::below(random, 20);
        CAPTURE(oracle::write(drawn, pegs), drawn.triangular, oracle::write(drawn, aim));
        const MoveScore score(board, weights, position_of(board, aim).pegs);
        const int expected = slow_score(drawn, pegs, aim, weights, left);
        REQUIRE(score.of(bits, static_cast<std::size_t>(left), 0) == expected);

        weights.noise = 50;
        const MoveScore noisy(board, weights, position_of(board, aim).pegs);
        REQUIRE(noisy.of(bits, static_cast<std::size_t>(left), 0) == expected);
        REQUIRE(noisy.of(bits, static_cast<std::size_t>(left), ~std::uint64_t{0}) == expected + 49);
    }
}

}  // namespace
}  // namespace peg
