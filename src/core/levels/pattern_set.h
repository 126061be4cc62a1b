// SPDX-License-Identifier: MIT
#pragma once

// Stores a set of patterns as a bitmap, and plays a jump in 64 patterns at once. A pattern says
// which of the n holes of one part of the board have pegs: a number below 2^n, with bit i for hole
// i. Pattern databases (move_patterns.h) are made from such sets.
//
//     pattern    b24 ... b6 | b5 ... b0        the high bits select the word,
//                  word     | bit in it        the low bits the bit in it
//
// A jump requires pegs in some holes and none in others, and flips all of these holes. So it adds
// the same constant to every pattern in which it can be played. For all patterns of a word that is
// a mask, a shift, and an OR into the word that the flipped high bits select.

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
    // An empty set, for `holes` holes, at most 32.
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

    // Takes the patterns of `from` that have pegs in exactly the holes `pegs` among the holes
    // `all`, flips the holes `flipped`, and adds the results. `pegs` and `flipped` are subsets of
    // `all`; `from` is for the same number of holes. `from` may be this set if no result fits
    // `pegs` again. Returns whether any result is new. Cost: proportional to the words of the set
    // that fit.
    bool add_flipped(const PatternSet& from, Bits all, Bits pegs, Bits flipped) {
        assert((pegs & ~all) == 0 && (flipped & ~all) == 0 && from.words_.size() == words_.size());
        Bits fits = ~Bits{0};
        for (std::size_t i = 0; i < kLowHoles; ++i)
            if ((all >> i & 1) != 0) fits &= (pegs >> i & 1) != 0 ? kWithPeg[i] : ~kWithPeg[i];
        const Bits low = pegs & kLow;
        const Bits low_after = (pegs ^ flipped) & kLow;
        const Bits up = low_after > low ? low_after - low : 0;
        const Bits down = low_after < low ? low - low_after : 0;

        // Loops over the words whose fixed high bits are as required: all subsets of `open`, and
        // for each a run of `block` words.
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
            at = (at - open) & open;  // the next subset of `open`
        } while (at != 0);
        return added != 0;
    }

private:
    static constexpr std::size_t kLowHoles = 6;
    static constexpr Bits kLow = 63;
    // [i]: the patterns of a word that have a peg in hole i.
    static constexpr std::array<Bits, kLowHoles> kWithPeg{bits_with(0), bits_with(1), bits_with(2),
                                                          bits_with(3), bits_with(4), bits_with(5)};

    std::vector<Bits> words_;
};

}  // namespace peg
