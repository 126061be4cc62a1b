// SPDX-License-Identifier: MIT
#pragma once

// Checks an answer of the solver before anybody sees it: the jumps are legal and reach the finish,
// the certificate holds. Takes microseconds, with cost partitions some 0.2 ms for each; `lastpeg
// bench` says how much.

#include "core/solver/solver.h"

namespace peg {

// Whether the jumps are legal and, for kSolvable, a solution, and whether the certificate holds,
// for kUnsolvable and for a `fewest` that is solved; a search can be wrong only in its form. Shares
// no code with the searches (check_certificate.h, game.h).
bool answer_holds(const Board& board, const Problem& problem, const Answer& answer);

}  // namespace peg
