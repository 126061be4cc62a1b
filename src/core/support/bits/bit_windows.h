// SPDX-License-Identifier: MIT
#pragma once

// A set of bits in windows of nine bits at most, the ends of each in the set: a table with a row
// for each window and value says of any subset what its bits amount to, in as many look-ups as
// there are windows, five on the English board, eight at most.

#include <array>
#include <bit>
#include <cstddef>
#include <span>

#include "core/support/bitboard.h"

namespace peg {

struct BitWindow {
    Hole lowest = 0;        // bit of the set
    std::size_t rows = 0;   // a power of two
    std::size_t first = 0;  // of the rows

    // The row for the bits of a subset in this window.
    std::size_t row(Bits subset) const {
        return first + (static_cast<std::size_t>(subset >> lowest) & (rows - 1));
    }
};

class BitWindows {
public:
    static constexpr int kBits = 9;
    static constexpr std::size_t kMost = (8 * sizeof(Bits) + kBits - 1) / kBits;

    explicit BitWindows(Bits set) {
        while (set != 0) {
            const Hole lowest = peg::lowest(set);
            const Bits reach = set >> lowest & ((Bits{1} << kBits) - 1);
            set ^= reach << lowest;
            BitWindow& window = windows_[count_++];
            window = {lowest, 2 * std::bit_floor(static_cast<std::size_t>(reach)), rows_};
            rows_ += window.rows;
        }
    }

    std::span<const BitWindow> all() const { return std::span(windows_).first(count_); }
    std::size_t rows() const { return rows_; }

private:
    std::array<BitWindow, kMost> windows_{};
    std::size_t count_ = 0;
    std::size_t rows_ = 0;
};

}  // namespace peg
