// SPDX-License-Identifier: MIT
#pragma once

// The steps of a drawing, for unlimited undo and redo.

#include <cassert>
#include <cstddef>
#include <utility>
#include <vector>

namespace peg {

template <class Value>
class Steps {
public:
    explicit Steps(Value first) : steps_{std::move(first)} {}

    const Value& now() const { return steps_[at_]; }
    bool can_undo() const { return at_ > 0; }
    bool can_redo() const { return at_ + 1 < steps_.size(); }

    // Adds a step, and drops the steps that could be redone. Does nothing if nothing changes.
    void change(const Value& next) {
        if (next == now()) return;
        steps_.resize(at_ + 1, next);
        steps_.push_back(next);
        ++at_;
    }
    // Replaces the last step: a stroke is a single step.
    void amend(const Value& next) {
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
    std::vector<Value> steps_;
    std::size_t at_ = 0;
};

}  // namespace peg
