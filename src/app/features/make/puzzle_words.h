// SPDX-License-Identifier: MIT
#pragma once

// Words about made puzzles and daily puzzles.

#include <string>

#include "app/kit/app_state.h"

namespace peg::words {

std::string name(Difficulty difficulty);  // "Easy"
// For the puzzle on the board, which has just been made.
std::string made(const AppState& state, Difficulty difficulty);
// The wishes as a sentence: "A hard puzzle of 14 pegs, symmetric."
std::string puzzle_options(const AppState& state);

std::string day_title(Day day);                         // "Daily puzzle of 24 December 2026"
std::string day_detail(const AppState& state);          // board, goal and streak
std::string day_label(const AppState& state, Day day);  // "24 December 2026, solved in 9 moves"
std::string streak(const AppState& state);
// "Next puzzle in 5 h 12 min."; empty if the time of day is unknown.
std::string countdown(const AppState& state);
// The countdown, and the time at which a day begins.
std::string next_day(const AppState& state);
// The countdown at the end of today's puzzle; empty for any other game.
std::string after_day(const AppState& state);
// The difficulty of today's puzzle, and the streak.
std::string day_card(const AppState& state);
// The player's result for the puzzle on the board, without spoilers.
std::string day_result(const AppState& state);

}  // namespace peg::words
