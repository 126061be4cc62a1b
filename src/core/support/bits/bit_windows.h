// SPDX-License-Identifier: MIT
#pragma once

// Divides a set of holes into windows, so that a sum over the pegs of a position is looked up in a
// few steps. A table with a row for each position of the English board would have 2^33 rows. A
// window has at most nine consecutive bits, so a table with a row for each value of each window has
// at most 512 rows a window:
//
//     set        x x x x x x x x x . . x x x x x . .       holes of the board
//     windows    |-------0-------|     |---1---|           each begins and ends with a hole
//
//     sum over the pegs  =  table[row of window 0] + table[row of window 1] + ...
//
// That takes five look-ups on the English board, and at most eight on any board. Instead of numbers
// a row can hold anything that is combined hole by hole, such as sets. The callers keep the tables.

#include <array>
#include <bit>
#include <cstddef>
#include <span>

#include "core/support/bitboard.h"

namespace peg {

struct BitWindow {
    Hole lowest = 0;            // the first bit of the window
    std::size_t rows = 0;       // one for each value of the window: a power of two
    std::size_t first_row = 0;  // the row of value 0

    // The row for the bits that a subset has in this window.
    std::size_t row(Bits subset) const {
        return first_row + (static_cast<std::size_t>(subset >> lowest) & (rows - 1));
    }
};

class BitWindows {
public:
    static constexpr int kMaxBits = 9;  // of a window
    static constexpr std::size_t kMax = (8 * sizeof(Bits) + kMaxBits - 1) / kMaxBits;  // windows

    explicit BitWindows(Bits set) {
        while (set != 0) {
            const Hole lowest = peg::lowest(set);
            const Bits reach = set >> lowest & ((Bits{1} << kMaxBits) - 1);
            set ^= reach << lowest;
            BitWindow& window = windows_[count_++];
            window = {lowest, 2 * std::bit_floor(static_cast<std::size_t>(reach)), rows_};
            rows_ += window.rows;
        }
    }

    std::span<const BitWindow> all() const { return std::span(windows_).first(count_); }
    // The number of rows of all windows together.
    std::size_t rows() const { return rows_; }

private:
    std::array<BitWindow, kMax> windows_{};
    std::size_t count_ = 0;
    std::size_t rows_ = 0;
};

}  // namespace peg
