// SPDX-License-Identifier: MIT
#pragma once

// The bits of a word by the binary digits of their numbers. Where a bit stands for a number below
// 64, as in sets of positions that are played 64 at a time (levels/class_set.h,
// levels/pattern_set.h), a digit is a hole:
//
//     number of the bit    7   6   5   4   3   2   1   0
//     bits_with(0)         x   .   x   .   x   .   x   .
//     bits_with(1)         x   x   .   .   x   x   .   .

#include "core/support/bitboard.h"

namespace peg {

// The bits whose number has this digit, 0 to 5.
constexpr Bits bits_with(int digit) {
    Bits bits = 0;
    for (unsigned number = 0; number < 64; ++number)
        if ((number >> digit & 1) != 0) bits |= Bits{1} << number;
    return bits;
}

}  // namespace peg
