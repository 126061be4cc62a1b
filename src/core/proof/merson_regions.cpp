// SPDX-License-Identifier: MIT
#include "core/proof/merson_regions.h"

#include <algorithm>

namespace peg {

namespace {

constexpr int kMostHolesOfRegion = 6;

// Adds to `regions` those that contain `region` and are not larger than they need be: while a line
// has its middle inside and both ends outside, one of the ends must come in.
void close(const Board& board, Bits region, Bits allowed, std::vector<Bits>& regions) {
    for (const Jump& jump : board.jumps()) {
        const Bits ends = bit(jump.from) | bit(jump.to);
        if (!contains(region, jump.over) || (region & ends) != 0) continue;
        if (count(region) == kMostHolesOfRegion) return;
        for_each_hole(ends & allowed,
                      [&](Hole end) { close(board, region | bit(end), allowed, regions); });
        return;
    }
    regions.push_back(region);
}

}  // namespace

MersonRegions::MersonRegions(const Board& board, Bits start, Bits kept, std::size_t may_stay)
    : may_stay_(may_stay) {
    std::vector<Bits> found;
    for_each_hole(start, [&](Hole hole) { close(board, bit(hole), start, found); });
    std::erase_if(found, [&](Bits region) { return (region & ~kept) == 0; });
    std::ranges::sort(found);
    found.erase(std::ranges::unique(found).begin(), found.end());
    // Small ones first, and of these what stands least in the way of others.
    const auto overlaps = [&](Bits region) {
        return std::ranges::count_if(found, [&](Bits other) { return (region & other) != 0; });
    };
    std::vector<std::pair<std::ptrdiff_t, Bits>> order;
    order.reserve(found.size());
    for (Bits region : found)
        order.emplace_back(std::ptrdiff_t{count(region)} * 10000 + overlaps(region), region);
    std::ranges::sort(order);
    Bits taken = 0;
    for (const auto& [cost, region] : order) {
        if ((region & taken) != 0) continue;
        regions_.push_back(region);
        taken |= region;
    }
}

}  // namespace peg
