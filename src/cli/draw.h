// SPDX-License-Identifier: MIT
#pragma once

// Draws boards as text. On the triangular lattice each row is drawn half a step further left than
// the row above, so that neighbours lie side by side; its columns then run down to the left.
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
#include "core/board/board.h"
#include "core/board/position.h"

namespace peg {

// Lines of text, each `width` columns wide on a terminal (its bytes may be more: colours, UTF-8).
struct Drawing {
    std::vector<std::string> lines;
    std::size_t width = 0;
};

// A position. The holes of `marked` are drawn in another colour, if `style` has colours.
Drawing draw_position(const Board& board, Position position, Bits marked, Style style);
// A number in each hole: `numbers` is indexed by hole.
Drawing draw_numbers(const Board& board, const std::array<std::int32_t, kMaxHoles>& numbers,
                     Style style);
// The drawing with a caption, one line of ASCII, above it.
Drawing with_caption(std::string_view caption, Drawing drawing);

// The drawings in rows from left to right; a row has as many as fit into `width` columns, at least
// one. Each line ends with a line feed.
std::string side_by_side(std::span<const Drawing> drawings, int width);
// One drawing; each line ends with a line feed.
std::string to_text(const Drawing& drawing);

}  // namespace peg
