// SPDX-License-Identifier: MIT
#pragma once

// Up to 63 cost partitions (find_cost_partition.h) that watch over a search at once. What a block
// asks for on the way from a pattern to the goal's is the cost of the cheapest path, which is found
// for all patterns beforehand. So the price of a position is a sum of a few numbers, and where it
// is more than 0 under any partition, the goal is out of reach.
//
//     blocks      xox oox xxo ...      the pattern of each block
//                  |   |   |
//     tables      row+row+row ...      for each block and pattern: the negated cost of the cheapest
//                                      path to the goal's pattern, under each partition
//
// A partition that was made for one position excludes many others, and far more than a pagoda
// function does, which is the same with single holes as blocks. On the Wiegleb board a lost
// position of 36 pegs, which took 31 million positions to search, takes 0.3 million so.

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/board/board.h"
#include "core/proof/certificate.h"
#include "core/proof/partition/projection.h"
#include "core/support/bits/bit_permutation.h"
#include "core/support/simd.h"

namespace peg {

class PartitionPool {
public:
    static constexpr std::size_t kMost = 63;

    // The blocks have no hole in common, and cover the board.
    PartitionPool(std::span<const Projection> blocks, Bits goal);

    std::size_t size() const { return lanes_ - 1; }
    bool full() const { return size() == kMost; }
    std::size_t bytes() const { return rows_.capacity() * sizeof(Row); }

    // Takes the blocks of the constructor. False, and nothing changed, where the pool is full, the
    // partition is not one of all these blocks, its costs are too large, or some pattern has no
    // cheapest path.
    bool add(std::span<const Projection> blocks, const CostPartition& partition);
    // Whether some partition, or a block that cannot come to the goal's pattern whatever happens
    // elsewhere, excludes that a position leads to the goal.
    bool excludes(Bits pegs) const;

private:
    using Row = std::array<Int16x8, (kMost + 1) / kLanes>;
    struct Block {
        unsigned shift = 0;     // of its pattern, when the patterns stand side by side in one word
        std::size_t rows = 0;   // a power of two
        std::size_t first = 0;  // of the rows
    };

    std::size_t row(const Block& block, Bits patterns) const {
        return block.first + (static_cast<std::size_t>(patterns >> block.shift) & (block.rows - 1));
    }

    Bits goal_;
    std::vector<Block> blocks_;
    BitPermutation patterns_;  // of a position, side by side
    std::size_t lanes_ = 0;    // in use; the first one knows which patterns have no path at all
    std::vector<Row> rows_;    // by block and pattern
};

}  // namespace peg
