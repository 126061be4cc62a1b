// SPDX-License-Identifier: MIT
#pragma once

// Rows and columns of signs from any kind of text: signs one below the other, a table with tabs,
// commas or bars, or lists in brackets. A grid does not say what a sign means.

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "core/board/board.h"
#include "read/kit/signs.h"

namespace peg {

struct GridCell {
    int column = 0;  // in signs, or in table cells
    int row = 0;
    Signs token;
};

struct Grid {
    std::vector<GridCell> cells;  // row by row, without blank cells
    int rows = 0;
    std::optional<Lattice> lattice;  // only if the text names it
};

// A grid in a text, with each way to split it into cells.
struct GridBlock {
    std::size_t first = 0;  // line number, from 0
    std::size_t last = 0;   // one past the last line
    std::vector<Grid> ways;
};

// All grids in the lines of a text, from top to bottom. Cost: linear.
std::vector<GridBlock> grids_in(std::span<const SignsView> lines);
// The grid of bracketed lists or quoted rows that makes up a text, names and words around it aside;
// nothing if the text holds anything else.
std::optional<Grid> grid_in_brackets(SignsView text);
// The grid of a position on one line: rows with '/' between them.
std::optional<Grid> grid_on_one_line(SignsView line);

}  // namespace peg
