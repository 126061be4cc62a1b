// SPDX-License-Identifier: MIT
#pragma once

// The player asks for a hint, for the verdict, or for a solution. What is known already
// (CoachFacts::knowledge) is shown immediately, without a question.

#include "app/kit/context.h"

namespace peg {

// Shows the next step of a hint at a jump that keeps the position winnable.
void ask_hint(Context& context);
// Asks whether the position on the board can be won.
void ask_whether_winnable(Context& context);
// Ask for a solution from the position on the board, or from the start of the game.
void ask_solution(Context& context);
void ask_solution_from_start(Context& context);

// Asks for a solution of a problem, even if one is known.
void ask_solution_of(Context& context, const Problem& problem);
// Shows a solution of the position on the board, or the proof that there is none. One of them must
// be known.
void show_solution(Context& context);

}  // namespace peg
