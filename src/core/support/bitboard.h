// SPDX-License-Identifier: MIT
#pragma once

// Sets of holes as 64-bit words: bit h is set when hole h is in the set. Portable C++20 <bit>:
// every function here is an instruction or two on a machine that counts bits.

#include <bit>
#include <cassert>
#include <cstdint>
#include <span>

namespace peg {

using Bits = std::uint64_t;

// A hole is its bit number, 0..63, in the layout of its board (layout.h).
using Hole = std::uint8_t;

// The set of one hole; `hole` is below 64 here and everywhere.
constexpr Bits bit(Hole hole) {
    assert(hole < 64);
    return Bits{1} << hole;
}
constexpr bool contains(Bits set, Hole hole) {
    assert(hole < 64);
    return (set >> hole & 1) != 0;
}
constexpr int count(Bits set) { return std::popcount(set); }
// Whether the number of holes in the set is odd.
constexpr bool odd(Bits set) { return (std::popcount(set) & 1) != 0; }

// The hole with the lowest number; the set must not be empty.
constexpr Hole lowest(Bits set) {
    assert(set != 0);
    return static_cast<Hole>(std::countr_zero(set));
}

// The holes that are in one of the sets at least.
constexpr Bits union_of(std::span<const Bits> sets) {
    Bits all = 0;
    for (const Bits set : sets) all |= set;
    return all;
}

// Calls visit(hole) for every hole of the set, lowest first.
template <class Visit>
constexpr void for_each_hole(Bits set, Visit&& visit) {
    for (; set != 0; set &= set - 1) visit(lowest(set));
}

}  // namespace peg
