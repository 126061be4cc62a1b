// SPDX-License-Identifier: MIT
#pragma once

// The hand that draws a board: taps, keys and the mirror change one cell, mouse and finger draw on.
// A board must be drawn.

#include "app/kit/context.h"
#include "app/kit/intent.h"

namespace peg {

// Makes a hole in a cell of the grid or closes it, with those that the symmetry adds.
void touch_cell(Context& context, Cell cell);
void follow_sketch_brush(Context& context, const Pointer& pointer);

}  // namespace peg
