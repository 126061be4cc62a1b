// SPDX-License-Identifier: MIT
#pragma once

// The positions and names of the drawing board's cells. The mode must be on.

#include <string>
#include <vector>

#include "app/features/draw/drawing_board.h"

namespace peg {

// The centre of a cell in the window.
Point cell_centre(const AppState& state, Cell cell);
// The cells that a stroke would change now: the cell under the mouse with its symmetric cells, or
// only the symmetric cells of the keyboard's cursor.
std::vector<Cell> cells_under_brush(const AppState& state);
// The name of a hole's cell.
std::string cell_name(const SketchedBoard& drawn, Hole hole);

}  // namespace peg
