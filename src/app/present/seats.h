// SPDX-License-Identifier: MIT
#pragma once

// Which commands have a seat beside the board, and which are in the menu.

#include <span>
#include <vector>

#include "app/kit/view/screen.h"

namespace peg {

// Gives the commands that apply the cells of a grid of `columns` by `rows` in `rect`, one each, but
// the last cell to the menu. Commands that have a seat already are passed over.
void take_seats(Screen& screen, const Rect& rect, int columns, int rows, float gap);

// After a game that is over, a new one stands in the places of hints; in the editor, what leads out
// of it.
Command stand_in(const Needs& needs, Command command);

bool has_seat(const Screen& screen, Command command);

// Of a group, those that apply and have no seat.
std::vector<Command> menu_of(const Screen& screen, MenuGroup group);

// The commands of a group that apply.
std::vector<Command> group_of(const Screen& screen, MenuGroup group);

}  // namespace peg
