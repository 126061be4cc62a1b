// SPDX-License-Identifier: MIT
#pragma once

// Gives commands their seats beside the board.

#include "app/kit/view/seats.h"

namespace peg {

// Gives the commands that apply the cells of a grid of `columns` by `rows` in `rect`, one each, but
// the last cell to the menu. Commands that have a seat already are passed over.
void take_seats(Screen& screen, const Rect& rect, int columns, int rows, float gap);

// After a game that is over, a new one stands in the places of hints; in the editor, what leads out
// of it.
Command stand_in(const Needs& needs, Command command);

}  // namespace peg
