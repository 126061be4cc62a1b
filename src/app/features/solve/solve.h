// SPDX-License-Identifier: MIT
#pragma once

// The player asks for a hint, for the verdict, or for a solution. What is known already
// (CoachFacts::knowledge) is shown at once, and nothing is asked.

#include "app/kit/context.h"

namespace peg {

// The next step of a hint at a jump that keeps the position on the board winnable.
void ask_hint(Context& context);
// Whether the position on the board can be won.
void ask_whether_winnable(Context& context);
// A solution from the position on the board, or from the start of the game.
void ask_solution(Context& context);
void ask_solution_from_start(Context& context);

// Asks for a solution of a problem, whatever is known.
void ask_solution_of(Context& context, const Problem& problem);
// Shows a solution of the position on the board, or the proof that it has none. One of them must be
// known.
void show_solution(Context& context);

}  // namespace peg
