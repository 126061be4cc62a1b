// SPDX-License-Identifier: MIT
#pragma once

// Questions to the solver about the drawing. The editor must be open. A new question, and every
// change of the drawing, cancels the open one.

#include "app/kit/context.h"

namespace peg {

// Looks for winnable positions near the drawing.
void ask_nearest(Context& context);
// Asks whether play from the board's classic start can lead to the drawing.
void ask_origin(Context& context);
// Asks whether a solution of the game, from the game's start, passes the drawing.
void ask_through(Context& context);

}  // namespace peg
