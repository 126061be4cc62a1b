// SPDX-License-Identifier: MIT
#pragma once

// The charts in dialogs.

#include "app/kit/dialog/dialog.h"
#include "ui/sheets/column.h"

namespace peg {

inline constexpr float kCurveHeight = 5;  // units; used in a sheet

// Draws the bars, with the position on the board outlined. A tap goes to a position; a drag moves
// through the game.
void draw_curve(Frame& frame, const Curve& curve, Rect rect);
// A field of days, brighter for more activity, with its words beside it or below.
void add_activity(Column& column, const Activity& activity);
void add_shares(Column& column, const Shares& shares);

}  // namespace peg
