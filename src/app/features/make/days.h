// SPDX-License-Identifier: MIT
#pragma once

// The daily puzzles that the player has opened.

#include <string>

#include "app/kit/app_state.h"
#include "app/kit/listing/day_here.h"

namespace peg {

// True if today's puzzle is solved.
bool is_today_solved(const AppState& state);
// True if a jump was played in the daily puzzle of this record.
bool is_begun(const AppState& state, const DayRecord& record);
// Records that the puzzle on the board was solved by the player alone.
void record_day(AppState& state, const std::string& key);

}  // namespace peg
