// SPDX-License-Identifier: MIT
#pragma once

// Squares of bits on their diagonal: bit j of row i becomes bit i of row j. Halves are exchanged
// first, then the halves of these, and so on:
//
//     A B        A C
//     C D   to   B D   with 32 x 32 bits each, then in each of the four with 16 x 16, ...
//
// H. S. Warren, Hacker's Delight, section 7-3. The rows i and i + size / 2 are beside each other in
// a vector register: after the first, each step works on two rows at once.

#include <array>
#include <span>

#include "core/bitboard.h"

namespace peg {

// A square of `size` x `size` bits, 64, 32, 16 or 8; the other columns of a row are 0.
class BitSquare {
public:
    explicit BitSquare(std::size_t size) : half_(size / 2) {}

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
