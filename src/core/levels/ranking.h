// SPDX-License-Identifier: MIT
#pragma once

// The tables of a ranking, which numbers the positions of one class (position_class.h) with a given
// number of pegs from 0 without gaps. So a set of them is a bitmap with one bit for each position
// there could be (level_set.h, which adds up base and place). On
// the English board a level takes at most 8.7 MiB, about C(33, 17) / 16 bits. The central game's
// largest level, 3,626,632 positions, would take 28 MiB as 64-bit words and 64 MiB as a hash table.
//
//     position  hhhhhhhhhhhhhhhhh llllllllllllllll         17 high bits, 16 low ones
//
//     number  = base[h] + place[l]
//
// base[h] is the number of positions whose high bits are smaller than h. place[l] is the index of l
// in its bucket: the low halves with the same class and number of pegs. The class of a position is
// the XOR of the classes of its pegs, so h, the class and the number of pegs determine the bucket
// of l. A rank costs two look-ups in tables that fit into the cache.

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/board/board.h"
#include "core/levels/dense_position.h"
#include "core/proof/position_class.h"

namespace peg {

// The number of positions of the class on the board, by number of pegs from 0 to all its holes.
std::vector<std::uint64_t> positions_by_pegs(const Board& board, PositionClass position_class);

class Ranking {
public:
    // Larger boards would need more than 20 MiB of tables, and their levels are too large for any
    // bitmap.
    static constexpr int kMaxRankedHoles = 40;

    // For the positions of one class, on a board of at most kMaxRankedHoles holes. Takes 1.2 MiB on
    // the English board.
    Ranking(const Board& board, PositionClass position_class);

    std::size_t bytes() const;

    // The high bits of a position, below high_values(), and the index of its low bits in their
    // bucket.
    std::size_t high(DensePosition position) const {
        return static_cast<std::size_t>(position.bits >> low_bits_);
    }
    std::uint32_t place(DensePosition position) const {
        return place_[static_cast<std::size_t>(position.bits) & (low_values() - 1)];
    }
    std::size_t high_values() const { return high_.size(); }

    // The low bits of all positions with these high bits and `pegs` pegs, by place.
    std::span<const std::uint32_t> lows(std::size_t high, int pegs) const;
    DensePosition join(std::size_t high, std::uint32_t low) const {
        return DensePosition(Bits{high} << low_bits_ | low);
    }

    // base[h] for positions with `pegs` pegs, by high bits; the last element is the number of all
    // such positions, which must be below 2^32.
    std::vector<std::uint32_t> bases(int pegs) const;

private:
    struct Half {
        std::uint8_t pegs = 0;
        PositionClass position_class = 0;
    };

    std::size_t low_values() const { return place_.size(); }

    PositionClass position_class_;
    int low_bits_;
    std::vector<Half> high_;            // by high bits
    std::vector<std::uint16_t> place_;  // by low bits
    std::vector<std::uint32_t> lows_;   // by pegs, class, place
    std::vector<std::uint32_t> begin_;  // by pegs, class: where the bucket begins in lows_; then
                                        // the end
};

}  // namespace peg
