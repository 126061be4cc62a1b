// SPDX-License-Identifier: MIT
#pragma once

// The review of a game as a picture: a bar for the start and one for each jump.

#include "app/model/game_review.h"
#include "ui/widgets/widgets.h"

namespace peg {

// As long as the game can be won, a bar is as high as the number of ways to win it has digits; the
// one on the board is outlined. A touch goes to a jump, and a drag through the game. `id` as for
// react().
void review_curve(Frame& frame, int id, const GameReview& review, Rect rect);

}  // namespace peg
