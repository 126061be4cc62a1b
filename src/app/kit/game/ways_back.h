// SPDX-License-Identifier: MIT
#pragma once

// No game is lost. Before another game or line is put on the board, a way back is left: the game,
// its line, and the position in it. Undo takes the way back if nothing was played since; the
// command Return takes it at any time.

#include "app/kit/context.h"

namespace peg {

// Max number of ways back; the oldest is dropped (its game stays in the library).
inline constexpr std::size_t kMaxWaysBack = 50;

// The game on the board as it is; while a lesson or the trainer uses the board, the game before it.
PlayedGame remembered(const AppState& state);

// Leaves a way back to the current game; false if none is needed, for a classic problem without a
// jump.
bool leave_way_back(AppState& state);
// Takes the last way back; there must be one. What was played since stays among the games and
// lines.
void take_way_back(Context& context);

}  // namespace peg
