// SPDX-License-Identifier: MIT
#pragma once

// Puzzles made on the spot: as the player wishes, or the puzzle of a day. The solver makes them
// (core/solver/generator.h) and the answer opens as a problem of its own.

#include <string>
#include <string_view>

#include "app/kit/context.h"

namespace peg {

// Which puzzle is made next.
struct PuzzleWish {
    Difficulty difficulty = Difficulty::kMedium;
    int pegs = 0;  // 0: as many as suit the difficulty
    bool symmetric = false;
};

// On the board that is there, as PuzzleWish says.
void make_puzzle(Context& context);
// The puzzle of a day, which goes on where it was left. `note`: said with it, once it is there.
void open_day(Context& context, Day day, const std::string& note = {});
void open_today(Context& context);
// Opens the puzzle of the day before today, and plays a solution of it.
void watch_yesterday(Context& context);
// The same from a link, which may name no day, or one to come.
void open_day_of(Context& context, std::string_view date, const std::string& note = {});

// Of the next puzzle.
void toggle_symmetric(Context& context);

// Copies what one may tell others of a day's puzzle, without a move of it.
void share_day(Context& context);

// The numbers of pegs that can be wished for on the board; 0: any.
std::vector<int> peg_wishes(const Board& board);
// The number that is wished for; 0, any, where the board that is there is too small for it.
int wished_pegs(const AppState& state);

}  // namespace peg
