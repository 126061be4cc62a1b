// SPDX-License-Identifier: MIT
#pragma once

// Runs a command: the topmost mode that handles the command does so, otherwise the command's row.

#include "app/kit/context.h"

namespace peg {

// Does nothing where the command is not enabled, or no feature has it.
void run_command(Context& context, Command command);
// Opens a sheet, or closes it where it is open.
void toggle_sheet(Context& context, Sheet sheet);

}  // namespace peg
