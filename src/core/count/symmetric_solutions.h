// SPDX-License-Identifier: MIT
#pragma once

// How many solutions there are if those that a symmetry maps to one another count as one. By
// Burnside's lemma that is the mean, over the symmetries of the problem, of the solutions that each
// leaves as they are. The identity leaves all of them; any other symmetry only those whose jumps it
// leaves where they are, all on one axis:
//
//     . . | . .
//     . . x . .        a reflection at the line leaves the jump down this line as it is,
//     . . x . .        but no jump beside it or across it
//     . . o . .
//
// So the central game of the English board has an eighth of its 40,861,647,040,079,968 solutions,
// for none of them stays on an axis.

#include <optional>

#include "core/board/board.h"
#include "core/board/problem.h"
#include "core/support/uint128.h"

namespace peg {

// Of a problem that has `solutions`, all with `pegs_left` pegs at the end; as sequences of jumps.
// Nothing where they are kTooMany, or an axis has too many positions to be counted through, which
// none has in the catalogue. Costs next to nothing elsewhere.
std::optional<Uint128> solutions_up_to_symmetry(const Board& board, const Problem& problem,
                                                int pegs_left, Uint128 solutions);

}  // namespace peg
