// SPDX-License-Identifier: MIT
#pragma once

// The stopwatch measures the time of a game from its first jump on, if the player wants that. It
// stops while a sheet is open, a solution is playing or the page is hidden (the page reports time
// only while it is visible).

#include "app/kit/context.h"

namespace peg {

// Tells the page to report time or to stop, if that has changed.
void follow_stopwatch(Context& context);
// Adds the seconds since the page's last report.
void pass_time(AppState& state, double seconds);
// Switches the setting. The game on the board keeps its time, or drops it.
void toggle_stopwatch(Context& context);

}  // namespace peg
