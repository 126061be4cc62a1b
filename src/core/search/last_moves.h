// SPDX-License-Identifier: MIT
#pragma once

// The ways to one peg by a few moves more, whatever hole that peg is in: all that so many moves
// lead to, level by level, but for positions from which Merson regions exclude one peg in the moves
// that are left. Where a game was played to one hole, others may be as near.

#include <cstddef>
#include <vector>

#include "core/board/board.h"
#include "core/board/position.h"

namespace peg {

// From a position with two pegs or more: for each hole that can have the last peg after up to
// `moves` moves, the jumps of one way in the fewest moves. Keeps up to `most` positions a level,
// those that it finds first; where there are more, it may miss a hole, or not find the fewest.
// Three moves take milliseconds, four up to a second on a triangle of 55 holes.
std::vector<std::vector<JumpId>> ways_to_one_peg(const Board& board, Position position,
                                                 std::size_t moves, std::size_t most);

}  // namespace peg
