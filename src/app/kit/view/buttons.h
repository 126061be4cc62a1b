// SPDX-License-Identifier: MIT
#pragma once

// Which commands have a button beside the board, and which are in the menu.

#include <vector>

#include "app/kit/app_state.h"
#include "app/kit/dialog/dialog.h"
#include "app/kit/view/screen.h"

namespace peg {

bool has_button(const Screen& screen, Command command);

// The commands of a group that apply and have no button there.
std::vector<Command> menu_of(const Screen& screen, MenuGroup group);

// The commands of a group that apply, as in the sheet of the group.
std::vector<Command> group_of(const Screen& screen, MenuGroup group);
DialogParts parts_of_group(const AppState& state, MenuGroup group);

}  // namespace peg
