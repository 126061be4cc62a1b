// SPDX-License-Identifier: MIT
#pragma once

// A player's achievements on a card.

#include <vector>

#include "ui/widgets/widgets.h"

namespace peg {

// Steps that rise to the right; `corner` is the lower left of them all. Reached steps are filled.
void draw_steps(const Frame& frame, Point corner, const std::vector<bool>& steps);
// Three stars around `middle`. Won stars are filled.
void draw_stars(const Frame& frame, Point middle, int won);

}  // namespace peg
