// SPDX-License-Identifier: MIT
#pragma once

// Counts the set bits of many words: the sizes of bitmaps.

#include <algorithm>
#include <cstdint>
#include <span>

#include "core/support/bitboard.h"

namespace peg {

// The number of set bits in all words. Adds up the bits of 31 words at a time byte by byte, which
// cannot overflow: a byte of a word has at most 8 bits, and 31 * 8 < 256. The compiler can
// vectorize this loop, but not one with a popcount instruction (H. S. Warren, Hacker's Delight,
// 5-1).
inline std::uint64_t count_bits(std::span<const Bits> words) {
    constexpr std::size_t kRun = 31;
    std::uint64_t total = 0;
    for (std::size_t i = 0; i < words.size(); i += kRun) {
        Bits sums = 0;
        for (Bits word : words.subspan(i, std::min(kRun, words.size() - i))) {
            word -= word >> 1 & 0x5555555555555555;
            word = (word & 0x3333333333333333) + (word >> 2 & 0x3333333333333333);
            sums += (word + (word >> 4)) & 0x0f0f0f0f0f0f0f0f;
        }
        sums = (sums & 0x00ff00ff00ff00ff) + (sums >> 8 & 0x00ff00ff00ff00ff);
        total += sums * 0x0001000100010001 >> 48;
    }
    return total;
}

}  // namespace peg
