// SPDX-License-Identifier: MIT
#pragma once

// What is said of a game that somebody has shared, and of a result to beat.

#include <string>

#include "app/kit/app_state.h"

namespace peg::words {

std::string shared_game(const Game& game);          // "A shared game: 31 jumps in 18 moves."
std::string challenge(const Challenge& challenge);  // "Solved in 20 moves here: can you ...?"
// While it is played: "3 of 20 moves", and in a sentence; empty where nothing is to be beaten.
std::string challenge_so_far(const AppState& state);
std::string challenge_said(const AppState& state);
// At the end: "beaten: 18 moves instead of 20 moves"; empty where the player has not solved it, or
// nothing was to be beaten.
std::string challenge_outcome(const AppState& state);
// For whoever is to beat the player's game, beside its link.
std::string challenge_to_pass_on(const AppState& state);

}  // namespace peg::words
