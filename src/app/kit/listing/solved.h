// SPDX-License-Identifier: MIT
#pragma once

// Which listed problems the player has solved.

#include "app/kit/context.h"

namespace peg {

// True if this is the current problem.
bool is_current(const AppState& state, const ListedProblem& listed);
bool is_solved(const AppState& state, const ListedProblem& listed);

// If the game has reached its finish, records the problem as solved and its number of moves. A
// problem is solved if every jump of the game was the player's own.
void record_success(Context& context);

}  // namespace peg
