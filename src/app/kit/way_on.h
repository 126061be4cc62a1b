// SPDX-License-Identifier: MIT
#pragma once

// What there is to go on with: the game that was left unfinished last; where there is none, the
// next problem that is not solved; else the puzzle of today. Features say what they offer
// (Feature::way_on).

#include "app/kit/context.h"

namespace peg {

// The first that is there; null where there is none. Asked after every change: the rows are cheap.
const WayOnRow* way_on(const AppState& state);
// Takes it; there must be one.
void go_on(Context& context);
// Greets a player who comes back to a game that is over, or not begun, and offers to go on; whether
// it was one.
bool offer_to_go_on(Context& context);

}  // namespace peg
