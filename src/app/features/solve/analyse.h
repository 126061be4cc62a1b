// SPDX-License-Identifier: MIT
#pragma once

// The player asks about solutions of the position on the board. If the position is known to be
// lost, the proof is shown, and nothing is asked.

#include "app/kit/context.h"

namespace peg {

void ask_shortest(Context& context);     // a solution in as few moves as possible
void ask_another(Context& context);      // another solution each time
void ask_explanation(Context& context);  // a solution in packages (core/explain/)
void ask_must_come(Context& context);    // what all solutions have in common
void ask_count(Context& context);        // how many solutions there are

}  // namespace peg
