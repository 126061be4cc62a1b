// SPDX-License-Identifier: MIT
#pragma once

// A set of patterns: which of n holes have pegs, as a number below 2^n, a bit i for hole i. The set
// has a bit for each pattern, 64 to a word:
//
//     pattern    b24 ... b6 | b5 ... b0        the high bits are the number of the word,
//                  word     | bit in it        the low ones that of the bit
//
// A jump wants pegs in some holes and none in others, and changes them all: what it leads to is the
// pattern plus a constant. So it is played in all patterns of a word at once: a mask, a shift, and
// an OR into the word that the high bits lead to.

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <span>
#include <vector>

#include "core/support/bitboard.h"
#include "core/support/bits/digit_bits.h"

namespace peg {

class PatternSet {
public:
    // Empty, for so many holes, at most 32.
    explicit PatternSet(std::size_t holes)
        : words_(std::size_t{1} << (holes > kLowHoles ? holes - kLowHoles : 0)) {
        assert(holes <= 32);
    }

    static constexpr std::size_t bytes_for(std::size_t holes) {
        return holes > kLowHoles ? sizeof(Bits) << (holes - kLowHoles) : sizeof(Bits);
    }

    std::span<const Bits> words() const { return words_; }
    void add(Bits pattern) {
        words_[static_cast<std::size_t>(pattern >> kLowHoles)] |= Bits{1} << (pattern & kLow);
    }

    // Adds the patterns of a set for as many holes that have pegs in just `pegs` of the holes `all`
    // (pegs is within all), with the holes `flipped`, also within all, changed. The set may be this
    // one, if a pattern that fits does not fit any more when it is changed. Returns whether any of
    // them is new.
    bool add_flipped(const PatternSet& from, Bits all, Bits pegs, Bits flipped) {
        assert((pegs & ~all) == 0 && (flipped & ~all) == 0 && from.words_.size() == words_.size());
        Bits fits = ~Bits{0};
        for (std::size_t i = 0; i < kLowHoles; ++i)
            if ((all >> i & 1) != 0) fits &= (pegs >> i & 1) != 0 ? kWithPeg[i] : ~kWithPeg[i];
        const Bits low = pegs & kLow;
        const Bits low_after = (pegs ^ flipped) & kLow;
        const Bits up = low_after > low ? low_after - low : 0;
        const Bits down = low_after < low ? low - low_after : 0;

        // Words whose numbers have any bits in the open places, blocks of them one by one.
        const auto wanted = static_cast<std::size_t>(pegs >> kLowHoles);
        const auto change = static_cast<std::size_t>(flipped >> kLowHoles);
        const auto fixed = static_cast<std::size_t>(all >> kLowHoles);
        const std::size_t last = words_.size() - 1;
        const std::size_t block = std::size_t{1} << std::countr_zero(fixed | words_.size());
        const std::size_t open = last & ~fixed & ~(block - 1);
        Bits added = 0;
        std::size_t at = 0;
        do {
            const Bits* read = &from.words_[at | wanted];
            Bits* write = &words_[(at | wanted) ^ change];
            for (std::size_t i = 0; i < block; ++i) {
                const Bits found = (read[i] & fits) << up >> down;
                added |= found & ~write[i];
                write[i] |= found;
            }
            at = (at - open) & open;  // the next set within `open`
        } while (at != 0);
        return added != 0;
    }

private:
    static constexpr std::size_t kLowHoles = 6;
    static constexpr Bits kLow = 63;
    // The patterns of a word that have a peg in the hole i.
    static constexpr std::array<Bits, kLowHoles> kWithPeg{bits_with(0), bits_with(1), bits_with(2),
                                                          bits_with(3), bits_with(4), bits_with(5)};

    std::vector<Bits> words_;
};

}  // namespace peg
