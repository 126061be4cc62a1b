// SPDX-License-Identifier: MIT
#pragma once

// Rotation layouts: which bit of a 64-bit word each hole of a board is.
//
// The hole in column x and row y gets the bit (right * x + down * y) mod 64. So a step on the board
// is a rotation of the word, the same for every hole, and all jumps in a direction are found at
// once (jumps.h). A pair (right, down) fits a board if no two holes have the same bit; a pair that
// fits is looked for when the board is made. M. Thill's Diamond-41 solver uses the layout (10, 1)
// and wraps the board round the word in the same way. The pair (1, 14) fits all boards of the
// catalogue except four: the Square 7 has (1, 7), the Star 37 has (1, 6), and no pair fits the
// Triangles 45 and 55. It is tried first, because rotations by a constant are faster than by a
// variable.
//
// The English board in the layout (1, 14):
//
//         a  b  c  d  e  f  g
//     1         2  3  4            right        rotl  1      d4 = 45
//     2        16 17 18            left         rotl 63      d2 = 17 = 45 - 2 * 14
//     3  28 29 30 31 32 33 34      down         rotl 14      d6 =  9 = 45 + 2 * 14 - 64
//     4  42 43 44 45 46 47 48      up           rotl 50
//     5  56 57 58 59 60 61 62      down-right   rotl 15      (triangular lattice only)
//     6         8  9 10            up-left      rotl 49
//     7        22 23 24
//
// At the edge of the board, a rotation leads to a hole somewhere else. Board::targets, the set of
// true landing holes of each direction, masks such steps out.

#include <array>
#include <cstdint>
#include <span>

#include "core/support/bitboard.h"

namespace peg {

struct Cell {
    std::uint8_t column = 0;  // 0 at the left
    std::uint8_t row = 0;     // 0 at the top

    constexpr bool operator==(const Cell&) const = default;
};

struct Layout {
    // The rotations of one step to the right and of one step down, 0 to 63. Both are 0 if no
    // rotation layout fits: then holes are numbered in reading order, and jumps are tried one by
    // one.
    std::uint8_t right = 0;
    std::uint8_t down = 0;

    constexpr bool rotates() const { return right != 0; }
    constexpr Hole hole(Cell cell) const {
        return static_cast<Hole>((right * cell.column + down * cell.row) % 64);
    }
    constexpr bool operator==(const Layout&) const = default;
};

// Fits all boards of the catalogue except four (tests/core/board/board_test.cpp).
inline constexpr Layout kCommonLayout{1, 14};

constexpr bool fits(Layout layout, std::span<const Cell> cells) {
    Bits taken = 0;
    for (Cell cell : cells) {
        const Bits hole = bit(layout.hole(cell));
        if ((taken & hole) != 0) return false;
        taken |= hole;
    }
    return true;
}

// A layout that fits a set of at most 64 cells, or Layout{} if none does, which is rare for shapes
// of up to 45 holes and usual for scattered shapes of 60. Multiplying both numbers of a layout by
// an odd number permutes the 64 bits, so only powers of two need to be tried as `right`.
//
// If `may_be_common` is false, the result is never the common layout. That is for diagonal boards:
// they have eight directions, and the code for the common layout (jumps.h) knows six.
constexpr Layout find_layout(std::span<const Cell> cells, bool may_be_common = true) {
    if (may_be_common && fits(kCommonLayout, cells)) return kCommonLayout;
    for (int right = 1; right < 64; right *= 2)
        for (int down = 1; down < 64; ++down) {
            const Layout layout{static_cast<std::uint8_t>(right), static_cast<std::uint8_t>(down)};
            if (layout == kCommonLayout && !may_be_common) continue;
            if (fits(layout, cells)) return layout;
        }
    return Layout{};
}

}  // namespace peg
