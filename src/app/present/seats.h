// SPDX-License-Identifier: MIT
#pragma once

// Gives commands their seats beside the board. Those that never change come first, the menu as the
// last of them; then what the mode adds, then the others (CommandPlace::rank).

#include <vector>

#include "app/kit/view/seats.h"

namespace peg {

// The cells of a grid that fills a rectangle, row by row.
std::vector<Rect> grid_cells(const Rect& rect, int columns, int rows, float gap);

// Gives each of these cells to a command whose seat never changes; where there are fewer cells, the
// menu has the last of them all the same.
void take_fixed_seats(Screen& screen, const std::vector<Rect>& cells);
// Gives the other commands that apply one cell each, as far as there are cells: the first of what
// the mode adds, then `next`, then the rest. Commands that have a seat already are passed over.
void take_other_seats(Screen& screen, const std::vector<Rect>& cells,
                      const std::vector<Command>& next);

}  // namespace peg
