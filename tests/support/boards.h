// SPDX-License-Identifier: MIT
#pragma once

// Boards of the catalogue by name.

#include <catch2/catch_test_macros.hpp>
#include <string_view>

#include "core/board/notation/notation.h"

namespace peg {

inline BoardAndProblem named(std::string_view name) {
    const auto board = parse_board_name(name);
    REQUIRE(board);
    return *board;
}
inline Board board_named(std::string_view name) { return named(name).board; }

// From the full board but for one hole, to a single peg.
struct StartAndGoal {
    Board board;
    Bits start;
    Bits goal;
};
inline StartAndGoal start_and_goal(std::string_view name, std::string_view vacant,
                                   std::string_view finish) {
    const Board board = board_named(name);
    return {board, vacancy(board, *parse_hole(board, vacant)).pegs,
            bit(*parse_hole(board, finish))};
}

}  // namespace peg
