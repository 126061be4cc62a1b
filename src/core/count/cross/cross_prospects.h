// SPDX-License-Identifier: MIT
#pragma once

// Computes the prospects (the number of solutions, and the odds of random play) of the winning
// positions in levels that are cross sets. winning_positions.h does the same for levels of
// canonical forms. From one level to the next, the prospects of a position are sums over those of
// its neighbours, which are one jump away; they are propagated either from the first level to the
// deepest one or back.
//
// A position is found by its number in the cross set (cross_numbering.h), which is cheaper than a
// canonical form and a hash table. Several positions are processed at once, because their
// neighbours are rarely in the cache, and WebAssembly has no prefetch.

#include <cstdint>
#include <vector>

#include "core/count/cross/cross_numbering.h"
#include "core/levels/winning_level.h"
#include "core/support/search_direction.h"

namespace peg {

class CrossProspects {
public:
    using Known = KnownProspects;

    // Input: the winning positions of one level.
    struct Found {
        PositionClass position_class = 0;
        int pegs = 0;
        std::vector<Bits> places;  // by CrossNumbering
        std::uint64_t orbits = 0;
    };
    // Takes one or more levels, the deepest one first. The cross outlives this object.
    CrossProspects(const Cross& cross, std::vector<Found> levels);

    // Whether the deepest level has no winning positions.
    bool empty() const { return levels_.back().orbits == 0; }
    // The number of orbits in all levels except the first.
    std::uint64_t orbits_after_first() const;
    const DenseCanonicalizer& canonicalizer() const { return cross_->canonicalizer(); }
    std::size_t bytes() const;

    // Calls visit(position) for at least one position of each orbit of the first level.
    template <class Visit>
    void for_each_first(Visit&& visit) const {
        CrossNumbering::Cursor cursor;
        const Level& first = levels_.front();
        const CrossNumbering::Level numbers = numbers_of(first);
        while (const auto patterns = numbering_.next(numbers, first.winning.places, cursor))
            visit(cross_->position(*patterns));
    }

    // Begins to propagate prospects: either from the first level, whose values are
    // known_there(position); or from the deepest level, whose values are given in the order of
    // append_middle().
    template <class KnownThere>
    void begin_counting_from_first(KnownThere&& known_there) {
        begin_counting(true, 0);
        for_each_first([&](DensePosition position) {
            levels_.front().winning.values.push_back(known_there(position));
        });
    }
    void begin_counting_from_deepest(std::vector<Known> known) {
        begin_counting(false, levels_.size() - 1);
        levels_.back().winning.values = std::move(known);
    }
    // Processes up to `nodes` positions and returns how many; stops at the latest when the
    // prospects of one more level are known.
    std::uint64_t count(std::uint64_t nodes);
    bool counted() const { return known_ == (from_first_ ? levels_.size() - 1 : 0); }
    // The number of pegs in the last level whose prospects are known, and the prospects of a
    // position there.
    int known_pegs() const { return levels_[known_].pegs; }
    Known known(DensePosition position) const {
        return levels_[known_].winning.find(known_place(cross_->patterns(position)));
    }

    // What is known across the jump in the middle. The jump leads from winning positions of a
    // side's deepest level to positions whose complements (position.h) are in this side's deepest
    // level, which must be the known one.
    struct Middle {
        // Only for a sum over these jumps, if this side serves as both: what is known of the
        // position before the jump.
        struct Before {
            Known known;
            std::size_t jumps = 0;  // the position's number of jumps
            std::size_t orbit = 0;  // the number of positions it represents
        };
        std::vector<Before> before;
        std::vector<Known> after;  // WinningLevel::append_sums
    };
    // Appends these values for up to `nodes` further positions of `first`. If `for_sum`, for one
    // position per orbit and with `before`; otherwise only `after`. Returns the number of
    // positions; fewer than `nodes` only at the end.
    std::uint64_t append_middle(CrossProspects& first, bool for_sum, std::uint64_t nodes,
                                Middle& middle);

private:
    struct Level {
        PositionClass position_class = 0;
        int pegs = 0;
        std::uint64_t orbits = 0;
        WinningLevel winning;
        CrossNumbering::Level numbers;  // only while the level is known or being counted
    };

    CrossNumbering::Level numbers_of(const Level& level) const {
        return numbering_.level(level.position_class, level.pegs);
    }
    std::size_t known_place(Bits patterns) const {
        return numbering_.place(levels_[known_].numbers, patterns);
    }
    void begin_counting(bool from_first, std::size_t level);
    void clear_lists();
    std::size_t add_list(Bits pegs, Bits patterns);
    void append_sums(std::vector<Known>& sums);

    const Cross* cross_;
    std::vector<Level> levels_;
    bool from_first_ = true;
    std::size_t known_ = 0;  // the level whose prospects are known; the next one is being counted
    CrossNumbering::Cursor cursor_;
    CrossNumbering numbering_;
    std::vector<Bits> flips_;  // by jump: its three holes, as patterns
    Bits full_;                // all holes, as patterns: an XOR with these gives the complement
    // For several positions, concatenated lists of their neighbours' places in the known level; and
    // the end of each list.
    std::vector<std::size_t> places_, ends_;
    WinningLevel::Terms terms_;  // scratch memory
};

}  // namespace peg
