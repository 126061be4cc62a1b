// SPDX-License-Identifier: MIT
#pragma once

// What the sheets say: the help, the captions of the galleries, the welcome, the end in numbers.

#include <string>
#include <vector>

#include "app/kit/app_state.h"
#include "app/kit/words/passage.h"

namespace peg::words {

std::vector<Passage> help();
Table keys(const AppState& state);
// Above a gallery of problems, of those that the filter lets through: "9 of 40 solved".
std::string tally(const AppState& state, const std::vector<ListedProblem>& problems);
// A game of the library: the name that it was given, or its problem; and how far it has come.
std::string game_title(const AppState& state, const PlayedGame& game);
std::string game_detail(const PlayedGame& game);
// What a game that was solved compares with: the player's best, and the fewest moves known; without
// rows where there is nothing to compare.
Table comparison(const AppState& state);
// What the features add to a game that was solved; may be empty.
std::string end_remark(const AppState& state);
// A game that is over, in one line for the page.
std::string summary(const AppState& state);

std::string welcome_title();
std::string welcome();

}  // namespace peg::words
