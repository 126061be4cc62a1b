// SPDX-License-Identifier: MIT
#pragma once

// What the player can continue with: the last unfinished game; otherwise the next unsolved problem;
// otherwise today's puzzle. Features say what they offer (Feature::continue_offer).

#include "app/kit/context.h"

namespace peg {

// The first one that is offered; null if there is none. Called after every change, so the
// offers must be cheap.
const ContinueOffer* continue_offer(const AppState& state);
// Continues with it; there must be one.
void accept_continue_offer(Context& context);
// Greets a player who returns to a game that is over or not begun, and offers to continue with
// something; returns whether it did.
bool offer_to_continue(Context& context);

}  // namespace peg
