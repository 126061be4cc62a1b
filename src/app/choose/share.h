// SPDX-License-Identifier: MIT
#pragma once

// What a player takes along: an address that opens this position, and the moves in notation.

#include "app/context.h"

namespace peg {

// Each makes an address that names board, position and finish: the position on the board,
// or the one that is drawn; the problem's start; or that and the moves of the whole line (Open in
// intent.h).
void share_position(Context& context);
void share_problem(Context& context);
void share_game(Context& context);
// A picture of the position, with its notation below.
void take_picture(Context& context);
// The whole line, with the jumps that redo would play.
void copy_moves(Context& context);

}  // namespace peg
