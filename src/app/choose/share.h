// SPDX-License-Identifier: MIT
#pragma once

// What a player takes along: an address that opens this position, and the moves in notation.

#include "app/context.h"

namespace peg {

// The address names board, position and finish; the jumps played so far are not in it.
void share(Context& context);
// The whole line, with the jumps that redo would play.
void copy_moves(Context& context);

}  // namespace peg
