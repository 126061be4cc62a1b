// SPDX-License-Identifier: MIT
#pragma once

// Transposes a square of bits: bit j of row i becomes bit i of row j. For 64 x 64 bits the first
// step exchanges two quarters, the next does the same within each quarter, and so on, six in all:
//
//     A B        A C
//     C D   to   B D   with 32 x 32 bits each, then in each of the four with 16 x 16, ...
//
// H. S. Warren, Hacker's Delight, section 7-3. Rows i and i + size / 2 share a vector register, so
// every step but the first works on two rows at once.

#include <array>
#include <cassert>
#include <span>

#include "core/support/bitboard.h"

namespace peg {

class BitSquare {
public:
    // A square of `size` x `size` bits; `size` is 64, 32, 16 or 8. Set every row before reading
    // one: the bits begin unset to any value. Bits of a row from `size` on must be 0.
    explicit BitSquare(std::size_t size) : half_(size / 2) {
        assert(size == 64 || size == 32 || size == 16 || size == 8);
    }

    Bits row(std::size_t i) const { return pairs_[i & (half_ - 1)][i >= half_ ? 1 : 0]; }
    void set_row(std::size_t i, Bits bits) { pairs_[i & (half_ - 1)][i >= half_ ? 1 : 0] = bits; }

    void transpose() {
        Bits left = (Bits{1} << half_) - 1;  // columns
        for (Pair& pair : std::span(pairs_).first(half_)) {
            const Bits differing = (pair[0] >> half_ ^ pair[1]) & left;
            pair ^= Pair{differing << half_, differing};
        }
        for (std::size_t step = half_ / 2; step > 0; step /= 2) {
            left ^= left << step;
            for (std::size_t i = 0; i < half_; i += 2 * step) exchange(i, step, left);
        }
    }

private:
    using Pair = Bits __attribute__((vector_size(16)));

    void exchange(std::size_t first, std::size_t step, Bits left) {
        for (std::size_t i = first; i < first + step; ++i) {
            const Pair differing = (pairs_[i] >> step ^ pairs_[i + step]) & left;
            pairs_[i] ^= differing << step;
            pairs_[i + step] ^= differing;
        }
    }

    std::size_t half_;
    std::array<Pair, 32> pairs_;  // the first half_
};

}  // namespace peg
