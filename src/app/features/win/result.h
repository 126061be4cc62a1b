// SPDX-License-Identifier: MIT
#pragma once

// The result of a game that the player has won.

#include "app/kit/context.h"

namespace peg {

// True if the game on the board is finished by the player's own jumps.
bool is_won(const AppState& state);

// Shares a card with the board, and a text with a link to the same problem.
void share_result(Context& context);
// Saves the card as a picture.
void keep_result_picture(Context& context);

// Asks for the fewest moves of a daily puzzle that was just solved.
void ask_fewest(Context& context);

}  // namespace peg
