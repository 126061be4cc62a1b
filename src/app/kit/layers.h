// SPDX-License-Identifier: MIT
#pragma once

// What lies over the board: the open sheet, and each mode above the game; and the whole screen
// around it. The browser's Back closes one of them at a time, and leaves the page only from the
// board.

#include "app/kit/context.h"

namespace peg {

int layers_over_board(const AppState& state);
// Closes the topmost, whatever is chosen in it; does nothing at the board.
void close_layer(Context& context);

// Fills the screen, with large print, or ends that.
void present(Context& context, bool wanted);

}  // namespace peg
