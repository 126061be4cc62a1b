// SPDX-License-Identifier: MIT
#pragma once

// A problem that somebody draws on a board: its steps, for undo and redo without end, and the
// symmetry in which it is drawn. A value; some 32 bytes a step.

#include <cassert>
#include <cstddef>
#include <vector>

#include "app/edit/symmetry.h"
#include "core/board/problem.h"

namespace peg {

class Drawing {
public:
    explicit Drawing(const Problem& first) : taken_up(first), steps_{first} {}

    Symmetry symmetry = Symmetry::kNone;
    Problem taken_up;  // what was on the board when the drawing was begun, or gone on with

    const Problem& now() const { return steps_[at_]; }
    bool can_undo() const { return at_ > 0; }
    bool can_redo() const { return at_ + 1 < steps_.size(); }

    // A step: what could have been redone is gone. Does nothing where nothing changes.
    void change(const Problem& next) {
        if (next == now()) return;
        steps_.resize(at_ + 1);
        steps_.push_back(next);
        ++at_;
    }
    // The last step becomes another one: a line that is drawn without letting go is one step.
    void amend(const Problem& next) {
        assert(can_undo() && !can_redo());
        steps_.back() = next;
    }
    void undo() {
        assert(can_undo());
        --at_;
    }
    void redo() {
        assert(can_redo());
        ++at_;
    }

private:
    std::vector<Problem> steps_;
    std::size_t at_ = 0;
};

}  // namespace peg
