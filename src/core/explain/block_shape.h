// SPDX-License-Identifier: MIT
#pragma once

// Recognizes the shapes of blocks of pegs that have names, for explanations in words.

#include <array>
#include <cstdint>
#include <string_view>

#include "core/board/board.h"

namespace peg {

// The named shapes, up to symmetry. On the triangular lattice the two directions of a shape meet at
// 60 or 120 degrees.
enum class BlockShape : std::uint8_t {
    kThree,     // three in a line
    kFour,      // four in an arc around a hole, on the triangular lattice
    kSix,       // two by three
    kEll,       // a line of four and one of three that share an end
    kLine,      // six in a line
    kZed,       // two lines of three side by side, shifted by one or two
    kTriangle,  // three holes a side
    kRing,      // six around a hole
    kOther,
};

// The name: "three", "six", ...; for kOther, "block".
std::string_view shape_name(BlockShape shape);

// The holes that are not in the set but adjacent to one of its holes on the lattice.
Bits neighbours(const Board& board, Bits set);

// The shape of a block of the board's holes. Cost: proportional to holes and named shapes.
BlockShape shape_of(const Board& board, Bits block);

}  // namespace peg
