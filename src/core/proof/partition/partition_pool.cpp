// SPDX-License-Identifier: MIT
#include "core/proof/partition/partition_pool.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <optional>

namespace peg {

namespace {

// Maps each hole to the position of its bit in the concatenated patterns, and the bits that are no
// holes to the remaining positions.
BitPermutation side_by_side(std::span<const Projection> blocks) {
    constexpr std::size_t kBits = 64;
    std::array<std::uint8_t, kBits> images{};
    std::uint8_t place = 0;
    Bits left = ~Bits{0};
    const auto put = [&](Hole hole) { images[hole] = place++; };
    for (const Projection& block : blocks) {
        for_each_hole(block.holes(), put);
        left &= ~block.holes();
    }
    for_each_hole(left, put);
    return BitPermutation(images);
}

}  // namespace

PartitionPool::PartitionPool(std::span<const Projection> blocks, Bits goal)
    : goal_(goal), patterns_(side_by_side(blocks)) {
    unsigned shift = 0;
    std::size_t rows = 0;
    for (const Projection& block : blocks) {
        blocks_.push_back({shift, std::size_t{1} << count(block.holes()), rows});
        shift += static_cast<unsigned>(count(block.holes()));
        rows += blocks_.back().rows;
    }
    rows_.resize(rows);
    // Lane 0 is a partition with all costs 0; it excludes exactly the patterns that have no path.
    lanes_ = 1;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        const std::vector<double> free(blocks[i].jumps().size());
        const std::vector<double> costs = *blocks[i].costs_to(goal, free);
        for (std::size_t p = 0; p < costs.size(); ++p)
            rows_[blocks_[i].first + p][0][0] = costs[p] == HUGE_VAL ? -1 : 0;
    }
}

bool PartitionPool::add(std::span<const Projection> blocks, const CostPartition& partition) {
    if (full() || partition.regions.size() != blocks.size()) return false;
    std::vector<std::vector<double>> tables;
    double most = 0;  // bounds every sum of one row per block
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        const CostPartition::Region& region = partition.regions[i];
        if (region.holes != blocks[i].holes()) return false;
        std::vector<double> costs(blocks[i].jumps().size());
        for (std::size_t k = 0; k < costs.size(); ++k)
            for (const auto& [jump, cost] : region.costs)
                if (jump == blocks[i].jumps()[k]) costs[k] = cost;
        auto table = blocks[i].costs_to(goal_, costs);
        if (!table) return false;
        double largest = 0;
        for (double& cost : *table) {
            if (cost == HUGE_VAL) cost = 0;  // lane 0 marks these
            largest = std::max(largest, std::abs(cost));
        }
        most += largest;
        tables.push_back(*std::move(table));
    }
    if (most > std::numeric_limits<std::int16_t>::max()) return false;
    const std::size_t lane = lanes_++;
    for (std::size_t i = 0; i < tables.size(); ++i)
        for (std::size_t p = 0; p < tables[i].size(); ++p)
            rows_[blocks_[i].first + p][lane / kLanes][lane % kLanes] =
                static_cast<std::int16_t>(-std::lround(tables[i][p]));
    return true;
}

bool PartitionPool::excludes(Bits pegs) const {
    const Bits patterns = patterns_({pegs}).word;
    std::array<const Row*, kMaxHoles> rows;
    for (std::size_t i = 0; i < blocks_.size(); ++i) rows[i] = &rows_[row(blocks_[i], patterns)];
    Int16x8 signs{};
    for (std::size_t b = 0; b * kLanes < lanes_; ++b) {
        Int16x8 left = (*rows[0])[b];
        for (std::size_t i = 1; i < blocks_.size(); ++i) left += (*rows[i])[b];
        signs |= left;
    }
    return any_negative(signs);
}

}  // namespace peg
