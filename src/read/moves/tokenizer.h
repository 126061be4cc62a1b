// SPDX-License-Identifier: MIT
#pragma once

// Cuts a text into tokens, sign by sign. A part of move_tokens.h.

#include "read/moves/move_tokens.h"

namespace peg {

// The tokens of a text in order, without comments, variations, headers and annotations. Cost:
// linear.
MoveText tokenize(SignsView text);

// Notes that a piece of text was left out, unless there are many such notes already.
void note_left_out(MoveText& text, SignsView piece);

}  // namespace peg
