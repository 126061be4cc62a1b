// SPDX-License-Identifier: MIT
#pragma once

// The symmetries for drawing a position: a change of one hole is made in all holes that the
// symmetry maps it to. They are those symmetries of the board that have a name.

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "app/model/geometry.h"
#include "core/board/board.h"

namespace peg {

enum class Symmetry : std::uint8_t {
    kNone,
    kLeftRight,  // vertical mirror
    kTopBottom,  // horizontal mirror
    kFalling,    // diagonal mirrors of a square
    kRising,
    kHalfTurn,
    kThirdTurn,
    kQuarterTurn,
    kSixthTurn,
    kAll,  // all symmetries of the board
};

// The board's symmetries from kNone to kAll. kAll is missing if the board has a single symmetry and
// that one has its own name.
std::vector<Symmetry> drawable_symmetries(const Board& board);

// The holes to which a symmetry of drawable_symmetries(board) maps a hole, including itself.
Bits orbit(const Board& board, Symmetry symmetry, Hole hole);

// All symmetries that are a single map of the plane: all but kNone and kAll.
std::vector<Symmetry> plain_symmetries();
// The effect of such a symmetry on a vector of the plane.
Point turned(Symmetry symmetry, Point vector);

// As in the ids of choices: "left-right".
std::string_view symmetry_name(Symmetry symmetry);
std::optional<Symmetry> find_symmetry(std::string_view name);

}  // namespace peg
