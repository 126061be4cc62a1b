// SPDX-License-Identifier: MIT
#pragma once

// Where the board and the panels lie, by the state and the size of the window.

#include "app/kit/context.h"
#include "app/kit/view/fit_board.h"

namespace peg {

// The window has another size, in CSS pixels.
void resize(Context& context, float width, float height);
// Arranges the screen anew when something else than before has to find room on it.
void lay_out(Context& context);

// Whether the status panel shows a proof, which takes several lines.
bool shows_proof(const AppState& state);

}  // namespace peg
