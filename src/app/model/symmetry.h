// SPDX-License-Identifier: MIT
#pragma once

// The symmetries in which a position can be drawn: what is done to one hole is done to all that the
// symmetry maps it to. They are those of the board that a name can be given to.

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "app/model/geometry.h"
#include "core/board/board.h"

namespace peg {

enum class Symmetry : std::uint8_t {
    kNone,
    kLeftRight,  // a mirror that stands upright
    kTopBottom,  // a mirror that lies level
    kFalling,    // mirrors along the diagonals of a square
    kRising,
    kHalfTurn,
    kThirdTurn,
    kQuarterTurn,
    kSixthTurn,
    kAll,  // every symmetry of the board
};

// Those that the board has, from none to all; `kAll` stands for itself unless the board has only
// one symmetry, which has a name of its own. Takes some ten microseconds.
std::vector<Symmetry> drawable_symmetries(const Board& board);

// The holes that a hole of the board is mapped to by a symmetry of drawable_symmetries(board),
// itself among them. Takes microseconds.
Bits orbit(const Board& board, Symmetry symmetry, Hole hole);

// Every symmetry that does one thing to the plane: not none, and not all.
std::vector<Symmetry> plain_symmetries();
// What such a one does to a vector on the plane.
Point turned(Symmetry symmetry, Point vector);

// As it stands in the ids of choice.h: "left-right".
std::string_view symmetry_name(Symmetry symmetry);
std::optional<Symmetry> find_symmetry(std::string_view name);

}  // namespace peg
