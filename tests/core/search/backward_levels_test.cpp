// SPDX-License-Identifier: MIT
#include "core/search/backward_levels.h"

#include <catch2/catch_test_macros.hpp>
#include <limits>
#include <set>
#include <vector>

#include "core/board/game.h"
#include "core/proof/pagoda/find_pagoda.h"
#include "support/random_boards.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {

namespace {

// The positions from which n jumps lead to the goal, for n = 0, 1, 2, ...: jumps in the complement.
std::vector<std::set<oracle::Pegs>> levels_to(const oracle::Board& board,
                                              const oracle::Pegs& goal) {
    std::vector<std::set<oracle::Pegs>> levels{{goal}};
    for (;;) {
        std::set<oracle::Pegs> next;
        for (const oracle::Pegs& pegs : levels.back()) {
            const oracle::Pegs mirror = oracle::complement(pegs);
            for (const oracle::Jump& jump : oracle::legal_jumps(board, mirror))
                next.insert(oracle::complement(oracle::after(mirror, jump)));
        }
        if (next.empty()) return levels;
        levels.push_back(next);
    }
}

void expand_level(BackwardLevels& levels, const PagodaPool& pool, std::uint64_t step) {
    do levels.expand(pool, step, kNoLimit);
    while (levels.in_between());
}

}  // namespace

TEST_CASE("backward levels hold everything from which the goal can be reached", "[backward]") {
    oracle::Random random(81);
    std::size_t positions = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 400, 3, 13)) {
        const oracle::Pegs goal =
            i % 3 == 0 ? oracle::random_pegs(random, drawn, 1 + oracle::below(random, 3))
                       : oracle::single(drawn, oracle::below(random, board.hole_count()));
        const Bits goal_bits = position_of(board, goal).pegs;
        const PagodaPool none(board, SearchDirection::kBackwards, board.holes());
        BackwardLevels levels(board, goal_bits);
        std::uint64_t stored = 0;
        std::size_t depth = 0;
        for (const auto& expected : levels_to(drawn, goal)) {
            REQUIRE(levels.depth() == depth);
            REQUIRE(levels.deepest().size() == expected.size());
            REQUIRE(levels.frontier().size() == expected.size());
            stored += expected.size();
            CHECK(levels.stored() == stored);
            for (const oracle::Pegs& pegs : expected) {
                const Position position = position_of(board, pegs);
                const std::vector<JumpId> path = levels.path(position.pegs);
                const Replay played = replay(board, {position, Finish::exactly({goal_bits})}, path);
                if (!levels.deepest().contains(position.pegs) || path.size() != depth ||
                    !played.finished)
                    FAIL(oracle::write(drawn, pegs));
                ++positions;
            }
            expand_level(levels, none, 1 + random() % 9);
            ++depth;
        }
        CHECK(levels.frontier().empty());
    }
    CHECK(positions > 5000);
}

TEST_CASE("backward levels leave out only what the start cannot become", "[backward][soundness]") {
    oracle::Random random(82);
    std::size_t kept = 0, all = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 200, 8, 13)) {
        const oracle::Pegs start = oracle::random_winnable_pegs(random, drawn, 7);
        const Bits start_bits = position_of(board, start).pegs;
        const int hole = oracle::below(random, board.hole_count());
        const Bits goal = bit(hole_of(board, hole));

        PagodaPool pool(board, SearchDirection::kBackwards, start_bits);
        for (Hole other : board.reading_order())  // any certificates that exclude something similar
            if (const auto pagoda = find_pagoda(board, start_bits, bit(other))) pool.add(*pagoda);

        const oracle::Outcomes outcomes = oracle::outcomes(drawn, start);
        BackwardLevels levels(board, goal);
        for (const auto& level : levels_to(drawn, oracle::single(drawn, hole))) {
            for (const oracle::Pegs& pegs : level) {
                ++all;
                const bool there = levels.deepest().contains(position_of(board, pegs).pegs);
                kept += there;
                // The goal itself is always included; the caller has to check whether it is
                // excluded.
                if (!there && outcomes.contains(pegs)) FAIL(oracle::write(drawn, pegs));
            }
            expand_level(levels, pool, 1000);
        }
    }
    CHECK(kept > 500);
    CHECK(kept < all);
}

}  // namespace peg
