// SPDX-License-Identifier: MIT
#pragma once

// Makes links: the part after the '#' of an address, which link.h reads.

#include <string>

#include "app/kit/app_state.h"

namespace peg {

// Opens a problem on the current board.
std::string problem_link(const AppState& state, const Problem& problem);
// Opens the game's problem with the moves of its whole line.
std::string game_link(const AppState& state);
// The same with the game's number of moves as the result to beat. The player must have solved the
// game.
std::string challenge_link(const AppState& state);

}  // namespace peg
