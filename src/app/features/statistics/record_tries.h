// SPDX-License-Identifier: MIT
#pragma once

// The games that are played go into the journal of tries (model/tries.h).

#include <string>

#include "app/kit/app_state.h"

namespace peg {

// After a jump of the player's: the first one begins a try. Only problems on the boards of the
// catalogue are counted.
void record_try(AppState& state);
// The game on the board was solved by the player alone.
void record_solved_try(AppState& state, const std::string& key);
}  // namespace peg
