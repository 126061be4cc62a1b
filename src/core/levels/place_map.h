// SPDX-License-Identifier: MIT
#pragma once

// A compact map from some positions of one level to values, such as the number of solutions that a
// count has found for them. A key is a place: the index of a position in a larger set
// (LevelSet::place). A bitmap says which places are keys, and the values are stored in the order of
// its bits. So the index of a value is the rank of its bit, the number of bits set before it:
//
//     places       0000001000100100 0100000000010000     one bit per place
//     ranks        0000001000100100 | 17                 the same words, each with the number of
//                  0100000000010000 | 20                 bits set in all words before it
//     values       ... 17 18 19 20 21 ...

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/support/bitboard.h"

namespace peg {

// Value{} is the value of every position that is not a key. Values are summed with +=.
template <class Value>
struct PlaceMap {
    std::vector<Bits> places;
    std::vector<Bits> ranks;  // 32 places and their rank in one word, so that one read gets both
    std::vector<Value> values;

    Value find(std::size_t place) const {
        const Rank rank = rank_of(place);
        return rank.has ? values[rank.number] : Value{};
    }

    // Makes the ranks, and reserves memory for all values; `places` is final.
    void build_ranks() {
        free_ranks_and_values();
        ranks.reserve(2 * places.size());
        std::uint32_t bits = 0;
        for (Bits word : places)
            for (Bits half : {word & 0xffff'ffff, word >> 32}) {
                ranks.push_back(half | Bits{bits} << 32);
                bits += static_cast<std::uint32_t>(peg::count(half));
            }
        values.reserve(bits);
    }
    // Frees ranks and values, but not places; find() then requires build_ranks() again. (Assigning
    // {} would keep the memory.)
    void free_ranks_and_values() {
        ranks = std::vector<Bits>();
        values = std::vector<Value>();
    }
    std::size_t bytes() const {
        return (places.capacity() + ranks.capacity()) * sizeof(Bits) +
               values.capacity() * sizeof(Value);
    }

    // Prefetches the memory that sum_lists will read for a place.
    [[gnu::always_inline]] void prefetch(std::size_t place) const {
        __builtin_prefetch(&ranks[place / 32]);
    }
    // Scratch memory for sum_lists, kept by the caller so that it is allocated once: the values of
    // all places that are keys, list by list.
    struct Terms {
        std::vector<const Value*> at;
        std::vector<Value> values;
        std::vector<std::size_t> ends;
    };
    // Calls visit(sum, length) for each list of places in `of`, with the sum of the values there
    // and the number of places. List i ends at ends[i]. The cost is that of the cache misses. So
    // the memory for all lists is requested at once, after prefetch() of each place; and because
    // wasm has no prefetch, the values are copied in a loop so short that an out-of-order processor
    // runs many reads ahead. No branch depends on whether a place is a key: in the English central
    // game about half of them are, at random.
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
                terms.at[size] = values.data() + rank.number;
                __builtin_prefetch(terms.at[size]);
                size += rank.has ? 1 : 0;
            }
            terms.ends.push_back(size);
        }
        terms.values.resize(of.size());
        for (std::size_t term = 0; term < size; ++term) terms.values[term] = *terms.at[term];
        std::size_t begin = 0;
        std::size_t term = 0;
        for (std::size_t list = 0; list < ends.size(); ++list) {
            Value sum{};
            for (; term < terms.ends[list]; ++term) sum += terms.values[term];
            visit(sum, ends[list] - std::exchange(begin, ends[list]));
        }
    }

private:
    struct Rank {
        bool has = false;
        std::size_t number = 0;  // index in `values`, if `has`
    };
    Rank rank_of(std::size_t place) const {
        const Bits rank = ranks[place / 32];
        const Bits own = Bits{1} << place % 32;
        return {(rank & own) != 0, static_cast<std::size_t>(rank >> 32) +
                                       static_cast<std::size_t>(peg::count(rank & (own - 1)))};
    }
};

}  // namespace peg
