// SPDX-License-Identifier: MIT
#pragma once

// Words about shared games, and about results to beat.

#include <string>

#include "app/kit/app_state.h"

namespace peg::words {

std::string shared_game(const Game& game);          // "A shared game: 31 jumps in 18 moves."
std::string challenge(const Challenge& challenge);  // "Solved in 20 moves here: can you ...?"
// During play: "3 of 20 moves", and as a sentence; empty if there is nothing to beat.
std::string challenge_so_far(const AppState& state);
std::string challenge_said(const AppState& state);
// At the end: "beaten: 18 moves instead of 20 moves"; empty if the player has not solved the game,
// or if there was nothing to beat.
std::string challenge_outcome(const AppState& state);
// For the person who is to beat the player's game, beside its link.
std::string challenge_to_pass_on(const AppState& state);

}  // namespace peg::words
