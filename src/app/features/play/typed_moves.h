// SPDX-License-Identifier: MIT
#pragma once

// Playing by text, typed or dictated: "d2-d4", or a whole line, from the position on the board.

#include <string_view>

#include "app/kit/context.h"

namespace peg {

void ask_for_moves(Context& context);
// Plays all jumps of the text; or plays none, and says what is wrong. Names are read in our own
// notation, otherwise in any other notation (core/board/notation/foreign_notation.h).
void play_typed(Context& context, std::string_view text);

}  // namespace peg
