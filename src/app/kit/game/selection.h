// SPDX-License-Identifier: MIT
#pragma once

// Choosing a peg, and the hole where it is to jump: what a click, a key and the mirror have in
// common.

#include <optional>

#include "app/kit/context.h"

namespace peg {

// Chooses the peg in a hole, or none.
void select(Context& context, std::optional<Hole> hole);
// A peg is chosen, or let go of if it was; an empty hole is where the chosen peg is to jump.
void activate_hole(Context& context, Hole hole);

// The player means a hole that takes the peg more than one jump: plays them where there is one way
// to it, and says where there are several. False where there is none.
bool play_chain(Context& context, Hole from, Hole to);

// Where the chosen peg can go, or backwards can have come from; none while no peg is chosen.
Bits targets(const AppState& state);
// Where a peg could go on to from `stop`, after a jump to there.
Bits targets_beyond(const Game& game, Hole from, Hole stop);

}  // namespace peg
