// SPDX-License-Identifier: MIT
#include "core/levels/moves.h"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "core/board/notation/notation.h"
#include "support/boards.h"

namespace peg {
namespace {

// A hexagon with five holes per side. One peg can jump from hole to hole in every second row and
// column, over pegs in all others, in too many ways to visit.
TEST_CASE("a visit of too many positions says that it was not of all", "[levels]") {
    std::string rows = "lattice: triangular";
    for (int row = 0; row < 9; ++row) {
        rows += '\n';
        for (int column = 0; column < 9; ++column) {
            const bool hole = row - column <= 4 && column - row <= 4;
            const bool lane = row % 2 == 0 && column % 2 == 0 && (row != 4 || column != 4);
            rows += !hole ? '.' : lane ? 'o' : 'x';
        }
    }
    const auto parsed = parse_board(rows);
    REQUIRE(parsed);
    const Board& board = parsed->board;
    const Bits pegs = parsed->classic.start.pegs;
    const DenseCanonicalizer canonicalizer(board, std::array{pegs});
    const PagodaPool no_pagodas(board, SearchDirection::kForwards, 0);
    const Moves moves(canonicalizer);
    const auto images = canonicalizer.images(canonicalizer.dense(pegs));
    const auto count_visits = [&](std::uint64_t most) {
        std::uint64_t visits = 0;
        const auto visited =
            moves.visit(SearchDirection::kForwards, no_pagodas, images,
                        [&](const auto&, const auto&) { return ++visits == most; });
        return std::pair(visited, visits);
    };
    CHECK(count_visits(7) == std::pair(Moves::Visited::kStopped, std::uint64_t{7}));
    const auto [visited, visits] = count_visits(0);
    CHECK(visited == Moves::Visited::kSome);
    CHECK(visits < Moves::kMaxRuns);
}

}  // namespace
}  // namespace peg
