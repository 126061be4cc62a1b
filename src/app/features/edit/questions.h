// SPDX-License-Identifier: MIT
#pragma once

// Questions to the solver about what is drawn, and its answers. There is one question at a time, as
// everywhere in the app (ask/question.h): a new one, and every change of the drawing, ends the one
// before. In all of these something must be edited, but for the answers.

#include "app/kit/context.h"
#include "app/kit/intent.h"

namespace peg {

// Whether it can be won; nobody waits for it.
void ask_verdict(Context& context);
// Winnable positions near it.
void ask_nearest(Context& context);
// Whether play from the board's own start can lead to it.
void ask_origin(Context& context);
// Whether a solution of the game passes it, from the game's start.
void ask_through(Context& context);

// The complete answer to one of these questions. One that comes after the editor was left is
// dropped.
void take_answer_to_drawing(Context& context, const Reply& reply, const Thinking& asked);
// No answer will come; what was asked is not asked again by itself.
void give_up_drawing(Context& context, const Thinking& asked);

}  // namespace peg
