// SPDX-License-Identifier: MIT
#pragma once

// What the sheets say: the help, the captions of the galleries, the welcome, the end in numbers.

#include <string>
#include <vector>

namespace peg::words {

// A heading and a paragraph; either may be empty.
struct Passage {
    std::string title;
    std::string text;
};

// A heading, and below it names with their values: keys and what they do, numbers of a game.
struct Table {
    struct Row {
        std::string name;
        std::string value;
    };
    std::string title;
    std::vector<Row> rows;
};

// The name of a sheet that is open: "Help"; it depends on the game for some.
std::string title(const AppState& state, Sheet sheet);

std::vector<Passage> help();
Table keys(const AppState& state);
// Above a gallery of problems, of those that the filter lets through: "9 of 40 solved".
std::string tally(const AppState& state, const std::vector<ListedProblem>& problems);
// A game of the library: the name that it was given, or its problem; and how far it has come.
std::string game_title(const AppState& state, const PlayedGame& game);
std::string game_detail(const PlayedGame& game);
// Above the library: how many games there are, or match.
std::string library_tally(const AppState& state);
// What a game that was solved compares with: the player's best, and the fewest moves known; without
// rows where there is nothing to compare.
Table comparison(const AppState& state);
// A game that is over, in one line for the page.
std::string summary(const AppState& state);

std::string welcome_title();
std::string welcome();

}  // namespace peg::words
