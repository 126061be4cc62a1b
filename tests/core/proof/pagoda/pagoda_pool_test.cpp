// SPDX-License-Identifier: MIT
#include "core/proof/pagoda/pagoda_pool.h"

#include <catch2/catch_test_macros.hpp>
#include <vector>

#include "core/board/jumps.h"
#include "support/random_boards.h"
#include "support/translate.h"

namespace peg {

namespace {

// Weights that are a pagoda function of the board, made by lowering weights where a jump gains.
PagodaWithCuts random_weights(oracle::Random& random, const Board& board, int largest) {
    PagodaWithCuts pagoda;
    for (Hole hole : board.reading_order())
        pagoda.weights[hole] = oracle::below(random, 2 * largest + 1) - largest / 4;
    for (bool changed = true; changed;) {
        changed = false;
        for (const Jump& jump : board.jumps()) {
            const int most = pagoda.weights[jump.from] + pagoda.weights[jump.over];
            if (pagoda.weights[jump.to] <= most) continue;
            if (most < -largest) return {};  // the lowering does not end: use the zero function
            pagoda.weights[jump.to] = most;
            changed = true;
        }
    }
    return pagoda;
}

// The same with up to three cuts, which allow for one more on every weight.
PagodaWithCuts random_pagoda(oracle::Random& random, const Board& board, int largest) {
    PagodaWithCuts pagoda = random_weights(random, board, largest);
    for (int i = oracle::below(random, 4); i > 0; --i) {
        ZeroHalfCut& cut = pagoda.cuts[static_cast<std::size_t>(i - 1)];
        cut.weight = 1 + oracle::below(random, largest);
        for (Hole hole : board.reading_order()) {
            if (oracle::below(random, 2) == 0) cut.holes |= bit(hole);
            pagoda.weights[hole] += cut.weight;
        }
    }
    return pagoda;
}

}  // namespace

TEST_CASE("a pool excludes what one of its pagodas excludes, and nothing else", "[pagoda][pool]") {
    oracle::Random random(71);
    int excluded = 0, possible = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 200, 5, 34)) {
        const auto any = [&] {
            return position_of(
                board,
                oracle::random_pegs(random, drawn, oracle::below(random, board.hole_count())));
        };
        const bool forwards = i % 4 < 2;
        const Bits bound = any().pegs;
        PagodaPool pool(board, forwards ? SearchDirection::kForwards : SearchDirection::kBackwards,
                        bound);
        std::vector<PagodaWithCuts> pagodas;
        while (pagodas.size() < 8) {
            pagodas.push_back(random_pagoda(random, board, 1 + oracle::below(random, 20)));
            REQUIRE(is_pagoda(board, pagodas.back()));
            REQUIRE(pool.add(pagodas.back()));
        }
        const auto expected = [&](Bits pegs) {
            for (const PagodaWithCuts& pagoda : pagodas) {
                const Bits from = forwards ? pegs : bound, to = forwards ? bound : pegs;
                if (slack(pagoda, from, to) < 0) return false;
            }
            return true;
        };
        for (int j = 0; j < 20; ++j) {
            const Position position = any();
            const PagodaPool::Slack slack = pool.slack(position.pegs);
            REQUIRE(pool.possible(slack) == expected(position.pegs));
            ++(expected(position.pegs) ? possible : excluded);
            // Forwards jumps; backwards un-jumps, which are jumps of the complement.
            const auto seen = [&](Bits pegs) {
                return forwards ? Position{pegs} : complement(board, {pegs});
            };
            for_each_jump(board, seen(position.pegs), [&](JumpId id) {
                const Bits next = position.pegs ^ board.jump(id).mask;
                if (pool.possible(slack, id) != expected(next)) FAIL("after a jump");
                const PagodaPool::Slack after = pool.slack(slack, id);
                if (pool.possible(after) != expected(next)) FAIL("the slack after a jump");
                for_each_jump(board, seen(next), [&](JumpId second) {
                    if (pool.possible(after, second) != expected(next ^ board.jump(second).mask))
                        FAIL("after two jumps");
                });
            });
        }
    }
    CHECK(excluded > 200);
    CHECK(possible > 200);
}

TEST_CASE("a pool refuses what it has no room for", "[pagoda][pool]") {
    const Board board = board_of(oracle::read_board(false, "oooo/oooo"));
    PagodaPool pool(board, SearchDirection::kForwards, bit(hole_of(board, 0)));
    PagodaWithCuts large;
    for (Hole hole : board.reading_order()) large.weights[hole] = 128;  // cost of a jump
    CHECK_FALSE(pool.add(large));
    CHECK(pool.size() == 0);
    for (Hole hole : board.reading_order()) large.weights[hole] = 126;
    large.cuts[0] = {board.holes(), 2};  // additional cost of crossing the cut
    CHECK_FALSE(pool.add(large));
    large.cuts[0].weight = 1;
    CHECK(pool.add(large));
    PagodaWithCuts many;
    for (ZeroHalfCut& cut : many.cuts) cut = {board.holes(), 1};
    CHECK_FALSE(pool.add(many));
    while (!pool.full()) REQUIRE(pool.add(PagodaWithCuts{}));
    CHECK(pool.size() == PagodaPool::kMax);
    CHECK_FALSE(pool.add(PagodaWithCuts{}));
    CHECK(pool.possible(pool.slack(board.holes())));
    CHECK_FALSE(pool.possible(pool.slack(0)));  // the position weighs 0, the goal 126
}

TEST_CASE("a pool keeps slacks that are far more than a jump costs", "[pagoda][pool]") {
    const Board board = board_of(oracle::read_board(false, "ooo.o"));
    const Hole apart = hole_of(board, 3);  // no jump touches it
    PagodaPool pool(board, SearchDirection::kForwards, bit(hole_of(board, 0)));
    PagodaWithCuts large;
    large.weights[apart] = 17'000;  // a slack of this size fits, but not two of them
    CHECK_FALSE(pool.add(large));
    large.weights[apart] = 16'000;
    large.weights[hole_of(board, 0)] = 1;
    large.weights[hole_of(board, 1)] = 1;
    REQUIRE(is_pagoda(board, large));
    CHECK(pool.add(large));
    CHECK(pool.possible(pool.slack(bit(apart))));
    CHECK_FALSE(pool.possible(pool.slack(0)));
}

}  // namespace peg
