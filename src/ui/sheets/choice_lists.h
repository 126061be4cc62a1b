// SPDX-License-Identifier: MIT
#pragma once

// The lists of a dialog, each as its look says (kit/dialog/dialog.h). A click on a choice chooses
// it.

#include <span>

#include "app/kit/dialog/dialog.h"
#include "ui/sheets/column.h"

namespace peg {

inline constexpr float kCardGap = 0.5f;   // units between cards
inline constexpr float kTighter = 0.85f;  // names may be set so much smaller to stand abreast

// Lists of the same look; more than one only of cards that are to be in sight at once, in one grid.
// Segments are drawn by draw_dialog.
void add_choices(Column& column, std::span<const ChoiceList* const> lists);

}  // namespace peg
