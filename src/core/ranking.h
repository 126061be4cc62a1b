// SPDX-License-Identifier: MIT
#pragma once

// Numbers for positions: those of a class with so many pegs are counted from 0 on without gaps, so
// that a set of them is a bitmap. On the English board a layer of at most C(33, 17) / 16 or so
// positions takes 8.7 MiB, one bit for each position there could be; as words, the 3,626,632 of
// the largest layer of the central game alone would take 28 MiB, in a table 64 MiB.
//
//     word      hhhhhhhhhhhhhhhhh llllllllllllllll         17 high bits, 16 low ones
//
//     number  = base[h] + place[l]
//
// base[h] counts the positions with smaller high bits; place[l] is the place of the low bits among
// those with as many pegs and of the same class as l: h, the class and the number of pegs say which
// these are. Two look-ups in tables that stay in the cache. The class (position_class.h) adds up
// over the pegs, so each half has one of its own.

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/board.h"
#include "core/position_class.h"

namespace peg {

// How many positions of a class there are with 0, 1, 2, ... pegs.
std::vector<std::uint64_t> layer_sizes(const Board& board, PositionClass position_class);

class Ranking {
public:
    static constexpr int kMostHoles = 40;  // 20 MiB of tables; the largest layers are out of reach

    // Of the positions of one class; words as in orbits.h. The board has at most kMostHoles holes.
    Ranking(const Board& board, PositionClass position_class);

    std::size_t bytes() const;
    std::size_t high_values() const { return high_.size(); }
    std::size_t high(Bits word) const { return static_cast<std::size_t>(word >> low_bits_); }
    std::uint32_t place(Bits word) const {
        return place_[static_cast<std::size_t>(word) & (low_values() - 1)];
    }
    // The words with these high bits and so many pegs differ in the low bits: all of them, by
    // place.
    std::span<const std::uint32_t> lows(std::size_t high, int pegs) const;
    Bits join(std::size_t high, std::uint32_t low) const { return Bits{high} << low_bits_ | low; }

    // base[high] for positions of so many pegs, and their number at the end.
    std::vector<std::uint32_t> bases(int pegs) const;

private:
    struct Half {
        std::uint8_t pegs = 0;
        PositionClass position_class = 0;
    };

    std::size_t low_values() const { return place_.size(); }

    PositionClass position_class_;
    int low_bits_;
    std::vector<Half> high_;            // of the high bits
    std::vector<std::uint16_t> place_;  // of the low bits
    std::vector<std::uint32_t> lows_;   // by pegs, class, place
    std::vector<std::uint32_t> begin_;  // of each number of pegs and class in lows_, and the end
};

}  // namespace peg
