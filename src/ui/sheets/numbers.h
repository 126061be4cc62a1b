// SPDX-License-Identifier: MIT
#pragma once

// A few values side by side, each with its name below it.

#include <span>

#include "app/kit/words/sheet_words.h"
#include "ui/widgets/widgets.h"

namespace peg {

inline constexpr float kNumbersHeight = 3.4f;  // units

void draw_numbers(const Frame& frame, const Rect& row, std::span<const words::Table::Row> numbers);

}  // namespace peg
