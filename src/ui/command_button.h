// SPDX-License-Identifier: MIT
#pragma once

// The buttons of commands: what they show and whether they react follows from the state.

#include "ui/controls.h"

namespace peg {

// The button of a command: its icon, label and state; a click puts out Run.
void command_button(Frame& frame, Command command, const Rect& rect, ButtonStyle style);

const char* icon_of(const AppState& state, Command command);

}  // namespace peg
