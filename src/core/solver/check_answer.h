// SPDX-License-Identifier: MIT
#pragma once

// Verifies an answer of the solver before anybody sees it: the jumps are legal and reach the
// finish, and the certificate holds. The cost is that of replaying the jumps and checking the
// certificate, negligible beside the search; `lastpeg bench` measures it.

#include "core/solver/solver.h"

namespace peg {

// Returns whether the jumps are legal and, for kSolvable, form a solution; and whether the
// certificate holds, for kUnsolvable and for a solved `fewest`. Of a SearchCertificate only the
// form can be checked. Shares no code with the searches (check_certificate.h, game.h).
bool answer_holds(const Board& board, const Problem& problem, const Answer& answer);

}  // namespace peg
