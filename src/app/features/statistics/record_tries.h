// SPDX-License-Identifier: MIT
#pragma once

// Records played games in the journal of tries (model/tries.h).

#include <string>

#include "app/kit/app_state.h"

namespace peg {

// Call after a player's jump: the first one begins a try. Only problems on catalogue boards count.
void record_try(AppState& state);
// Call when the player alone has solved the game on the board.
void record_solved_try(AppState& state, const std::string& key);
}  // namespace peg
