// SPDX-License-Identifier: MIT
#pragma once

// What can be chosen out of a list: a moment of the line of play, another line (to enter, keep or
// remove), a bookmark, a game of the library or an own board (to go on with, or remove), a board, a
// problem, a reading of what was pasted, a language, a theme, a notation. In the
// mirror each is a button like a command's, under an id "move:3", "line:0", "keep:0", "drop:0",
// "bookmark:0", "unmark:0", "reading:0", "notation:own", "game:0", "remove:0", "own:0", "forget:0",
// "difficulty:easy", "pegs:12", "day:2026-12-24", "board:english", "problem:d4-d4", "figure:cross",
// "level:easy", "language:de", "theme:dark", "material:wood"; and in the editor "finish:any",
// "symmetry:half-turn", "near:0"; and in the review "jump:3", "retry:4" (review/review.h).

#include <string>
#include <vector>

#include "app/kit/app_state.h"
#include "app/words/language.h"

namespace peg {

struct Choice {
    std::string id;
    std::string label;
    bool current = false;
};

// The moves of the line after its start; nothing while there is no move.
std::vector<Choice> move_choices(const AppState& state);
std::vector<Choice> line_choices(const AppState& state);
// To go to, and in the sheet of moves to remove.
std::vector<Choice> bookmark_choices(const AppState& state);
// Those that the filter lets through, in their order (listing.h).
std::vector<Choice> problem_choices(const AppState& state,
                                    const std::vector<ListedProblem>& problems);
// The same by their sets, none of which is empty; those without a set come first, without a name.
struct ProblemSet {
    std::string name;
    std::vector<Choice> choices;
};
std::vector<ProblemSet> problem_sets(const AppState& state,
                                     const std::vector<ListedProblem>& problems);
// The games that the search lets through, the one that was left last before the others.
std::vector<Choice> game_choices(const AppState& state);
std::vector<Choice> level_choices(const AppState& state);
std::vector<Choice> board_choices(const AppState& state);
// The boards of the player's own, the one that was drawn last before the others.
std::vector<Choice> own_board_choices(const AppState& state);
std::vector<Choice> theme_choices(const AppState& state);
std::vector<Choice> language_choices();
std::vector<Choice> material_choices(const AppState& state);
// The choices there are now: the moves and lines, but in the editor; levels and problems, themes
// and materials, or what the editor offers, while their sheet is open; then the boards.
std::vector<Choice> choices(const AppState& state);

// What can be wished for of a puzzle, and the days whose puzzles can be played.
std::vector<Choice> difficulty_choices(const AppState& state);
std::vector<Choice> peg_choices(const AppState& state);
std::vector<Choice> day_choices(const AppState& state);

// The ways in which pasted moves can be read, and the notations that moves can be shown in.
std::vector<Choice> reading_choices(const AppState& state);
std::vector<Choice> notation_choices(const AppState& state);

std::string difficulty_id(Difficulty difficulty);  // "difficulty:easy"
std::string pegs_id(int pegs);                     // "pegs:12"; "pegs:any" of 0
// "move:3"; move 0 is the start.
std::string move_id(std::size_t number);
std::string level_id(std::optional<Level> level);       // "level:easy"; "level:all"
std::string theme_id(ThemeChoice theme);                // "theme:dark"
std::string language_id(const LanguageName& language);  // "language:de"
std::string material_id(MaterialChoice material);       // "material:wood"

}  // namespace peg
