// SPDX-License-Identifier: MIT
#pragma once

// A problem that is drawn on a board: its undo steps, and the symmetry for drawing. A value.

#include "app/model/drawing/symmetry.h"
#include "app/model/knowledge/steps.h"
#include "core/board/problem.h"

namespace peg {

struct Drawing : Steps<Problem> {
    explicit Drawing(const Problem& first) : Steps(first), taken_up(first) {}

    Symmetry symmetry = Symmetry::kNone;
    Problem taken_up;  // the game's problem when the drawing was begun or continued
};

}  // namespace peg
