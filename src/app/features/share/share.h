// SPDX-License-Identifier: MIT
#pragma once

// What a player takes along: an address that opens this position, and the moves in notation.

#include "app/kit/context.h"
#include "app/kit/intent.h"

namespace peg {

// Who asks what there is to share finds the position in the page's address already.
void open_share_sheet(Context& context);
// Each makes an address that names board, position and finish, and the peg that is to be the last
// one: the position on the board, or the one that is drawn; the problem's start; or that and the
// moves of the whole line (Open in intent.h).
void share_position(Context& context);
void share_problem(Context& context);
void share_game(Context& context);
// The same with words that ask to do better. The player must have solved the game on the board.
void share_challenge(Context& context);
// A picture of the position, with its notation below.
void take_picture(Context& context);
// The solution that is watched, else the whole line, as an animated picture. There must be a jump.
void take_animation(Context& context);
// So many of its jumps are drawn.
void follow_animation(Context& context, const Filmed& filmed);
// The whole line, with the jumps that redo would play.
void copy_moves(Context& context);

}  // namespace peg
