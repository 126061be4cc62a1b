// SPDX-License-Identifier: MIT
#pragma once

// Runs a command: the topmost mode that handles the command does so, otherwise the room that it
// belongs to.

#include "app/context.h"

namespace peg {

// Does nothing where the command is not enabled.
void run_command(Context& context, Command command);

}  // namespace peg
