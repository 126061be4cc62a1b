// SPDX-License-Identifier: MIT
#pragma once

// Which commands have a seat beside the board, and which are in the menu.

#include <vector>

#include "app/kit/app_state.h"
#include "app/kit/dialog/dialog.h"
#include "app/kit/view/screen.h"

namespace peg {

bool has_seat(const Screen& screen, Command command);

// Of a group, those that apply and have no seat.
std::vector<Command> menu_of(const Screen& screen, MenuGroup group);

// The commands of a group that apply; as the parts of the sheet that lists them.
std::vector<Command> group_of(const Screen& screen, MenuGroup group);
DialogParts parts_of_group(const AppState& state, MenuGroup group);

}  // namespace peg
