// SPDX-License-Identifier: MIT
#pragma once

// The winning positions of one level, each with its number of solutions and its odds under random
// play.

#include <cstdint>
#include <span>
#include <vector>

#include "core/levels/place_map.h"
#include "core/support/uint128.h"

namespace peg {

// What is known of a winning position while prospects are propagated. `solutions` and `odds` are
// its own. `share` is used when propagation begins at level 0: the probability that random play
// from level 0 reaches the position, divided by its number of jumps. Play from level 0 is play
// towards the finish read backwards, so the paths from level 0 to a position are as many as its
// solutions.
struct KnownProspects {
    Uint128 solutions = 0;
    double odds = 0;
    double share = 0;

    KnownProspects& operator+=(const KnownProspects& other) {
        solutions = saturating_add(solutions, other.solutions);
        odds += other.odds;
        share += other.share;
        return *this;
    }
    bool operator==(const KnownProspects&) const = default;
};

struct WinningLevel : PlaceMap<KnownProspects> {
    using Known = KnownProspects;

    std::uint64_t size = 0;

    void insert(std::size_t place) {
        const Bits own = Bits{1} << place % 64;
        size += (places[place / 64] & own) == 0;
        places[place / 64] |= own;
    }

    // For each list of places in this level (sum_lists), appends what is known of a position whose
    // jumps lead to these places: the mean of their odds, and the sums of the rest.
    void append_sums(std::span<const std::size_t> of, std::span<const std::size_t> ends,
                     std::vector<Known>& sums, Terms& terms) const;
};

}  // namespace peg
