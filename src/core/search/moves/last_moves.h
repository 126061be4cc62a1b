// SPDX-License-Identifier: MIT
#pragma once

// Finds, for each hole in which one peg can be left after a few more moves, one shortest way: a
// breadth-first search by moves, pruned where Merson regions exclude one peg in the remaining
// moves. If a game was played to one hole, other holes may be as close.

#include <cstddef>
#include <vector>

#include "core/board/board.h"
#include "core/board/position.h"

namespace peg {

// For a position with at least two pegs: for each hole that can hold the last peg after at most
// `moves` moves, the jumps of one way there in the minimum number of moves. Keeps at most
// `max_positions` positions per level, those found first; if there are more, a hole may be missed
// or its number of moves may not be minimal. Cost: proportional to the number of positions,
// exponential in `moves`.
std::vector<std::vector<JumpId>> single_peg_endings(const Board& board, Position position,
                                                    std::size_t moves, std::size_t max_positions);

}  // namespace peg
