// SPDX-License-Identifier: MIT
#pragma once

// A small picture of any position of any board, for galleries and lists of problems, and notes that
// are drawn over the holes of the board itself. A picture costs a filled shape for each straight
// run of holes and a textured square for each peg: some 20 µs.

#include <span>
#include <string>

#include "core/board/board.h"
#include "core/board/position.h"
#include "ui/widgets/widgets.h"

namespace peg {

// A coloured disc in a hole, or on its peg, with an icon or a few characters.
struct HoleNote {
    Hole hole = 0;
    Colour fill;
    std::string text;            // such as a pagoda function's weight; may be empty
    const char* icon = nullptr;  // instead of the text
    float strength = 1;          // 0 to 1: pale, where others matter more
};

struct BoardPicture {
    const Board& board;
    Position position;
    Bits finish = 0;           // these holes wear the ring of the finish
    float largest_pitch = 26;  // CSS pixels a step at most, so that small boards stay small
};

// Draws the board in the middle of a rectangle, as large as the rectangle and largest_pitch allow.
void board_picture(const Frame& frame, const Rect& rect, const BoardPicture& picture);

// Draws notes over a board that is shown by `view`, such as the one in play (AppState::view).
void hole_notes(const Frame& frame, const BoardView& view, std::span<const HoleNote> notes);

}  // namespace peg
