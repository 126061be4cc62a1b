// SPDX-License-Identifier: MIT
#pragma once

// The question to the solver about the board that is drawn.

#include "app/kit/context.h"

namespace peg {

// Whether the natural problem of the board that is drawn can be won, for
// DrawingBoard::judgement. There must be such a problem.
void ask_about_sketch(Context& context);

}  // namespace peg
