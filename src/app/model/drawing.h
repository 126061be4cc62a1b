// SPDX-License-Identifier: MIT
#pragma once

// A problem that somebody draws on a board: its steps, and the symmetry in which it is drawn. A
// value; some 32 bytes a step.

#include "app/model/steps.h"
#include "app/model/symmetry.h"
#include "core/board/problem.h"

namespace peg {

struct Drawing : Steps<Problem> {
    explicit Drawing(const Problem& first) : Steps(first), taken_up(first) {}

    Symmetry symmetry = Symmetry::kNone;
    Problem taken_up;  // what was on the board when the drawing was begun, or gone on with
};

}  // namespace peg
