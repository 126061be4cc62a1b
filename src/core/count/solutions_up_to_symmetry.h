// SPDX-License-Identifier: MIT
#pragma once

// From the number of solutions of a problem, computes their number up to symmetry: solutions that a
// symmetry of the problem maps to each other count once. By Burnside's lemma the count is the mean,
// over the symmetries of the problem, of the number of solutions that each one fixes. The identity
// fixes all solutions; any other symmetry only those in which every jump is fixed, that is, all
// jumps lie on one axis:
//
//     . . | . .
//     . . x . .        a reflection in the line fixes the jump down this line,
//     . . x . .        but no jump beside it or across it
//     . . o . .
//
// So the English central game has an eighth of its 40,861,647,040,079,968 solutions up to symmetry,
// because no solution stays on an axis.

#include <optional>

#include "core/board/board.h"
#include "core/board/problem.h"
#include "core/support/uint128.h"

namespace peg {

// For a problem with `solutions` solutions, as sequences of jumps, which all end with `pegs_left`
// pegs. Empty if `solutions` is kTooMany, or if an axis has too many positions to enumerate, which
// no board of the catalogue has. The cost is negligible otherwise.
std::optional<Uint128> solutions_up_to_symmetry(const Board& board, const Problem& problem,
                                                int pegs_left, Uint128 solutions);

}  // namespace peg
