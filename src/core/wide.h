// SPDX-License-Identifier: MIT
#pragma once

// Exact counts of solutions: whole numbers below 2^128. The English central game has
// 577,116,156,815,309,849,672 play-outs, more than 64 bits hold. Sums and products that would be
// larger stay at kTooMany, whatever is added or multiplied later, so an overflow cannot hide.

#include <algorithm>
#include <cstdint>
#include <string>

namespace peg {

__extension__ using Wide = unsigned __int128;

inline constexpr Wide kTooMany = ~Wide{0};

constexpr Wide sum(Wide a, Wide b) { return a > kTooMany - b ? kTooMany : a + b; }
constexpr Wide product(Wide a, Wide b) { return b != 0 && a > kTooMany / b ? kTooMany : a * b; }

inline std::string to_decimal(Wide number) {
    std::string digits;
    do {
        digits += static_cast<char>('0' + static_cast<int>(number % 10));
        number /= 10;
    } while (number != 0);
    std::ranges::reverse(digits);
    return digits;
}

}  // namespace peg
