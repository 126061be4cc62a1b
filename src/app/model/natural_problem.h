// SPDX-License-Identifier: MIT
#pragma once

// The problem that a board asks for by itself: of a board of the catalogue its classic one.

#include <optional>

#include "core/board/board.h"
#include "core/board/problem.h"

namespace peg {

// Of another board: full but for the hole nearest to the middle into which a peg can jump; to one
// peg there, or where the rule of three excludes that, to one peg anywhere. Nothing where no peg
// can ever jump.
std::optional<Problem> natural_problem(const Board& board);

}  // namespace peg
