// SPDX-License-Identifier: MIT
#pragma once

// The player asks more about the solutions of the position on the board. Nothing is asked where it
// is known that the position is lost: the proof is shown.

#include "app/kit/context.h"

namespace peg {

void ask_shortest(Context& context);     // a solution in as few moves as possible
void ask_another(Context& context);      // another solution each time
void ask_explanation(Context& context);  // a solution in packages (core/explain/)
void ask_must_come(Context& context);    // what every solution has in common
void ask_count(Context& context);        // how many solutions there are

}  // namespace peg
