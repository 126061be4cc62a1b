// SPDX-License-Identifier: MIT
#pragma once

// Eight 16-bit or sixteen 8-bit integers in one vector register (SSE2, NEON, wasm's simd128). The
// types are the vector extension that GCC and Clang share. (GCC and Clang do not both vectorize a
// loop over a plain array.)
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
using Int8x16 = std::int8_t __attribute__((vector_size(2 * kLanes)));

// Whether at least one of the eight numbers is negative.
inline bool any_negative(Int16x8 lanes) {
    const auto halves = std::bit_cast<std::array<Bits, 2>>(lanes);
    return ((halves[0] | halves[1]) & 0x8000800080008000) != 0;
}

// Whether at least one bit is set.
inline bool any(Int8x16 lanes) {
    const auto halves = std::bit_cast<std::array<Bits, 2>>(lanes);
    return (halves[0] | halves[1]) != 0;
}

// Lane i keeps its number where bit i of `bits` is set; every other lane becomes 0.
inline Int8x16 masked(Int8x16 lanes, std::uint16_t bits) {
    constexpr Bits kEachByte = 0x0101010101010101;
    constexpr Bits kOwn = 0x8040201008040201;
    const std::array<Bits, 2> own{(bits & 0xff) * kEachByte & kOwn, (bits >> 8) * kEachByte & kOwn};
    return (std::bit_cast<Int8x16>(own) != 0) & lanes;
}

// The eight even lanes of sixteen, or the odd ones, with room for larger numbers: they are the
// lower and the upper halves of lanes twice as wide.
inline Int16x8 even(Int8x16 lanes) {
    static_assert(std::endian::native == std::endian::little);
    return std::bit_cast<Int16x8>(lanes) << 8 >> 8;
}
inline Int16x8 odd(Int8x16 lanes) { return std::bit_cast<Int16x8>(lanes) >> 8; }
// Joins even and odd lanes into sixteen 8-bit lanes. Saturates: what is below -128 becomes -128,
// and what is above 127 becomes 127.
inline Int8x16 clamped(Int16x8 even, Int16x8 odd) {
    const auto within = [](Int16x8 lanes) {
        constexpr Int16x8 kMin = Int16x8{} - 128, kMax = Int16x8{} + 127;
        lanes = lanes < kMin ? kMin : lanes;
        return lanes > kMax ? kMax : lanes;
    };
    return std::bit_cast<Int8x16>((within(even) & 0xff) | within(odd) << 8);
}

}  // namespace peg
