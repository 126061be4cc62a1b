// SPDX-License-Identifier: MIT
#pragma once

#include "app/kit/app_state.h"

namespace peg {

// Fits the game's board, or the grid in its place, into its area of the screen.
void fit_board(AppState& state);

}  // namespace peg
