// SPDX-License-Identifier: MIT
#pragma once

// What a search may cost, and what it has cost so far. Every search of the core keeps to the same
// two limits and reports the same two numbers.

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

}  // namespace peg
