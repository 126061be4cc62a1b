// SPDX-License-Identifier: MIT
#pragma once

// Up to 63 cost partitions (find_cost_partition.h) that prune a search, evaluated together as a
// SIMD vector. What a block needs on the way from a pattern to the goal's pattern is the cost of
// the cheapest path, precomputed for all patterns. So the price of a position is the sum of one
// number per block; if it is greater than 0 under any partition, the goal is out of reach.
//
//     blocks      xxo oox xxo ...      the pattern of each block
//                  |   |   |
//     tables      row+row+row ...      for each block and pattern: the negated cost of the cheapest
//                                      path to the goal's pattern, under each partition
//
// A partition made for one position excludes many others, and far more than a pagoda function,
// which is the special case with single holes as blocks. On the Wiegleb board, a lost position of
// 36 pegs takes 0.3 million positions with partitions, and 31 million without.

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
    static constexpr std::size_t kMax = 63;

    // The blocks are disjoint and cover the board.
    PartitionPool(std::span<const Projection> blocks, Bits goal);

    std::size_t size() const { return lanes_ - 1; }
    bool full() const { return size() == kMax; }
    std::size_t bytes() const { return rows_.capacity() * sizeof(Row); }

    // Adds a partition; `blocks` are those of the constructor. Returns false and changes nothing if
    // the pool is full, the partition does not have exactly these blocks, its costs are too large,
    // or some pattern has no cheapest path.
    bool add(std::span<const Projection> blocks, const CostPartition& partition);
    // True if some partition proves that the goal is out of reach from a position, or if some block
    // cannot reach the goal's pattern whatever happens elsewhere.
    bool excludes(Bits pegs) const;

private:
    using Row = std::array<Int16x8, (kMax + 1) / kLanes>;
    struct Block {
        unsigned shift = 0;     // of its pattern in the concatenated patterns
        std::size_t rows = 0;   // a power of two
        std::size_t first = 0;  // index of its first row
    };

    std::size_t row(const Block& block, Bits patterns) const {
        return block.first + (static_cast<std::size_t>(patterns >> block.shift) & (block.rows - 1));
    }

    Bits goal_;
    std::vector<Block> blocks_;
    BitPermutation patterns_;  // concatenates the patterns of a position's blocks
    std::size_t lanes_ = 0;    // in use; lane 0 marks the patterns that have no path at all
    std::vector<Row> rows_;    // by block and pattern
};

}  // namespace peg
