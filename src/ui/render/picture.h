// SPDX-License-Identifier: MIT
#pragma once

// A small picture of any position of any board, for galleries and lists of problems; and notes over
// the holes of the board itself. Cost: a filled shape for each straight run of holes, and a
// textured square for each peg.

#include <span>
#include <string>

#include "core/board/board.h"
#include "core/board/position.h"
#include "ui/widgets/widgets.h"

namespace peg {

// A coloured disc in a hole or on its peg, with an icon or a few characters.
struct HoleNote {
    Hole hole = 0;
    Colour fill;
    std::string text;            // for example a pagoda function's weight; may be empty
    const char* icon = nullptr;  // instead of the text
    float strength = 1;          // 0 to 1; pale if other notes matter more
};

struct BoardPicture {
    const Board& board;
    Position position;
    Bits finish = 0;           // the holes with the ring of the finish
    float largest_pitch = 26;  // max CSS pixels per step, so that small boards stay small
};

// Draws the board in the middle of a rectangle, as large as the rectangle and largest_pitch allow.
void board_picture(const Frame& frame, const Rect& rect, const BoardPicture& picture);

// Draws notes over a board that is shown by `view`, such as the current one (AppState::view).
void hole_notes(const Frame& frame, const BoardView& view, std::span<const HoleNote> notes);

}  // namespace peg
