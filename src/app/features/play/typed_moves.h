// SPDX-License-Identifier: MIT
#pragma once

// Playing by text, typed or dictated: "d2-d4", or a whole line, from the position on the board on.

#include <string_view>

#include "app/kit/context.h"

namespace peg {

void ask_for_moves(Context& context);
// Plays all jumps of the text, or none: then says what is wrong. Names are read as the board's own;
// where that makes no sense, in whatever notation there is (core/board/foreign_notation.h).
void play_typed(Context& context, std::string_view text);

}  // namespace peg
