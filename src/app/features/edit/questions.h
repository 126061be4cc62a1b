// SPDX-License-Identifier: MIT
#pragma once

// Questions to the solver about what is drawn, which must be open in the editor. A new question,
// and every change of the drawing, cancels the open one.

#include "app/kit/context.h"

namespace peg {

// Winnable positions near it.
void ask_nearest(Context& context);
// Whether play from the board's own start can lead to it.
void ask_origin(Context& context);
// Whether a solution of the game passes it, from the game's start.
void ask_through(Context& context);

}  // namespace peg
