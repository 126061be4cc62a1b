// SPDX-License-Identifier: MIT
#pragma once

// What the app asks the solver on its own account, without a player waiting: what the jumps of the
// position do, where a lost game was lost, and how many solutions there are.

#include "app/kit/context.h"

namespace peg {

// Asks the next thing worth knowing, if nothing is being asked; says where the game was lost once
// that is known. CoachFacts::loss must be up to date.
void ask_next_question(Context& context);

}  // namespace peg
