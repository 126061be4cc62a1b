// SPDX-License-Identifier: MIT
#pragma once

// Arranges board and panels, given the state and the size of the window.

#include "app/kit/context.h"
#include "app/kit/view/fit_board.h"

namespace peg {

// The window has a new size, in CSS pixels.
void resize(Context& context, float width, float height);
// Arranges the screen again if its needs have changed.
void lay_out(Context& context);

// True if the status panel shows a proof, which takes several lines.
bool shows_proof(const AppState& state);

}  // namespace peg
