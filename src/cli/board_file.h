// SPDX-License-Identifier: MIT
#pragma once

// Finds the board that the argument BOARD names: by its name, in a file, or drawn in the argument.

#include <string>

#include "core/board/notation.h"

namespace peg {

// The board and its classic problem. `text` is first taken for a name of the catalogue, then for
// the path of a board file (at most 64 KiB; "-" is standard input), and where there is no such file
// for a drawn board ("xxx/xox"), as --json prints a board without a name, or for what `lastpeg
// read` understands ("Triangle 15"), which a file may hold too. The error says which file could not
// be read and why, or what is wrong with the drawing.
Result<BoardAndProblem> read_board(const std::string& text);

}  // namespace peg
