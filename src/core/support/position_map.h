// SPDX-License-Identifier: MIT
#pragma once

// A hash map from positions to values: a hash set of positions (position_set.h), and a second table
// with the values in the same slots.

#include <cstddef>
#include <utility>
#include <vector>

#include "core/support/position_set.h"

namespace peg {

template <class Value>
class PositionMap {
public:
    std::size_t size() const { return positions_.size(); }
    // The bytes of both tables, including those needed while they double.
    std::size_t growing_bytes() const {
        return positions_.growing_bytes() / sizeof(Bits) * (sizeof(Bits) + sizeof(Value));
    }

    // See PositionSet::prefetch.
    [[gnu::always_inline]] void prefetch(Bits pegs) const {
        positions_.prefetch(pegs);
        __builtin_prefetch(&values_[positions_.home(pegs)], 1);
    }

    // The value of a position with at least one peg; inserts Value() if there is none yet. The
    // reference is valid until the next call.
    Value& operator[](Bits pegs) {
        if (positions_.crowded()) grow();
        const std::size_t slot = positions_.slot(pegs);
        if (positions_.slots()[slot] == 0) positions_.insert(pegs);
        return values_[slot];
    }
    // Null if there is no value.
    const Value* find(Bits pegs) const {
        const std::size_t slot = positions_.slot(pegs);
        return positions_.slots()[slot] == 0 ? nullptr : &values_[slot];
    }

    // Access by slot, 0 to slots() - 1. The position of an empty slot is 0.
    std::size_t slots() const { return values_.size(); }
    Bits position(std::size_t slot) const { return positions_.slots()[slot]; }
    const Value& value(std::size_t slot) const { return values_[slot]; }

private:
    void grow() {
        PositionSet larger(slots());
        std::vector<Value> values(larger.slots().size());
        for (std::size_t i = 0; i < slots(); ++i) {
            if (position(i) == 0) continue;
            larger.insert(position(i));  // never doubles: there is room for all
            values[larger.slot(position(i))] = values_[i];
        }
        positions_ = std::move(larger);
        values_ = std::move(values);
    }

    PositionSet positions_;
    std::vector<Value> values_ = std::vector<Value>(positions_.slots().size());
};

}  // namespace peg
