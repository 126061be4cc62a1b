// SPDX-License-Identifier: MIT
#pragma once

// Play backwards: from one peg to a figure. A peg jumps back over the hole that it had jumped over,
// and a peg reappears there. The solver is asked for the forward direction: play backwards from one
// peg in H to a position is a solution of that position to H, read from its end.

#include <span>
#include <vector>

#include "core/board/board.h"

namespace peg {

// The jumps of a solution taken back, last jump first: each jump is reversed (d2-d4 becomes d4-d2).
// Jumps join to moves as usual, so the number of moves stays the same.
std::vector<JumpId> taken_back(const Board& board, std::span<const JumpId> jumps);

}  // namespace peg
