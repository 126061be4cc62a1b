// SPDX-License-Identifier: MIT
#pragma once

// The name of a single hole, in any notation.

#include <string_view>

#include "core/board/board.h"
#include "core/support/result.h"

namespace peg {

// The hole with this name in our own notation, in either case; otherwise the hole on which all
// notations that can read the text agree. The error says that it is no hole, or which two holes it
// could be.
Result<Hole> read_hole(const Board& board, std::string_view text);

}  // namespace peg
