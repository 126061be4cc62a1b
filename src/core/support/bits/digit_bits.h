// SPDX-License-Identifier: MIT
#pragma once

// Masks that select the bits of a word by a binary digit of their index: bits_with(d) has the bits
// i, 0 to 63, whose index i has the digit d.
//
//     i                    7   6   5   4   3   2   1   0
//     bits_with(0)         x   .   x   .   x   .   x   .
//     bits_with(1)         x   x   .   .   x   x   .   .
//
// A bitmap of positions (levels/class_set.h, levels/pattern_set.h) has a bit for each position, and
// each digit of the bit's index says whether one hole has a peg. So the mask bits_with(d) selects
// the positions that have a peg in hole d: a jump is played in 64 positions at once.

#include "core/support/bitboard.h"

namespace peg {

// The bits whose index has this binary digit, 0 to 5.
constexpr Bits bits_with(int digit) {
    Bits bits = 0;
    for (unsigned index = 0; index < 64; ++index)
        if ((index >> digit & 1) != 0) bits |= Bits{1} << index;
    return bits;
}

}  // namespace peg
