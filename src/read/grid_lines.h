// SPDX-License-Identifier: MIT
#pragma once

// What lines of a drawing have around it: figures and letters in the margin, frames. A part of
// grid.h.

#include <vector>

#include "read/signs.h"

namespace peg {

// Whether a line can be a row of a drawing: signs of few kinds.
bool is_row_line(SignsView line);
// Whether a line names the columns: "a b c d", "1234567".
bool is_header_line(SignsView line);
// Whether a line is a part of a frame, or the line between head and body of a table.
bool is_rule_line(SignsView line);

// Blanks in place of figures and letters in the margin.
void clear_margins(std::vector<Signs>& lines);
// Blanks in place of bars and of what else boxes are drawn with.
void clear_bars(std::vector<Signs>& lines);

}  // namespace peg
