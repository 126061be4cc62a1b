// SPDX-License-Identifier: MIT
#pragma once

// Some positions of one level, as bits for the places of a larger set, and what is known of each of
// them, in the same order:
//
//     places       0000001000100100 0100000000010000     a bit for each place
//     ranks        0000001000100100 | 17                 the same, each word with the number of
//                  0100000000010000 | 20                 bits in those before it
//     known        ... 17 18 19 20 21 ...

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/support/bitboard.h"

namespace peg {

// Known{} is what is known of a position that is not among them; sums are made by +=.
template <class Known>
struct KnownLevel {
    std::vector<Bits> places;
    std::vector<Bits> ranks;  // 32 places and their number a word, so that one read gets both
    std::vector<Known> known;

    Known find(std::size_t place) const {
        const Rank rank = rank_of(place);
        return rank.has ? known[rank.number] : Known{};
    }

    // Makes room for what will be known.
    void make_room() {
        forget();
        ranks.reserve(2 * places.size());
        std::uint32_t bits = 0;
        for (Bits word : places)
            for (Bits half : {word & 0xffff'ffff, word >> 32}) {
                ranks.push_back(half | Bits{bits} << 32);
                bits += static_cast<std::uint32_t>(peg::count(half));
            }
        known.reserve(bits);
    }
    // An assignment of {} would keep the memory.
    void forget() {
        ranks = std::vector<Bits>();
        known = std::vector<Known>();
    }
    std::size_t bytes() const {
        return (places.capacity() + ranks.capacity()) * sizeof(Bits) +
               known.capacity() * sizeof(Known);
    }

    // Begins to fetch the memory that sum_lists will read for a place.
    [[gnu::always_inline]] void prefetch(std::size_t place) const {
        __builtin_prefetch(&ranks[place / 32]);
    }
    // What sum_lists makes of the lists of places: for the positions that are there, list by list.
    // Kept by the caller for its memory.
    struct Terms {
        std::vector<const Known*> at;
        std::vector<Known> known;
        std::vector<std::size_t> ends;
    };
    // Calls visit(sum, length) for each list of places, with the sum of what is known there and the
    // number of places. The lists end at `ends`. Cache misses decide how long that takes. So the
    // memory for all lists is fetched at once, after prefetch() of each place; and for wasm, which
    // has no prefetch, it is read in a loop so short that the processor is many terms ahead.
    // Nothing branches on whether a position is there: in the English central game about half of a
    // winning position's neighbours win.
    template <class Visit>
    void sum_lists(std::span<const std::size_t> of, std::span<const std::size_t> ends, Terms& terms,
                   Visit&& visit) const {
        terms.at.resize(of.size());
        terms.ends.clear();
        std::size_t size = 0;
        std::size_t i = 0;
        for (std::size_t end : ends) {
            for (; i < end; ++i) {
                const Rank rank = rank_of(of[i]);
                terms.at[size] = known.data() + rank.number;
                __builtin_prefetch(terms.at[size]);
                size += rank.has ? 1 : 0;
            }
            terms.ends.push_back(size);
        }
        terms.known.resize(of.size());
        for (std::size_t term = 0; term < size; ++term) terms.known[term] = *terms.at[term];
        std::size_t begin = 0;
        std::size_t term = 0;
        for (std::size_t list = 0; list < ends.size(); ++list) {
            Known sum{};
            for (; term < terms.ends[list]; ++term) sum += terms.known[term];
            visit(sum, ends[list] - std::exchange(begin, ends[list]));
        }
    }

private:
    struct Rank {
        bool has = false;
        std::size_t number = 0;  // among what is known, where it has the place
    };
    Rank rank_of(std::size_t place) const {
        const Bits rank = ranks[place / 32];
        const Bits own = Bits{1} << place % 32;
        return {(rank & own) != 0, static_cast<std::size_t>(rank >> 32) +
                                       static_cast<std::size_t>(peg::count(rank & (own - 1)))};
    }
};

}  // namespace peg
