// SPDX-License-Identifier: MIT
#pragma once

// The solver's answers: what they teach (coach/knowledge.h), and what is shown of them. Nothing is
// believed before finding.h has looked at it.

#include "app/kit/context.h"
#include "app/kit/intent.h"

namespace peg {

// A message of the solver's client; one that is not about the open question is dropped.
void take_reply(Context& context, const Reply& reply);

// Shows the best solution or explanation that the open question has found by now, and cancels it.
// False, and nothing is done, where there is none.
bool show_best_so_far(Context& context);

// Each of these shows what is known of the position on the board: the next step of a hint at a jump
// that keeps it winnable, whether it can be won, a solution, whether the peg that was chosen can be
// the last one, or the proof that there is no solution. It must be known.
void show_hint(Context& context);
void show_standing(Context& context);
void show_solution(Context& context);
void show_survivor(Context& context);
void show_lost(Context& context);

}  // namespace peg
