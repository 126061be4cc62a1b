// SPDX-License-Identifier: MIT
#pragma once

// The name of a single hole, in any notation.

#include <string_view>

#include "core/board/board.h"
#include "core/support/result.h"

namespace peg {

// Our own name in either case; else the hole that all notations which read the text agree on. The
// error says that it is no hole, or between which two it cannot be told.
Result<Hole> read_hole(const Board& board, std::string_view text);

}  // namespace peg
