// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "app/kit/app_state.h"

namespace peg::words {

// For the won game on the board: "English, classic".
std::string result_title(const AppState& state);
// "10 moves, best possible 8, without help, streak 5"
std::string result_line(const AppState& state);
// Both, for a message: "Last Peg, Daily puzzle of 28 November 2026: 10 moves, ..."
std::string result_text(const AppState& state);
std::string fewest_found(int moves);

}  // namespace peg::words
