// SPDX-License-Identifier: MIT
#pragma once

// Boards as text. A board on the triangular lattice is drawn as it lies: each row is half a step to
// the left of the one above, and its columns run down to the left.
//
//        a b c            1      ● ●
//     1  ● ● ●            2     ● ○ ●
//     2  ● ○ ●            3    ● ● ● ●
//     3  ● ● ●                a b c d

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/console.h"
#include "core/board.h"
#include "core/position.h"

namespace peg {

// Lines that all take `width` columns of a terminal.
struct Drawing {
    std::vector<std::string> lines;
    std::size_t width = 0;
};

// A position; the holes of `marked` stand out where there is colour.
Drawing draw_position(const Board& board, Position position, Bits marked, Style style);
// A number for each hole.
Drawing draw_numbers(const Board& board, const std::array<std::int32_t, kMaxHoles>& numbers,
                     Style style);
// With a line of ASCII above it.
Drawing with_caption(std::string_view caption, Drawing drawing);

// Rows of drawings, as many side by side as a terminal of `width` columns has room for; each line
// ends with a line feed.
std::string side_by_side(std::span<const Drawing> drawings, int width);
std::string to_text(const Drawing& drawing);

}  // namespace peg
