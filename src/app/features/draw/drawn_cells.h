// SPDX-License-Identifier: MIT
#pragma once

// The cells of the drawing board: where they lie, and what they are called. A board must be drawn.

#include <string>
#include <vector>

#include "app/features/draw/drawing_board.h"

namespace peg {

// The middle of a cell in the window.
Point cell_centre(const AppState& state, Cell cell);
// The cells that the brush would change now: under the mouse, or beside the cursor of the keyboard
// those that the symmetry adds.
std::vector<Cell> cells_under_brush(const AppState& state);
// The name of the cell of a hole.
std::string cell_name(const SketchedBoard& drawn, Hole hole);

}  // namespace peg
