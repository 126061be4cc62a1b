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
    // one: the rows are uninitialised. Bits of a row from `size` on must be 0.
    explicit BitSquare(std::size_t size) : half_(size / 2) {
        assert(size == 64 || size == 32 || size == 16 || size == 8);
    }

    Bits row(std::size_t i) const { return pairs_[i & (half_ - 1)][i >= half_ ? 1 : 0]; }
    void set_row(std::size_t i, Bits bits) { pairs_[i & (half_ - 1)][i >= half_ ? 1 : 0] = bits; }

    void transpose() {
        const Bits left = (Bits{1} << half_) - 1;  // columns
        for (Pair& pair : std::span(pairs_).first(half_)) {
            const Bits differing = (pair[0] >> half_ ^ pair[1]) & left;
            pair ^= Pair{differing << half_, differing};
        }
        exchange<16>();
        exchange<8>();
        exchange<4>();
        exchange<2>();
        exchange<1>();
    }

private:
    using Pair = Bits __attribute__((vector_size(16)));

    // For wasm, Clang shifts both numbers of a register at once only if the shift is a constant.
    template <std::size_t kStep>
    void exchange() {
        constexpr Bits kLeft = ~Bits{0} / ((Bits{1} << kStep) + 1);  // every other kStep columns
        for (std::size_t i = 0; i + kStep < half_; i = (i + kStep + 1) & ~kStep) {
            const Pair differing = (pairs_[i] >> kStep ^ pairs_[i + kStep]) & kLeft;
            pairs_[i] ^= differing << kStep;
            pairs_[i + kStep] ^= differing;
        }
    }

    std::size_t half_;
    std::array<Pair, 32> pairs_;  // the first half_
};

}  // namespace peg
