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
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/console.h"
#include "core/board/board.h"
#include "core/board/position.h"

namespace peg {

// Lines of text, each `width` terminal columns wide. A line may have more bytes, for colours and
// UTF-8.
struct Drawing {
    std::vector<std::string> lines;
    std::size_t width = 0;
};

// Draws a position. The holes of `marked` have another colour if `style` has colours.
Drawing draw_position(const Board& board, Position position, Bits marked, Style style);
// Draws a number in each hole; `numbers` is indexed by hole.
Drawing draw_numbers(const Board& board, const std::array<std::int32_t, kMaxHoles>& numbers,
                     Style style);
// Draws a name in each hole, one line of ASCII.
Drawing draw_names(const Board& board, Style style,
                   const std::function<std::string(Hole)>& name_of);
// The drawing below a caption, one line of ASCII.
Drawing with_caption(std::string_view caption, Drawing drawing);

// The drawings side by side, in as few rows as fit into `width` columns. Each line ends with a line
// feed.
std::string side_by_side(std::span<const Drawing> drawings, int width);
// The drawing's lines, each with a line feed.
std::string to_text(const Drawing& drawing);

}  // namespace peg
