// SPDX-License-Identifier: MIT
#pragma once

// Problems of the atlas lend each other solutions. Of four holes in a line, v, a, b and w, the peg
// in b can jump over a into v, or that in a over b into w. Both leave a and b empty:
//
//     v a b w                   v a b w
//     . x x x  --> x . . x <--  x x x .      at the start: the same position from v and from w
//     x . . .  <-- . x x .  --> . . . x      at the end: the same two pegs, to v and to w
//
// So a solution whose first jump is turned round is one from another vacancy, in as many moves, and
// one whose last jump is turned round has another finish; that may take one move more.

#include <optional>
#include <span>

#include "cli/atlas/store.h"

namespace peg {

// Gives each problem that can be solved the best of its own solution and those that it is lent: the
// one in the fewest moves, and the one with the longest last move. An error where that shows a
// bound to be wrong: what is known contradicts itself. Takes some milliseconds.
std::optional<Error> share_solutions(const Board& board, std::span<const Unit> units,
                                     Entries& entries);

}  // namespace peg
