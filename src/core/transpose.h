// SPDX-License-Identifier: MIT
#pragma once

// Squares of bits on their diagonal: bit j of row i becomes bit i of row j. Halves are exchanged
// first, then the halves of these, and so on:
//
//     A B        A C
//     C D   to   B D   with 32 x 32 bits each, then in each of the four with 16 x 16, ...
//
// H. S. Warren, Hacker's Delight, section 7-3. A square of 64 holds the rows i and i + 32 beside
// each other in a vector register: the first step is then one shuffle, and each further one works
// on two rows at once, which halves the time (some 100 ns).

#include <array>
#include <cstdint>

#include "core/bitboard.h"

namespace peg {

namespace detail {

// The columns whose number has the bit `step` not set.
template <int kStep>
constexpr Bits left_columns() {
    Bits columns = 0;
    for (int i = 0; i < 64; ++i)
        if ((i & kStep) == 0) columns |= Bits{1} << i;
    return columns;
}

// The steps from kStep down to 1, in a square of kRows.
template <std::size_t kRows, int kStep, class Row>
inline void exchange(std::array<Row, kRows>& rows) {
    constexpr auto kGap = static_cast<std::size_t>(kStep);
    for (std::size_t k = 0; k < kRows; k += 2 * kGap)
        for (std::size_t i = k; i < k + kGap; ++i) {
            const Row differing = (rows[i] >> kStep ^ rows[i + kGap]) & left_columns<kStep>();
            rows[i] ^= differing << kStep;
            rows[i + kGap] ^= differing;
        }
    if constexpr (kStep > 1) exchange<kRows, kStep / 2>(rows);
}

}  // namespace detail

// A square of kSize x kSize bits, kSize 64, 32, 16 or 8; the other columns of a row are 0.
template <std::size_t kSize>
class BitSquare {
public:
    Bits row(std::size_t i) const { return rows_[i]; }
    void set_row(std::size_t i, Bits bits) { rows_[i] = bits; }
    void transpose() { detail::exchange<kSize, static_cast<int>(kSize / 2)>(rows_); }

private:
    std::array<Bits, kSize> rows_;
};

template <>
class BitSquare<64> {
public:
    Bits row(std::size_t i) const { return halves_[i % 32][i / 32]; }
    void set_row(std::size_t i, Bits bits) { halves_[i % 32][i / 32] = bits; }
    void transpose() {
        using Quarters = std::uint32_t __attribute__((vector_size(16)));
        for (Pair& pair : halves_) {
            const auto quarters = std::bit_cast<Quarters>(pair);
            pair = std::bit_cast<Pair>(__builtin_shufflevector(quarters, quarters, 0, 2, 1, 3));
        }
        detail::exchange<32, 16>(halves_);
    }

private:
    using Pair = Bits __attribute__((vector_size(16)));
    std::array<Pair, 32> halves_;
};

}  // namespace peg
