// SPDX-License-Identifier: MIT
#pragma once

// The natural problem of a board; for a catalogue board it is the classic one.

#include <optional>

#include "core/board/board.h"
#include "core/board/problem.h"

namespace peg {

// For other boards: full but for the hole nearest to the middle that a peg can jump into, to one
// peg there, or to one peg anywhere if the rule of three excludes that. Nothing if no jump is ever
// possible.
std::optional<Problem> natural_problem(const Board& board);

}  // namespace peg
