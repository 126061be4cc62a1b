// SPDX-License-Identifier: MIT
#pragma once

// Problems of the atlas lend each other solutions. Of four holes in a line, v, a, b and w, the peg
// in b can jump over a into v, or that in a over b into w. Both leave a and b empty:
//
//     v a b w                   v a b w
//     . x x x  --> x . . x <--  x x x .      at the start: the same position from v and from w
//     x . . .  <-- . x x .  --> . . . x      at the end: the same two pegs, to v and to w
//
// So a solution whose first jump is turned round is one from another vacancy. It has as many moves:
// the peg that jumped first cannot go on at once. One whose last jump is turned round has another
// finish, and a move more, or one fewer: the jump before it ended in a or in b. And after all but a
// few of its moves there may be other ways to one peg (core/search/last_moves.h).

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "cli/atlas/store.h"

namespace peg {

// Gives each problem of which a solution is known the best of its own ones and those that it is
// lent, with other ways for up to so many last moves: the solution in the fewest moves, and the one
// with the longest last move. Returns the units that were lent something; or an error where that
// shows a bound to be wrong, so that what is known contradicts itself. Takes some milliseconds
// without other ways, and with those for four moves half a minute on a triangle of 55 holes.
Result<std::vector<std::size_t>> share_solutions(const Board& board, std::span<const Unit> units,
                                                 Entries& entries, std::size_t last_moves);

}  // namespace peg
