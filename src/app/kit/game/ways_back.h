// SPDX-License-Identifier: MIT
#pragma once

// No game is lost. Whatever puts another game on the board, or another line of the same game, first
// leaves a way back to what was there: the game, its line, and the place in it. Undo takes it when
// nothing was played since, the command kReturn at any time.

#include "app/kit/context.h"

namespace peg {

// More ways back than somebody will walk; the oldest goes then (its game stays in the library).
inline constexpr std::size_t kMostWaysBack = 50;

// The game on the board as it stands; while a lesson or the trainer has the
// board, the game from before it.
PlayedGame remembered(const AppState& state);

// Leaves a way back to the game as it stands; false where nobody would want one: to a classic
// problem in which nothing was played yet.
bool leave_way_back(AppState& state);
// Takes the last way back; there must be one. What was played since stays among the games and
// lines.
void take_way_back(Context& context);

}  // namespace peg
