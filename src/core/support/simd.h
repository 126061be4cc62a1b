// SPDX-License-Identifier: MIT
#pragma once

// Eight 16-bit integers in one vector register (SSE2, NEON, wasm's simd128). The type is the vector
// extension that GCC and Clang share. A loop over a plain array would do only where the compiler
// vectorises it, and of these two one does and the other does not.
//
// The pagoda pool (proof/pagoda/pagoda_pool.h) keeps the slacks of many pagoda functions in such
// lanes.

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/support/bitboard.h"

namespace peg {

inline constexpr std::size_t kLanes = 8;
using Int16x8 = std::int16_t __attribute__((vector_size(2 * kLanes)));

// Whether at least one of the eight numbers is below 0.
inline bool any_negative(Int16x8 lanes) {
    const auto halves = std::bit_cast<std::array<Bits, 2>>(lanes);
    return ((halves[0] | halves[1]) & 0x8000800080008000) != 0;
}

// Lane i keeps its number where bit i of `bits` is set; every other lane becomes 0.
inline Int16x8 masked(Int16x8 lanes, std::uint8_t bits) {
    constexpr Int16x8 kOwn{1, 2, 4, 8, 16, 32, 64, 128};
    return ((kOwn & bits) != 0) & lanes;
}

}  // namespace peg
