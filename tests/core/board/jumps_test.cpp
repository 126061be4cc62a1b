// SPDX-License-Identifier: MIT
#include "core/board/jumps.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <utility>
#include <vector>

#include "core/board/catalogue.h"
#include "support/random_boards.h"
#include "support/translate.h"

// Legal jumps, and the layouts that are used to find them.

namespace peg {

namespace {

// The legal jumps of a position, sorted.
std::vector<oracle::Jump> found_jumps(const Board& board, Position position) {
    std::vector<oracle::Jump> found;
    for_each_jump(board, position,
                  [&](JumpId id) { found.push_back(jump_of(board, board.jump(id))); });
    std::sort(found.begin(), found.end());
    return found;
}

}  // namespace

TEST_CASE("a rotation layout is found where there is one", "[board][layout]") {
    const auto full = Board::make(
        Lattice::kSquare,
        cells_of(oracle::read_board(
            false, "oooooooo/oooooooo/oooooooo/oooooooo/oooooooo/oooooooo/oooooooo/oooooooo")));
    REQUIRE(full);
    CHECK(full->layout().rotates());
    CHECK(full->layout() != kCommonLayout);  // (1, 14) wraps the sixth row onto the first
    CHECK(fits(full->layout(), cells_of(oracle::read_board(false, "oooooooo/oooooooo"))));
    CHECK_FALSE(fits(kCommonLayout, std::vector<Cell>{{0, 0}, {6, 0}, {0, 5}}));

    // layout.h: an odd factor only permutes the bits, so powers of two are enough.
    oracle::Random random(3);
    int without = 0;
    for (int i = 0; i < 60; ++i) {
        const auto cells = cells_of(oracle::random_scattered_board(random, false, 8 + i, 20, 20));
        if (find_layout(cells).rotates()) {
            CHECK(fits(find_layout(cells), cells));
            continue;
        }
        ++without;
        int others = 0;
        for (std::uint8_t right = 0; right < 64; ++right)
            for (std::uint8_t down = 0; down < 64; ++down) others += fits({right, down}, cells);
        CHECK(others == 0);
    }
    CHECK(without > 5);
}

TEST_CASE("legal jumps agree with the oracle on every kind of board", "[board][jumps]") {
    oracle::Random random(4);
    std::vector<oracle::Board> boards;
    for (const CatalogueEntry& entry : catalogue())
        boards.push_back(oracle::read_board(entry.lattice == Lattice::kTriangular, entry.start));
    boards.push_back(oracle::read_board(
        false, "oooooooo/oooooooo/oooooooo/oooooooo/oooooooo/oooooooo/oooooooo/oooooooo"));
    boards.push_back(oracle::read_board(
        true, "oooooooo/oooooooo/oooooooo/oooooooo/oooooooo/oooooooo/oooooooo/oooooooo"));
    for (int i = 0; i < 1000; ++i) boards.push_back(oracle::random_board(random, i));

    int common = 0, other = 0, none = 0;
    std::size_t jumps = 0;
    for (const oracle::Board& drawn : boards) {
        const Board board = board_of(drawn);
        (board.layout() == kCommonLayout ? common : board.layout().rotates() ? other : none)++;
        for (int i = 0; i < 15; ++i) {
            const oracle::Pegs pegs =
                oracle::random_pegs(random, drawn, oracle::below(random, board.hole_count() + 1));
            const Position position = position_of(board, pegs);
            auto expected = oracle::legal_jumps(drawn, pegs);
            std::sort(expected.begin(), expected.end());
            jumps += expected.size();
            if (found_jumps(board, position) != expected ||
                static_cast<std::size_t>(count_jumps(board, position)) != expected.size() ||
                has_jump(board, position) == expected.empty())
                FAIL("in " << oracle::write(drawn, pegs));
        }
    }
    // Each of the three methods of jumps.h was tested on positions with jumps.
    CHECK(common > 100);
    CHECK(other > 100);
    CHECK(none > 100);
    CHECK(jumps > 30'000);
}

TEST_CASE("jumps come in the same order however they are found", "[board][jumps]") {
    // The order that for_each_jump promises for layouts that rotate: by direction, then by landing
    // hole.
    oracle::Random random(5);
    for (const auto& [i, drawn, board] : random_boards(random, 100, 10, 39)) {
        const Position position =
            position_of(board, oracle::random_pegs(random, drawn, board.hole_count() / 2));
        std::vector<std::pair<int, int>> order;
        for_each_jump(board, position, [&](JumpId id) {
            order.emplace_back(board.jump(id).direction, board.jump(id).to);
        });
        CHECK(std::is_sorted(order.begin(), order.end()));
    }
}

}  // namespace peg
