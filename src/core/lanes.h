// SPDX-License-Identifier: MIT
#pragma once

// Eight 16-bit numbers that are worked on at once: one vector register of every machine that
// matters (SSE2, NEON, wasm's simd128), by the vector types that GCC and Clang share. Loops over
// plain arrays are turned into the same instructions by one compiler and not by the other.

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/bitboard.h"

namespace peg {

inline constexpr std::size_t kLanes = 8;
using Lane8 = std::int16_t __attribute__((vector_size(2 * kLanes)));

inline bool any_negative(Lane8 lanes) {
    const auto halves = std::bit_cast<std::array<Bits, 2>>(lanes);
    return ((halves[0] | halves[1]) & 0x8000800080008000) != 0;
}

// The lanes whose bit is set keep their numbers, the others become 0.
inline Lane8 masked(Lane8 lanes, std::uint8_t bits) {
    constexpr Lane8 kOwn{1, 2, 4, 8, 16, 32, 64, 128};
    return ((kOwn & bits) != 0) & lanes;
}

}  // namespace peg
