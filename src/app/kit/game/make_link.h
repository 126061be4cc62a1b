// SPDX-License-Identifier: MIT
#pragma once

// Makes links: what stands behind the '#' of an address that link.h reads.

#include <string>

#include "app/kit/app_state.h"

namespace peg {

// Opens a problem on the board in play.
std::string problem_link(const AppState& state, const Problem& problem);
// Opens the problem of the game with the moves of its whole line.
std::string game_link(const AppState& state);
// The same with the game's number of moves as the result to beat; the player must have solved it.
std::string challenge_link(const AppState& state);

}  // namespace peg
