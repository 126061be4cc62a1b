// SPDX-License-Identifier: MIT
#pragma once

// The layers over the board: the open sheet, each mode above the game, and the full screen around
// it. The browser's Back closes one layer at a time, and leaves the page only from the board.

#include "app/kit/context.h"

namespace peg {

int layers_over_board(const AppState& state);
// Closes the topmost layer, even if something in it is chosen; does nothing at the board.
void close_layer(Context& context);

// Fills the screen, with large print, or ends that.
void present(Context& context, bool wanted);

}  // namespace peg
