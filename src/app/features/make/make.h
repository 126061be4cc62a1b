// SPDX-License-Identifier: MIT
#pragma once

// Makes puzzles: to the player's wishes, or the puzzle of a day. The solver makes a puzzle
// (core/solver/generator.h), and it opens as a new problem.

#include <string>
#include <string_view>

#include "app/kit/context.h"

namespace peg {

// The player's wishes for the next puzzle.
struct PuzzleWish {
    Difficulty difficulty = Difficulty::kMedium;
    int pegs = 0;  // 0: any number that suits the difficulty
    bool symmetric = false;
};

// Makes a puzzle on the current board, as PuzzleWish says.
void make_puzzle(Context& context);
// Opens the puzzle of a day, or continues it. `note`: said when it is open.
void open_day(Context& context, Day day, const std::string& note = {});
void open_today(Context& context);
// Opens yesterday's puzzle, and plays a solution of it.
void watch_yesterday(Context& context);
// Opens a day's puzzle from a link, whose date may be wrong or in the future.
void open_day_of(Context& context, std::string_view date, const std::string& note = {});

// Switches symmetry for the next puzzle.
void toggle_symmetric(Context& context);

// Copies the player's result for a daily puzzle, without spoilers.
void share_day(Context& context);

// The numbers of pegs to choose from on the board; 0: any.
std::vector<int> peg_wishes(const Board& board);
// The chosen number of pegs; 0 (any) if the current board is too small for it.
int wished_pegs(const AppState& state);

}  // namespace peg
