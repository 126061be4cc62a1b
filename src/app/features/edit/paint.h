// SPDX-License-Identifier: MIT
#pragma once

// The hand that draws: taps, keys and the mirror change one hole, mouse and finger draw on.
// Something must be edited.

#include "app/kit/context.h"
#include "app/kit/intent.h"

namespace peg {

// Puts a peg in or takes it out, with those that the symmetry of the drawing adds; or chooses the
// hole of the finish, while that is asked for.
void touch_hole(Context& context, Hole hole);
void follow_brush(Context& context, const Pointer& pointer);

}  // namespace peg
