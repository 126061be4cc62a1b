// SPDX-License-Identifier: MIT
#pragma once

// The stopwatch: takes the time of a game from its first jump on, for those who want that. It rests
// while a sheet is open, a solution is watched or the page is hidden (the page sees to that: it
// tells how time passes while it is looked at).

#include "app/kit/context.h"

namespace peg {

// Asks the page to tell how time passes, or not to, where that has changed.
void follow_stopwatch(Context& context);
// So many seconds have passed since the page told last.
void pass_time(AppState& state, double seconds);
// The setting; the game on the board keeps its time, or loses it.
void toggle_stopwatch(Context& context);

}  // namespace peg
