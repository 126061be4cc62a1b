// SPDX-License-Identifier: MIT
#pragma once

// Which listed problems the player has solved.

#include "app/kit/context.h"

namespace peg {

// Whether this is the problem that is being played.
bool is_current(const AppState& state, const ListedProblem& listed);
bool is_solved(const AppState& state, const ListedProblem& listed);

// Puts the problem among the solved ones, and its moves among the records, if the game has reached
// its finish. A problem counts as solved when every jump of the game was the player's own.
void record_success(Context& context);

}  // namespace peg
