// SPDX-License-Identifier: MIT
#pragma once

// Places the buttons of commands beside the board: first the fixed ones, the menu as the last of
// them; then the mode's commands; then the others (CommandPlace::rank).

#include <vector>

#include "app/kit/view/buttons.h"

namespace peg {

// The cells of a grid that fills a rectangle, row by row.
std::vector<Rect> grid_cells(const Rect& rect, int columns, int rows, float gap);

// Gives each of these cells to a command with a fixed button. If there are fewer cells than
// commands, the menu still gets the last one.
void place_fixed_buttons(Screen& screen, const std::vector<Rect>& cells);
// Gives each of these cells to one of the other commands that apply: first to the mode's commands,
// then to `next`, then to the rest. Skips commands that already have a button.
void place_other_buttons(Screen& screen, const std::vector<Rect>& cells,
                         const std::vector<Command>& next);

}  // namespace peg
