// SPDX-License-Identifier: MIT
#pragma once

// What a search may cost, and what it has cost so far. Every search of the core keeps to the same
// two limits and reports the same two numbers. Where a search says so, a position that takes as
// long as many others counts as several, and so does work that visits no positions, as linear
// programs.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace peg {

struct Limits {
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();  // positions visited
    std::size_t bytes = std::size_t{1} << 30;                         // for tables
};

struct Progress {
    std::uint64_t nodes = 0;   // positions visited so far
    std::uint64_t stored = 0;  // positions remembered in tables
};

// For work that is done in one go and can come to more nodes than were asked for: what is too much
// is owed, and paid out of the next ones before there is more work. So no step takes more nodes
// than it may, and all steps together take as many however they are cut.
class OwedNodes {
public:
    void owe(std::uint64_t nodes) { owed_ += nodes; }
    // Pays out of these, and returns how many.
    std::uint64_t pay(std::uint64_t nodes) {
        const std::uint64_t paid = std::min(owed_, nodes);
        owed_ -= paid;
        return paid;
    }
    bool paid() const { return owed_ == 0; }

private:
    std::uint64_t owed_ = 0;
};

}  // namespace peg
