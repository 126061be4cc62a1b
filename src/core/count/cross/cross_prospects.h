// SPDX-License-Identifier: MIT
#pragma once

// The prospects of the winning positions of levels that are cross sets, as WinningPositions has
// them of other levels: from the first of these levels to the deepest one, or back. The neighbours
// of a position are found by number (cross_numbering.h), without a canonical form, which takes half
// the time that hash tables would take; and those of several positions at once, as WebAssembly has
// no prefetch.

#include <cstdint>
#include <vector>

#include "core/count/cross/cross_numbering.h"
#include "core/levels/winning_level.h"
#include "core/support/search_direction.h"

namespace peg {

class CrossProspects {
public:
    using Known = KnownProspects;

    // The winning positions of one level.
    struct Found {
        PositionClass position_class = 0;
        int pegs = 0;
        std::vector<Bits> places;  // by CrossNumbering
        std::uint64_t orbits = 0;
    };
    // Of one level or more, the deepest first. The cross outlives this.
    CrossProspects(const Cross& cross, std::vector<Found> levels);

    // Whether there are none in the deepest level.
    bool empty() const { return levels_.back().orbits == 0; }
    // Number of orbits in all levels but the first.
    std::uint64_t orbits_after_first() const;
    const DenseCanonicalizer& canonicalizer() const { return cross_->canonicalizer(); }
    std::size_t bytes() const;

    // Calls visit(position) for one or more positions of each orbit of the first level.
    template <class Visit>
    void for_each_first(Visit&& visit) const {
        CrossNumbering::Cursor cursor;
        const Level& first = levels_.front();
        const CrossNumbering::Level numbers = numbers_of(first);
        while (const auto patterns = numbering_.next(numbers, first.winning.places, cursor))
            visit(cross_->position(*patterns));
    }

    // Begins to spread prospects, from the first level, of which known_there(position) says what is
    // known; or from the deepest one, whose are given in the order of append_middle().
    template <class KnownThere>
    void begin_counting_from_first(KnownThere&& known_there) {
        begin_counting(true, 0);
        for_each_first([&](DensePosition position) {
            levels_.front().winning.known.push_back(known_there(position));
        });
    }
    void begin_counting_from_deepest(std::vector<Known> known) {
        begin_counting(false, levels_.size() - 1);
        levels_.back().winning.known = std::move(known);
    }
    // Goes on for up to `nodes` positions, of which the number done is returned; ends at the latest
    // when the prospects of one more level are known.
    std::uint64_t count(std::uint64_t nodes);
    bool counted() const { return known_ == (from_first_ ? levels_.size() - 1 : 0); }
    // The pegs of the last level whose prospects are known, and those of a position there.
    int known_pegs() const { return levels_[known_].pegs; }
    Known known(DensePosition position) const {
        return levels_[known_].winning.find(known_place(cross_->patterns(position)));
    }

    // What is known after the jump in the middle, from the winning positions of a side's deepest
    // level to complements (position.h) of positions in this side's, which must be the known one.
    struct Middle {
        // For a sum over the jumps, where this side serves as both: what is known of the position
        // before the jump.
        struct Before {
            Known known;
            std::size_t jumps = 0;  // it has so many
            std::size_t orbit = 0;  // and stands for so many positions
        };
        std::vector<Before> before;
        std::vector<Known> after;  // WinningLevel::append_sums
    };
    // Appends this for the next positions, up to `nodes`: for a sum, of one of each orbit and with
    // what is before, else what is after alone; returns how many they were, fewer only at the end.
    std::uint64_t append_middle(CrossProspects& first, bool for_sum, std::uint64_t nodes,
                                Middle& middle);

private:
    struct Level {
        PositionClass position_class = 0;
        int pegs = 0;
        std::uint64_t orbits = 0;
        WinningLevel winning;
        CrossNumbering::Level numbers;  // while it is known, or counted
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
    std::size_t known_ = 0;  // level whose prospects are known; the next one is being counted
    CrossNumbering::Cursor cursor_;
    CrossNumbering numbering_;
    std::vector<Bits> flips_;  // by jump: the patterns of its three holes
    Bits full_;  // the patterns of all holes, which flip a position's to its complement's
    // A list for each of several positions: the places of its neighbours in the known level, and
    // where the lists end among them.
    std::vector<std::size_t> places_, ends_;
    WinningLevel::Terms terms_;  // kept for its memory
};

}  // namespace peg
