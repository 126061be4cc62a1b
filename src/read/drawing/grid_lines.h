// SPDX-License-Identifier: MIT
#pragma once

// What surrounds the rows of a drawing: digits and letters in the margin, frames. A part of grid.h.

#include <vector>

#include "read/kit/signs.h"

namespace peg {

// True if a line can be a row of a drawing: it has few different signs.
bool is_row_line(SignsView line);
// True if a line names the columns: "a b c d", "1234567".
bool is_header_line(SignsView line);
// True if a line is a part of a frame, or separates the head of a table from its body.
bool is_rule_line(SignsView line);

// Replaces digits and letters in the margin by blanks.
void clear_margins(std::vector<Signs>& lines);
// Replaces bars and other box-drawing signs by blanks.
void clear_bars(std::vector<Signs>& lines);

}  // namespace peg
