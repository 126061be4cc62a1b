// SPDX-License-Identifier: MIT
#pragma once

// The peg that is to be the last one: a wish of the player's, which any game of one last peg can
// have and which goes with it, through undo and other lines.

#include <optional>

#include "app/kit/context.h"

namespace peg {

// Where that peg is now, or the one that every solution leaves to last (coach/must_come.h); none
// where there is none, or it was taken.
std::optional<Hole> marked_peg(const AppState& state);

// The pegs that no jumps ever bring to where the last peg can be, by the parity of the holes and
// the rule of three; while the player chooses the last peg, else none.
Bits never_last(const AppState& state);

// The peg of this hole is to be the last one, and the solver is asked whether it can be, where that
// is not excluded at once; or it need not be any more, where it was. The game's finish takes a
// survivor.
void choose_survivor(Context& context, Hole hole);

}  // namespace peg
