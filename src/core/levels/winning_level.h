// SPDX-License-Identifier: MIT
#pragma once

// The winning positions of one level, and what is known of each of them.

#include <cstdint>
#include <span>
#include <vector>

#include "core/levels/known_level.h"
#include "core/support/uint128.h"

namespace peg {

// What is known of a winning position while prospects spread: its own, and from level 0 on also how
// play from level 0 comes to it. Play from level 0 is play to the finish read backwards, so its
// paths are as many as the solutions; of its chance to come to the position at random, each jump
// from there has its share.
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

struct WinningLevel : KnownLevel<KnownProspects> {
    using Known = KnownProspects;

    std::uint64_t size = 0;

    void insert(std::size_t place) {
        const Bits own = Bits{1} << place % 64;
        size += (places[place / 64] & own) == 0;
        places[place / 64] |= own;
    }

    // Appends, for each list of places here (sum_lists), what is known of a position whose jumps
    // lead to these: the mean of their odds, the sum of all else.
    void append_sums(std::span<const std::size_t> of, std::span<const std::size_t> ends,
                     std::vector<Known>& sums, Terms& terms) const;
};

}  // namespace peg
