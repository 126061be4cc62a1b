// SPDX-License-Identifier: MIT
#pragma once

// Boards by name or from a file.

#include <string>

#include "core/notation.h"

namespace peg {

// The board that `text` names: one of the catalogue; else a board file, of which at most 64 KiB are
// read; else, where there is no such file, a drawn board ("xxx/xox"), as --json prints those.
Result<BoardAndProblem> read_board(const std::string& text);

}  // namespace peg
