// SPDX-License-Identifier: MIT
#pragma once

// Finds the board that the argument BOARD names: by its name, in a file, or drawn in the argument.

#include <string>

#include "core/board/notation/notation.h"

namespace peg {

// The board and its classic problem. `text` is, in this order: a catalogue name; the path of a
// board file (max 64 KiB; "-" is standard input); a drawn board ("xxx/xox"), as --json prints a
// board without a name; or any text that `lastpeg read` understands ("Triangle 15"), which a file
// may hold too. The error says which file could not be read and why, or what is wrong with the
// drawing.
Result<BoardAndProblem> read_board(const std::string& text);

}  // namespace peg
