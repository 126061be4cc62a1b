// SPDX-License-Identifier: MIT
#pragma once

// Sets of holes as 64-bit words: bit h is set when hole h is in the set. The only bit tricks of the
// project live here, in portable C++20 <bit>.

#include <bit>
#include <cstdint>

namespace peg {

using Bits = std::uint64_t;

// A hole is its bit number, 0..63, in the layout of its board (layout.h).
using Hole = std::uint8_t;

constexpr Bits bit(Hole hole) { return Bits{1} << hole; }
constexpr bool contains(Bits set, Hole hole) { return (set >> hole & 1) != 0; }
constexpr int count(Bits set) { return std::popcount(set); }
constexpr bool odd(Bits set) { return (std::popcount(set) & 1) != 0; }

// The lowest hole of a set that is not empty.
constexpr Hole lowest(Bits set) { return static_cast<Hole>(std::countr_zero(set)); }

// Calls visit(hole) for every hole of the set, lowest first.
template <class Visit>
constexpr void for_each_hole(Bits set, Visit&& visit) {
    for (; set != 0; set &= set - 1) visit(lowest(set));
}

}  // namespace peg
