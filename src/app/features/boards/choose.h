// SPDX-License-Identifier: MIT
#pragma once

// Choosing out of a list: a problem, a moment of the game, a setting.

#include "app/kit/context.h"
#include "app/kit/intent.h"

namespace peg {

// By an id of choice.h, which comes from outside.
void choose(Context& context, const std::string& chosen);
// Shows those problems alone that are not solved, or all again.
void filter_unsolved(Context& context);
// Goes on in the list where the current problem stands.
void open_next_problem(Context& context);

}  // namespace peg
