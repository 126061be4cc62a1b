// SPDX-License-Identifier: MIT
#include "core/proof/moves/merson_regions.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <utility>

#include "core/support/random.h"

namespace peg {

namespace {

constexpr int kMaxHolesOfRegion = 7;            // a hexagon around a hole
constexpr std::size_t kMaxRegionsOfGroup = 16;  // tables of 640 KiB
constexpr std::size_t kRegionsTogether = 8;     // tables of 2.5 KiB
constexpr std::uint64_t kSamples = 100;         // positions on which regions are compared

// Adds the minimal regions that contain `region`: while a line has its middle inside and both ends
// outside, one of the ends must be added.
void close(const Board& board, Bits region, std::vector<Bits>& regions) {
    for (const Jump& jump : board.jumps()) {
        const Bits ends = bit(jump.from) | bit(jump.to);
        if (!contains(region, jump.over) || (region & ends) != 0) continue;
        if (count(region) == kMaxHolesOfRegion) return;
        for_each_hole(ends, [&](Hole end) { close(board, region | bit(end), regions); });
        return;
    }
    regions.push_back(region);
}

// The regions that are not inside `kept` and contain no other region, small ones first. If a region
// is full, so is every region inside it, and holes that hit the inner one hit the outer one.
std::vector<Bits> smallest_regions(const Board& board, Bits kept) {
    std::vector<Bits> found;
    for_each_hole(board.holes(), [&](Hole hole) { close(board, bit(hole), found); });
    std::ranges::sort(found);
    std::vector<Bits> smallest;
    const auto holds_one = [&](Bits region) {
        return std::ranges::any_of(smallest, [&](Bits one) { return (one & ~region) == 0; });
    };
    for (int holes = 1; holes <= kMaxHolesOfRegion; ++holes)
        for (const Bits region : found)
            if (count(region) == holes && (region & ~kept) != 0 && !holds_one(region))
                smallest.push_back(region);
    return smallest;
}

// Removes a region from `regions`, with all that overlap with it directly or through others.
std::vector<Bits> take_group(std::vector<Bits>& regions) {
    std::vector<Bits> group{regions.back()};
    regions.pop_back();
    for (std::size_t i = 0; i < group.size(); ++i)
        std::erase_if(regions, [&, region = group[i]](Bits other) {
            const bool overlaps = (region & other) != 0;
            if (overlaps) group.push_back(other);
            return overlaps;
        });
    return group;
}

// By hole: the set of regions that it does not hit.
std::array<std::size_t, kMaxHoles> regions_missed(std::span<const Bits> regions) {
    std::array<std::size_t, kMaxHoles> missed{};
    for (std::size_t i = 0; i < regions.size(); ++i)
        for (Hole hole = 0; hole < kMaxHoles; ++hole)
            if (!contains(regions[i], hole)) missed[hole] |= std::size_t{1} << i;
    return missed;
}

// For each subset of regions the minimum weight of a hitting set. Dynamic programming: one of its
// holes hits the last region of the subset, and the regions that it does not hit are a smaller
// subset.
std::vector<std::uint16_t> min_weights(std::span<const Bits> regions, const Weights& weights) {
    std::vector<std::uint16_t> least(std::size_t{1} << regions.size(),
                                     std::numeric_limits<std::uint16_t>::max());
    least[0] = 0;
    const std::array<std::size_t, kMaxHoles> missed = regions_missed(regions);
    for (std::size_t last = 0; last < regions.size(); ++last)
        for (std::size_t set = std::size_t{1} << last; set < std::size_t{2} << last; ++set)
            for_each_hole(regions[last], [&](Hole hole) {
                const auto weight =
                    static_cast<std::uint16_t>(least[set & missed[hole]] + weights[hole]);
                least[set] = std::min(least[set], weight);
            });
    return least;
}

// The same for weight 1 everywhere: the size of a minimum hitting set.
std::vector<std::uint16_t> fewest_holes(std::span<const Bits> regions) {
    Weights one;
    one.fill(1);
    return min_weights(regions, one);
}

// For each subset of regions the holes that some minimum hitting set contains; `fewest` has the
// sizes.
std::vector<Bits> needed_holes(std::span<const Bits> regions,
                               std::span<const std::uint16_t> fewest) {
    std::vector<Bits> needed(fewest.size());
    const std::array<std::size_t, kMaxHoles> missed = regions_missed(regions);
    Bits all = 0;
    for (const Bits region : regions) all |= region;
    for_each_hole(all, [&](Hole hole) {
        for (std::size_t set = 0; set < needed.size(); ++set)
            if (fewest[set & missed[hole]] < fewest[set]) needed[set] |= bit(hole);
    });
    return needed;
}

// The region of a group whose loss weakens the bound least: on random positions with pegs in three
// of four holes, the size of the minimum hitting set of the full regions hardly ever depends on it.
std::size_t missed_least(std::span<const Bits> group) {
    std::vector<std::uint64_t> missed(group.size());
    for (std::uint64_t i = 0; i < kSamples; ++i) {
        const Bits pegs = mixed(2 * i) | mixed(2 * i + 1);
        std::vector<std::size_t> places;
        std::vector<Bits> full;
        for (std::size_t place = 0; place < group.size(); ++place) {
            if ((group[place] & ~pegs) != 0 || full.size() == kMaxRegionsOfGroup) continue;
            places.push_back(place);
            full.push_back(group[place]);
        }
        const std::vector<std::uint16_t> holes = fewest_holes(full);
        const std::size_t all = holes.size() - 1;
        for (std::size_t k = 0; k < full.size(); ++k)
            missed[places[k]] += holes[all] > holes[all ^ (std::size_t{1} << k)];
    }
    return static_cast<std::size_t>(std::ranges::min_element(missed) - missed.begin());
}

}  // namespace

MersonRegions::MersonRegions(const Board& board, Bits start, Bits kept, std::size_t may_stay)
    : windows_(board.holes()), may_stay_(may_stay) {
    std::vector<Bits> left = smallest_regions(board, kept);
    std::vector<Bits> together;  // small groups, to be merged
    while (!left.empty()) {
        std::vector<Bits> group = take_group(left);
        if (group.size() > kMaxRegionsOfGroup) {
            group.erase(group.begin() + static_cast<std::ptrdiff_t>(missed_least(group)));
            left.insert(left.end(), group.begin(), group.end());
            continue;
        }
        if (together.size() + group.size() <= kRegionsTogether) {
            together.insert(together.end(), group.begin(), group.end());
            continue;
        }
        if (group.size() < together.size()) std::swap(group, together);
        add_group(group);
    }
    if (!together.empty()) add_group(together);
    for (std::size_t word = 0; word < words_; ++word) full_at_start_.push_back(full(word, start));
}

MersonRegions::WeightTables MersonRegions::weigh(const Weights& weights) const {
    WeightTables tables;
    std::span<const Bits> left = regions_;
    for (const std::vector<std::uint16_t>& holes : holes_) {
        const auto size = static_cast<std::size_t>(std::countr_zero(holes.size()));
        tables.push_back(min_weights(left.first(size), weights));
        left = left.subspan(size);
    }
    return tables;
}

void MersonRegions::add_group(std::span<const Bits> regions) {
    if (in_word_ + regions.size() > 64) {
        ++words_;
        in_word_ = 0;
        full_in_window_.resize(words_ * windows_.rows());
    }
    holes_.push_back(fewest_holes(regions));
    groups_.push_back({words_ - 1, in_word_, needed_holes(regions, holes_.back())});
    for (const Bits region : regions) {
        Bits* rows = &full_in_window_[(words_ - 1) * windows_.rows()];
        for (const BitWindow& window : windows_.all())
            for (std::size_t value = 0; value < window.rows; ++value) {
                const Bits inside = region >> window.lowest & (window.rows - 1);
                if ((inside & ~value) == 0) rows[window.first_row + value] |= Bits{1} << in_word_;
            }
        ++in_word_;
        regions_.push_back(region);
    }
}

}  // namespace peg
