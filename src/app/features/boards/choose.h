// SPDX-License-Identifier: MIT
#pragma once

// Opening a problem: out of an address, or out of a list; going to a chosen moment of the game;
// and choosing a setting.

#include "app/kit/context.h"
#include "app/kit/intent.h"

namespace peg {

// What a link names. The player is told of the keys that this page does not know.
void open_link(Context& context, const Open& open);
// By an id of choice.h, which comes from outside.
void choose(Context& context, const std::string& chosen);
// Shows those problems alone that are not solved, or all again.
void filter_unsolved(Context& context);
// Goes on in the list where the current problem stands.
void open_next_problem(Context& context);

}  // namespace peg
