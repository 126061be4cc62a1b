// SPDX-License-Identifier: MIT
#pragma once

// What is drawn becomes something else. A board must be drawn.

#include <string_view>

#include "app/features/draw/drawing_board.h"
#include "app/kit/context.h"

namespace peg {

DrawingBoard& drawing_mode(Context& context);
// In a step of its own; `further`: as a part of the step before, which must be the last one.
// False, and a sentence said, where the sketch has too many holes.
bool change_sketch(Context& context, const Sketch& next, bool further = false);
// All cells at once, and what is drawn then is said.
void lay_sketch(Context& context, const Sketch& next);
// The same with the size of the grid.
void lay_grid(Context& context, const Sketch& next);
// The board that a text names, shows or draws, is drawn in a step of its own.
void take_board_text(Context& context, std::string_view text);

}  // namespace peg
