// SPDX-License-Identifier: MIT
#include "core/search/open_subproblems.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "core/board/jumps.h"
#include "core/board/notation/notation.h"
#include "core/proof/pagoda/find_pagoda.h"
#include "support/random_boards.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {
namespace {

// Plays jumps, each of which must be legal, from a position.
Bits played(const Board& board, Bits from, const std::vector<JumpId>& jumps) {
    for (JumpId id : jumps) {
        REQUIRE(is_legal({from}, board.jump(id)));
        from ^= board.jump(id).mask;
    }
    return from;
}

TEST_CASE("near the corners of the Diamond-41 little is open", "[cases]") {
    const Board board = parse_board_name("diamond41")->board;
    const Bits start = vacancy(board, *parse_hole(board, "d2")).pegs;
    const Bits goal = bit(*parse_hole(board, "f2"));
    const OpenSubproblems open = open_subproblems(board, start, goal);
    REQUIRE(open.cases.size() == 1);
    CHECK(open.cases[0].before.size() == 2);
    CHECK(open.cases[0].after.size() == 2);
    // In each of four splits, at least the case that stays open costs a linear program.
    CHECK(open.nodes >= 4 * kLinearProgramCost);
    CHECK(open.nodes % kLinearProgramCost == 0);
}

TEST_CASE("a short way stays whole", "[cases]") {
    const Board board = parse_board_name("triangle10")->board;
    const Bits start = parse_position(board, "x/xx/oxx/oooo")->pegs;
    const OpenSubproblems open = open_subproblems(board, start, bit(*parse_hole(board, "a4")));
    REQUIRE(open.cases.size() == 1);
    CHECK(open.cases[0].start == start);
    CHECK(open.cases[0].before.empty());
    CHECK(open.cases[0].goal == bit(*parse_hole(board, "a4")));
    CHECK(open.cases[0].after.empty());
    CHECK(open.nodes == 0);
}

// A winnable position is won in one of the cases, and each case is reachable.
TEST_CASE("the cases that are open are on the way, and a solution is in one of them", "[cases]") {
    oracle::Random random(431);
    int split = 0, lost = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 120, 16, 25)) {
        const oracle::Pegs pegs = oracle::random_winnable_pegs(random, drawn, 12);
        const Bits start = position_of(board, pegs).pegs;
        for (Hole hole : board.reading_order()) {
            const Bits goal = bit(hole);
            const Verdict whole = solve(board, {{start}, Finish::at(hole)}).verdict;
            if (whole == Verdict::kUnsolvable && i % 4 != 0) continue;
            CAPTURE(oracle::write(drawn, pegs), drawn.triangular, int{hole});
            const OpenSubproblems open = open_subproblems(board, start, goal);
            REQUIRE(open.cases.size() <= 4);
            bool solvable = false;
            for (const Subproblem& one : open.cases) {
                REQUIRE(played(board, start, one.before) == one.start);
                REQUIRE(played(board, one.goal, one.after) == goal);
                solvable |= solve(board, {{one.start}, Finish::exactly({one.goal})}).verdict ==
                            Verdict::kSolvable;
            }
            REQUIRE(solvable == (whole == Verdict::kSolvable));
            split += !open.cases.empty() && !open.cases[0].before.empty();
            lost += open.cases.empty();
        }
    }
    CHECK(split > 20);
    CHECK(lost > 20);
}

}  // namespace
}  // namespace peg
