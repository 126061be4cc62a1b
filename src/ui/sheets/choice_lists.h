// SPDX-License-Identifier: MIT
#pragma once

// The lists of a dialog, drawn in their look (kit/dialog/dialog.h). A click on a choice chooses it.

#include <span>

#include "app/kit/dialog/dialog.h"
#include "ui/sheets/column.h"

namespace peg {

inline constexpr float kCardGap = 0.5f;   // units; distance of cards
inline constexpr float kTighter = 0.85f;  // names may be scaled down to this to fit side by side

// Draws lists of the same look. Several lists only for cards that have to be visible at once, in
// one grid. Segments are drawn by draw_dialog.
void add_choices(Column& column, std::span<const ChoiceList* const> lists);

}  // namespace peg
