// SPDX-License-Identifier: MIT
#pragma once

// The result of a game that the player has won.

#include "app/kit/context.h"

namespace peg {

// Whether the game on the board is at its finish, by the player's own jumps.
bool is_won(const AppState& state);

// A card with the board, and a text with a link that sets the same problem.
void share_result(Context& context);
// The card alone, to keep.
void keep_result_picture(Context& context);

// Of a day's puzzle that was just solved: asks in how few moves it can be.
void ask_fewest(Context& context);

}  // namespace peg
