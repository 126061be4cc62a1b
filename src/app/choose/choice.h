// SPDX-License-Identifier: MIT
#pragma once

// What can be chosen out of a list: a moment of the line of play, another line (to enter, keep or
// remove), a board, a problem, a theme. In the mirror each is a button like a command's, under an
// id "move:3", "line:0", "keep:0", "drop:0", "board:english", "problem:d4-d4", "figure:cross",
// "level:easy",
// "theme:dark", "material:wood".

#include <string>
#include <vector>

#include "app/app_state.h"

namespace peg {

struct Choice {
    std::string id;
    std::string label;
    bool current = false;
};

// The moves of the line after its start; nothing while there is no move.
std::vector<Choice> move_choices(const AppState& state);
std::vector<Choice> line_choices(const AppState& state);
// Those that the filter lets through, in their order (listing.h).
std::vector<Choice> problem_choices(const AppState& state,
                                    const std::vector<ListedProblem>& problems);
std::vector<Choice> level_choices(const AppState& state);
std::vector<Choice> board_choices(const AppState& state);
std::vector<Choice> theme_choices(const AppState& state);
std::vector<Choice> material_choices(const AppState& state);
// The choices there are now: always the moves and lines; levels and problems, or themes and
// materials, while their sheet is open; then the boards.
std::vector<Choice> choices(const AppState& state);

// "move:3"; move 0 is the start.
std::string move_id(std::size_t number);
std::string level_id(std::optional<Level> level);  // "level:easy"; "level:all"
std::string theme_id(ThemeChoice theme);           // "theme:dark"
std::string material_id(MaterialChoice material);  // "material:wood"

}  // namespace peg
