// SPDX-License-Identifier: MIT
#pragma once

// The solver's messages, and what several questions show of their answers. Nothing is believed
// before finding.h has looked at it.

#include "app/kit/context.h"
#include "app/kit/intent.h"

namespace peg {

// A message of the solver's client, for the open question; one about another question is dropped.
void take_reply(Context& context, const Reply& reply);

// Says that the position on the board is lost, which must be known, and from now on also where the
// game was lost. The proof is for who asks for it.
void show_lost(Context& context);
// Says that the solver gave up, and what is known of the position on the board all the same.
void say_no_answer(Context& context, const Thinking& asked);

}  // namespace peg
