// SPDX-License-Identifier: MIT
#pragma once

// The parts of a dialog that are pictures of numbers.

#include "app/kit/dialog/dialog.h"
#include "ui/sheets/column.h"

namespace peg {

inline constexpr float kCurveHeight = 5;  // units, in a sheet

// The position on the board is outlined. A touch goes to a position, and a drag through the game.
void draw_curve(Frame& frame, const Curve& curve, Rect rect);
// A field of days, the brighter the more was done; its words beside it, or below.
void add_activity(Column& column, const Activity& activity);
void add_shares(Column& column, const Shares& shares);

}  // namespace peg
