// SPDX-License-Identifier: MIT
#pragma once

// The positions of a Reach from which what comes after its deepest level can be attained, found
// from that level upwards: those of level n - 1 that a jump leads from to one that is known at
// level n. Of the 6,256,332 classes up to the middle of the English central game 839,536 remain.
// And for each of them the number of ways, sequences of jumps, that lead there from the first
// level.

#include <cstdint>
#include <vector>

#include "core/reach.h"
#include "core/wide.h"

namespace peg {

// Positions one jump away from some others: those of one of these after those of another.
struct Relatives {
    void clear() {
        words.clear();
        ends.clear();
    }

    std::vector<Bits> words;
    std::vector<std::size_t> ends;  // of each family in words
};

class Winning {
public:
    // The levels of the reach up to `depth` are complete, and stay; it outlives this. Those from
    // `winning_from` on, if any, hold nothing but what wins.
    Winning(const Reach& reach, std::size_t depth, std::size_t winning_from);

    // Adds a position that the reach has in the deepest level, before anything else is done, where
    // that level holds more.
    void add(Bits word) { levels_.back().insert(reach_->level(depth()).place(word)); }

    // Goes on for up to `nodes` positions, and returns how many they were: first upwards to the
    // positions that win, then down again to the ways that lead to them. Stops for good, full(),
    // when it takes more than `max_bytes`.
    std::uint64_t narrow(std::uint64_t nodes, std::size_t max_bytes);
    bool narrowed() const { return level_ == 0; }
    std::uint64_t count(std::uint64_t nodes, std::size_t max_bytes);
    bool counted() const { return counted_ == levels_.size(); }
    bool full() const { return full_; }

    std::size_t depth() const { return levels_.size() - 1; }
    bool empty() const { return levels_.back().size == 0; }
    // The positions of a level, as by Layer::next.
    Bits next(std::size_t n, Layer::Cursor& cursor) const {
        return reach_->level(n).next(cursor, levels_[n].places);
    }
    // The ways to a position, 0 where it is none that wins; of the deepest two levels only.
    Wide ways(std::size_t n, Bits word) const;
    // The ways to all members of each family together. What they need is fetched for all of them at
    // once: that most is in no near cache decides the time. Some 16 families fill the fetching.
    void add_ways(std::size_t n, const Relatives& relatives, std::vector<Wide>& sums);
    static constexpr std::size_t kAtOnce = 16;
    // Number of positions in levels 0 to n.
    std::uint64_t size(std::size_t n) const;
    std::size_t bytes() const;

private:
    // A subset of a level of the reach, and the ways to each of its positions, in the same order.
    //
    //     places    0000001000100100 0100000000010000     a bit for each place of the reach's level
    //     before    17               20                   so many in the words of places before
    //     ways      ... 17 18 19     20 21 ...
    struct Level {
        std::vector<Bits> places;
        std::vector<std::uint32_t> before;
        std::vector<Wide> ways;
        std::uint64_t size = 0;

        void insert(std::size_t place) {
            const Bits own = Bits{1} << place % 64;
            size += (places[place / 64] & own) == 0;
            places[place / 64] |= own;
        }
        // The ways to what is in a place; null where that is none of the subset.
        const Wide* ways_to(std::size_t place) const {
            const Bits own = Bits{1} << place % 64;
            const Bits word = places[place / 64];
            if ((word & own) == 0) return nullptr;
            return &ways[before[place / 64] +
                         static_cast<std::size_t>(peg::count(word & (own - 1)))];
        }
        // An assignment of {} would keep the memory.
        void forget_ways() {
            before = std::vector<std::uint32_t>();
            ways = std::vector<Wide>();
        }
        std::size_t bytes() const {
            return places.capacity() * sizeof(Bits) + before.capacity() * sizeof(before[0]) +
                   ways.capacity() * sizeof(Wide);
        }
    };

    void begin_level(std::size_t n);
    void begin_ways(Level& level);

    const Reach* reach_;
    std::vector<Level> levels_;
    std::size_t level_;        // of the narrowing
    std::size_t counted_ = 0;  // levels
    Layer::Cursor cursor_;     // in the level whose turn it is
    bool full_ = false;
    Relatives parents_;
    std::vector<std::size_t> places_;  // of what ways are asked for
    std::vector<const Wide*> terms_;   // the ways there, or null
};

}  // namespace peg
