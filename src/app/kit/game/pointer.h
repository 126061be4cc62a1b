// SPDX-License-Identifier: MIT
#pragma once

// Mouse and finger on the board: clicks, drags, and drags through several holes.

#include "app/kit/context.h"
#include "app/kit/intent.h"

namespace peg {

// The hole under a pointer or finger that was pressed or let go.
std::optional<Hole> hole_under(const AppState& state, const Pointer& pointer);

void follow_pointer(Context& context, const Pointer& pointer);
// Lets go of the peg that is dragged, which must be one; it glides back to where it came from.
void drop_back(Context& context);

}  // namespace peg
