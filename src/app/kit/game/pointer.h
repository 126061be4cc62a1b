// SPDX-License-Identifier: MIT
#pragma once

// Mouse and finger on the board: clicks, drags, and drags through several holes.

#include "app/kit/context.h"
#include "app/kit/intent.h"

namespace peg {

// The hole under a pointer that was pressed or released.
std::optional<Hole> hole_under(const AppState& state, const Pointer& pointer);

void follow_pointer(Context& context, const Pointer& pointer);
// Drops the dragged peg, which must exist; it glides back to its hole.
void drop_back(Context& context);

}  // namespace peg
