// SPDX-License-Identifier: MIT
#pragma once

// Rows and columns of signs, from whatever kind of text holds them: signs one below the other, a
// table with tabs, commas or bars, or lists in brackets. Nothing is said yet of what a sign means.

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "core/board/board.h"
#include "read/signs.h"

namespace peg {

struct GridCell {
    int column = 0;  // in signs, or in cells of a table
    int row = 0;
    Signs token;
};

struct Grid {
    std::vector<GridCell> cells;  // row by row; blank ones are not there
    int rows = 0;
    std::optional<Lattice> lattice;  // where the text says it
};

// A grid somewhere in a text, and how it may be taken.
struct GridBlock {
    std::size_t first = 0;  // line
    std::size_t last = 0;   // behind the last line
    std::vector<Grid> ways;
};

// All grids in the lines of a text, from the top. Cost: linear.
std::vector<GridBlock> grids_in(std::span<const SignsView> lines);
// The grid of lists in brackets, or of quoted rows, that fills a text but for names and words
// around it; nothing where it holds something else.
std::optional<Grid> grid_in_brackets(SignsView text);
// The grid of a position on one line: rows with '/' between them.
std::optional<Grid> grid_on_one_line(SignsView line);

}  // namespace peg
