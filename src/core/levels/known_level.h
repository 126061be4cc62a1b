// SPDX-License-Identifier: MIT
#pragma once

// Some positions of one level, as bits for the places of a larger set, and what is known of each of
// them, in the same order:
//
//     places       0000001000100100 0100000000010000     a bit for each place
//     before       17               20                   number of bits in the words before
//     known        ... 17 18 19     20 21 ...

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/support/bitboard.h"

namespace peg {

// Known{} is what is known of a position that is not among them; sums are made by +=.
template <class Known>
struct KnownLevel {
    std::vector<Bits> places;
    std::vector<std::uint32_t> before;
    std::vector<Known> known;

    Known find(std::size_t place) const {
        const Bits own = Bits{1} << place % 64;
        return (places[place / 64] & own) == 0 ? Known{} : known[number(place)];
    }

    // Makes room for what will be known.
    void make_room() {
        forget();
        before.reserve(places.size());
        std::uint32_t bits = 0;
        for (Bits word : places) {
            before.push_back(bits);
            bits += static_cast<std::uint32_t>(peg::count(word));
        }
        known.reserve(bits);
    }
    // An assignment of {} would keep the memory.
    void forget() {
        before = std::vector<std::uint32_t>();
        known = std::vector<Known>();
    }
    std::size_t bytes() const {
        return places.capacity() * sizeof(Bits) + before.capacity() * sizeof(before[0]) +
               known.capacity() * sizeof(Known);
    }

    // Begins to fetch the memory that sum_lists will read for a place.
    [[gnu::always_inline]] void prefetch(std::size_t place) const {
        __builtin_prefetch(&places[place / 64]);
        __builtin_prefetch(&before[place / 64]);
    }
    // Calls visit(sum, length) for each list of places, with the sum of what is known there and the
    // number of places. The lists end at `ends`. Cache misses decide how long that takes, so the
    // memory for all lists is fetched at once, after prefetch() of each place. A place without a
    // position has a term of zero instead of a branch: in the English central game about half of a
    // winning position's neighbours win. The vector of terms is kept by the caller for its memory.
    template <class Visit>
    void sum_lists(std::span<const std::size_t> of, std::span<const std::size_t> ends,
                   std::vector<const Known*>& terms, Visit&& visit) const {
        static constexpr Known kNone{};
        terms.resize(of.size());
        const Known** term = terms.data();
        for (std::size_t place : of) {
            const std::array<const Known*, 2> either{&kNone, known.data() + number(place)};
            *term = either[places[place / 64] >> place % 64 & 1];
            __builtin_prefetch(*term++);
        }
        std::size_t i = 0;
        for (std::size_t end : ends) {
            const std::size_t length = end - i;
            Known sum{};
            for (; i < end; ++i) sum += *terms[i];
            visit(sum, length);
        }
    }

private:
    std::size_t number(std::size_t place) const {
        const Bits lower = places[place / 64] & ((Bits{1} << place % 64) - 1);
        return before[place / 64] + static_cast<std::size_t>(peg::count(lower));
    }
};

}  // namespace peg
