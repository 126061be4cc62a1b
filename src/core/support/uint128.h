// SPDX-License-Identifier: MIT
#pragma once

// Adds and multiplies 128-bit integers with saturation, for exact counts of solutions; + and * of
// the type itself overflow without notice. The English central game has 577,116,156,815,309,849,672
// play-outs, more than 64 bits can hold. A sum or product that does not fit becomes kTooMany and
// stays so in later sums and products: an overflow cannot hide. (Only a product with 0 is 0 again.)

#include <algorithm>
#include <cstdint>
#include <string>

namespace peg {

__extension__ using Uint128 = unsigned __int128;

inline constexpr Uint128 kTooMany = ~Uint128{0};

constexpr Uint128 saturating_add(Uint128 a, Uint128 b) {
    return a > kTooMany - b ? kTooMany : a + b;
}
constexpr Uint128 saturating_multiply(Uint128 a, Uint128 b) {
    return b != 0 && a > kTooMany / b ? kTooMany : a * b;
}

inline std::string to_decimal(Uint128 number) {
    std::string digits;
    do {
        digits += static_cast<char>('0' + static_cast<int>(number % 10));
        number /= 10;
    } while (number != 0);
    std::ranges::reverse(digits);
    return digits;
}

}  // namespace peg
