// SPDX-License-Identifier: MIT
#pragma once

// Runs a command: the topmost mode that handles the command does so, otherwise the command's row.

#include "app/kit/context.h"

namespace peg {

// Does nothing if the command is disabled, or if no feature has it.
void run_command(Context& context, Command command);
// Opens a sheet, or closes it if it is open.
void toggle_sheet(Context& context, Sheet sheet);

}  // namespace peg
