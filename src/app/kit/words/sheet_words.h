// SPDX-License-Identifier: MIT
#pragma once

// Words of the sheets: the help, captions of the galleries, the welcome, the numbers at the end.

#include <string>
#include <vector>

#include "app/kit/app_state.h"
#include "app/kit/words/passage.h"

namespace peg::words {

std::vector<Passage> help();
Table keys(const AppState& state);
// Above a gallery, for the problems that pass the filter: "9 of 40 solved".
std::string tally(const AppState& state, const std::vector<ListedProblem>& problems);
// A game of the library: its name, or its problem; and its progress.
std::string game_title(const AppState& state, const PlayedGame& game);
std::string game_detail(const PlayedGame& game);
// What a solved game compares with: the player's record, and the fewest moves known; without rows
// if there is nothing to compare.
Table comparison(const AppState& state);
// The features' remarks about a solved game; may be empty.
std::string end_remark(const AppState& state);
// A finished game, in one line for the page.
std::string summary(const AppState& state);

std::string welcome_title();
std::string welcome();

}  // namespace peg::words
