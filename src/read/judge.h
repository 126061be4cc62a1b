// SPDX-License-Identifier: MIT
#pragma once

// Ranks the readings of a text that consists of lines: finds the drawings, the moves around them,
// and the combinations that make sense.

#include <vector>

#include "core/board/notation/notation.h"
#include "core/support/result.h"
#include "read/kit/reading.h"
#include "read/kit/signs.h"

namespace peg {

// The readings of drawings, fields and moves; otherwise the error of the reading that comes
// closest.
Result<Readings> judge_lines(const BoardAndProblem& at_hand, std::vector<SignsView> lines);

}  // namespace peg
