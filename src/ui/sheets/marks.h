// SPDX-License-Identifier: MIT
#pragma once

// What a card shows of a player's success.

#include <vector>

#include "ui/widgets/widgets.h"

namespace peg {

// Steps that rise to the right; `corner` is the lower left one of them all. Reached ones are
// filled.
void draw_steps(const Frame& frame, Point corner, const std::vector<bool>& steps);
// Three stars with `middle` in their middle. The won ones are filled.
void draw_stars(const Frame& frame, Point middle, int won);

}  // namespace peg
