// SPDX-License-Identifier: MIT
#pragma once

// Questions that the app asks on its own, while no player waits: what each jump of the position
// does, where a lost game was lost, and how many solutions there are.

#include "app/kit/context.h"

namespace peg {

// Asks the next useful question if no question is open, and announces where the game was lost once
// that is known. CoachFacts::loss must be up to date.
void ask_next_question(Context& context);

}  // namespace peg
