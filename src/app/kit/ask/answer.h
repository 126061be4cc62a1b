// SPDX-License-Identifier: MIT
#pragma once

// Handles the solver's messages, and shows answers that several questions share. Nothing is trusted
// before finding.h has checked it.

#include "app/kit/context.h"
#include "app/kit/intent.h"

namespace peg {

// Handles a message of the solver's client for the open question; messages about other questions
// are dropped.
void take_reply(Context& context, const Reply& reply);

// Says that the position on the board is lost, which must be known; from now on also says where the
// game was lost. The proof is shown on request.
void show_lost(Context& context);
// Says that the solver gave up, and what is known of the position on the board anyway.
void say_no_answer(Context& context, const Thinking& asked);

}  // namespace peg
