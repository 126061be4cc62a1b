// SPDX-License-Identifier: MIT
#pragma once

// The limits of a search, and its cost so far. All searches of the core respect the same two limits
// and report the same two numbers. Work that visits no positions, such as linear programs, counts
// as the number of nodes that would take about as long; so does a position that takes very long, if
// the search says so.

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

// A debt of nodes, for work that cannot be interrupted and may cost more nodes than a step was
// given. The excess is owed, and later steps pay it before they do more work. So no step reports
// more nodes than it was given, and the total does not depend on the sizes of the steps.
class OwedNodes {
public:
    void owe(std::uint64_t nodes) { owed_ += nodes; }
    // Pays with up to this many nodes, and returns the number paid.
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
