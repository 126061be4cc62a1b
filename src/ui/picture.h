// SPDX-License-Identifier: MIT
#pragma once

// Any position of any board in the draw list, small or large: for galleries, lists of problems, and
// explanations; and notes in holes, which can also be laid over the board itself. A picture costs
// a filled shape for each straight run of holes and one textured square for each peg: some 20 µs.

#include <span>
#include <string>

#include "core/board.h"
#include "core/position.h"
#include "ui/widgets.h"

namespace peg {

// A coloured disc in a hole, or on its peg, with an icon or a few characters.
struct HoleNote {
    Hole hole = 0;
    Colour fill;
    std::string text;            // such as a pagoda function's weight; may be empty
    const char* icon = nullptr;  // instead of the text
};

struct BoardPicture {
    const Board& board;
    Position position;
    Bits finish = 0;  // these holes wear the ring of the finish
    std::span<const HoleNote> notes{};
    float largest_pitch = 26;  // CSS pixels a step: a small board is not blown up beyond this
};

// The board as large as the rectangle allows, in its middle.
void board_picture(const Frame& frame, const Rect& rect, const BoardPicture& picture);

// On whatever shows a board by `view`: the board itself by AppState::view.
void hole_notes(const Frame& frame, const BoardView& view, std::span<const HoleNote> notes);

}  // namespace peg
