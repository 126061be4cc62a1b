// SPDX-License-Identifier: MIT
#pragma once

// The winning positions of one level, as bits for the places of a larger set, and what is known of
// each of them, in the same order:
//
//     places       0000001000100100 0100000000010000     a bit for each place
//     before       17               20                   number of bits in the words before
//     known        ... 17 18 19     20 21 ...

#include <cstdint>
#include <span>
#include <vector>

#include "core/support/bitboard.h"
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

    bool operator==(const KnownProspects&) const = default;
};

struct WinningLevel {
    using Known = KnownProspects;

    std::vector<Bits> places;
    std::vector<std::uint32_t> before;
    std::vector<Known> known;
    std::uint64_t size = 0;

    void insert(std::size_t place) {
        const Bits own = Bits{1} << place % 64;
        size += (places[place / 64] & own) == 0;
        places[place / 64] |= own;
    }
    // Of the position in a place; nothing where no position wins there.
    Known find(std::size_t place) const {
        const Bits own = Bits{1} << place % 64;
        return (places[place / 64] & own) == 0 ? Known{} : known[number(place)];
    }

    // Makes room for what will be known.
    void make_room();
    // An assignment of {} would keep the memory.
    void forget() {
        before = std::vector<std::uint32_t>();
        known = std::vector<Known>();
    }
    std::size_t bytes() const {
        return places.capacity() * sizeof(Bits) + before.capacity() * sizeof(before[0]) +
               known.capacity() * sizeof(Known);
    }

    // Begins to fetch the memory that append_sums will read for a place.
    [[gnu::always_inline]] void prefetch(std::size_t place) const {
        __builtin_prefetch(&places[place / 64]);
        __builtin_prefetch(&before[place / 64]);
    }
    // Appends, for each list of places here, what is known of a position whose jumps lead to these:
    // the mean of their odds, the sum of all else. The lists end at `ends`. Cache misses decide how
    // long that takes, so the memory for all lists is fetched at once, after prefetch() of each.
    void append_sums(std::span<const std::size_t> of, std::span<const std::size_t> ends,
                     std::vector<Known>& sums, std::vector<const Known*>& terms) const;

private:
    std::size_t number(std::size_t place) const {
        const Bits lower = places[place / 64] & ((Bits{1} << place % 64) - 1);
        return before[place / 64] + static_cast<std::size_t>(peg::count(lower));
    }
};

}  // namespace peg
