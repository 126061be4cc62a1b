// SPDX-License-Identifier: MIT
#pragma once

#include "app/kit/app_state.h"

namespace peg {

// Fits the board of the game, or the grid that is shown, into its place on the screen.
void fit_board(AppState& state);

}  // namespace peg
