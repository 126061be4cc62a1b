// SPDX-License-Identifier: MIT
#pragma once

// The solver's answer to the question about the board that is drawn.

#include "app/kit/context.h"
#include "app/kit/intent.h"

namespace peg {

// The complete answer; dropped where no board is drawn any more.
void take_answer_to_sketch(Context& context, const Reply& reply, const Thinking& asked);
// No answer will come; what was asked is not asked again by itself.
void give_up_sketch(Context& context, const Thinking& asked);

}  // namespace peg
