// SPDX-License-Identifier: MIT
#pragma once

// Sets of holes as 64-bit words: bit h is set if hole h is in the set. Each function is one or two
// instructions on machines that can count bits.

#include <bit>
#include <cassert>
#include <cstdint>
#include <span>

namespace peg {

using Bits = std::uint64_t;

// A hole is a bit number, 0 to 63, in the layout of its board (layout.h).
using Hole = std::uint8_t;

// The set with one hole. Here and everywhere, `hole` is below 64.
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

// The hole with the lowest number. Requires a set that is not empty.
constexpr Hole lowest(Bits set) {
    assert(set != 0);
    return static_cast<Hole>(std::countr_zero(set));
}

// The holes that are in at least one of the sets.
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
