// SPDX-License-Identifier: MIT
#pragma once

// What is said of puzzles that are made, and of daily ones.

#include <string>

#include "app/kit/app_state.h"

namespace peg::words {

std::string name(Difficulty difficulty);  // "Easy"
// Of the puzzle on the board, which has just been made.
std::string made(const AppState& state, Difficulty difficulty);
// The options in a sentence: "A hard puzzle of 14 pegs, symmetric."
std::string puzzle_options(const AppState& state);

std::string day_title(Day day);                         // "Daily puzzle of 24 December 2026"
std::string day_detail(const AppState& state);          // board, goal and streak
std::string day_label(const AppState& state, Day day);  // "24 December 2026, solved in 9 moves"
std::string streak(const AppState& state);
// "Next puzzle in 5 h 12 min."; empty where the time of day is not known.
std::string countdown(const AppState& state);
// The same with when a day begins.
std::string next_day(const AppState& state);
// The same at the end of today's puzzle; of another game nothing.
std::string after_day(const AppState& state);
// How hard the puzzle of today is, and the streak.
std::string day_card(const AppState& state);
// What one may tell others of the puzzle on the board, without a move of it.
std::string day_result(const AppState& state);

}  // namespace peg::words
