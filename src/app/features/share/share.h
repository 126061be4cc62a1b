// SPDX-License-Identifier: MIT
#pragma once

// What a player can share: an address that opens this position, and the moves in notation.

#include "app/kit/context.h"
#include "app/kit/intent.h"

namespace peg {

// Opens the sheet; the page's address already has the position.
void open_share_sheet(Context& context);
// Each of these makes an address with board, start, finish and survivor (Open in intent.h). The
// start is the position on the board or the drawing; or the problem's start; or the problem's
// start, with the moves of the whole line.
void share_position(Context& context);
void share_problem(Context& context);
void share_game(Context& context);
// HTML for a page of somebody else that shows the problem, to be played there: the element
// <last-peg> and its script, or a frame (web/element/README.md). The element has no marked pegs and
// no survivor, so the problem must have none.
void copy_tag(Context& context);
void copy_frame(Context& context);
// An address with words that challenge others to do better. The player must have solved the game on
// the board.
void share_challenge(Context& context);
// Makes a picture of the position, with its notation below.
void take_picture(Context& context);
// Makes an animated picture of the solution that is playing, or of the whole line. There must be a
// jump.
void take_animation(Context& context);
// Progress: number of jumps drawn so far.
void follow_animation(Context& context, const AnimationProgress& progress);
// Copies the whole line, including the jumps that redo would play.
void copy_moves(Context& context);

}  // namespace peg
