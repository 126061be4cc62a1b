// SPDX-License-Identifier: MIT
#pragma once

// A lower bound on moves: Merson regions (R. Merson 1962; J. Beasley, The Ins and Outs of Peg
// Solitaire, chapter 5). A set of holes is one when every line of three with its middle in the set
// has an end in it, too:
//
//     x . .     a corner cannot be       x x .     over b the peg of a or c may go, but a is in
//     . . .     jumped over: alone       a b c     the set, and c - ...
//
// While such a region is full, no peg can jump over one of its pegs from outside: it would come
// from, or land in, a hole of the region, which has a peg of its own. So what first changes it is a
// move that starts in it. A move starts in one hole: play that begins with some regions full and
// ends with none full has at least as many moves as it takes holes to hit each of these regions.
//
// So where no move may be lost, only those pegs need be tried without which a hole less hits all
// full regions: on the triangle of 55 holes moves of the others led to seven of eight positions.
//
// Twelve holes on the English board, for the eight corners and four regions of three; thirteen on
// the triangle of 36, for corners, pairs along the edges and a hexagon in the middle.
//
// Regions that overlap form groups, of a dozen at most on most boards; small groups are put
// together. For each group a table says how many holes hit any set of its regions, so a bound costs
// a look into each table; where holes have weights, how little they weigh. Where a group is larger,
// those regions are left out that are missed least: on the Wiegleb board 10 of 36, without which
// the bound is less by one in every tenth position. Which regions are full is looked up by windows
// of the board (support/bits/bit_windows.h).

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/board/board.h"
#include "core/proof/certificate.h"
#include "core/support/bits/bit_windows.h"
#include "core/support/search_direction.h"

namespace peg {

class MersonRegions {
public:
    // The regions of up to 7 holes that hold no smaller one and are not full in the end: not inside
    // the holes `kept`, and at most `may_stay` pegs of the end are elsewhere. Costs a millisecond,
    // or some tens of them where regions are left out.
    MersonRegions(const Board& board, Bits start, Bits kept, std::size_t may_stay);

    std::span<const Bits> regions() const { return regions_; }

    // The moves at least from a position to the end.
    std::size_t moves_to_end(Bits pegs) const {
        const std::size_t hit = least_weight(holes_, SearchDirection::kForwards, pegs);
        return hit > may_stay_ ? hit - may_stay_ : 0;
    }
    // The moves at least from the start to a position.
    std::size_t moves_from_start(Bits pegs) const {
        return least_weight(holes_, SearchDirection::kBackwards, pegs);
    }
    // The moves at least from a position to where a direction leads.
    std::size_t moves_beyond(SearchDirection direction, Bits pegs) const {
        return direction == SearchDirection::kForwards ? moves_to_end(pegs)
                                                       : moves_from_start(pegs);
    }
    // The holes whose pegs may make the next move in a direction, if `left` moves are enough after
    // it. Forwards a move leaves all those regions full that its peg was not in; backwards any peg
    // may.
    Bits movers(SearchDirection direction, Bits pegs, std::size_t left) const {
        if (direction == SearchDirection::kBackwards) return pegs;
        const std::size_t least = moves_to_end(pegs);
        if (least <= left) return pegs;
        return least == left + 1 ? needed(pegs) : 0;
    }

    // For holes with weights, each from 0 to kMostWeight, the least that holes weigh which hit any
    // set of regions: a table for each group, by set of its regions, the first one as bit 0.
    using WeightTables = std::vector<std::vector<std::uint16_t>>;
    static constexpr std::int32_t kMostWeight = 1000;  // so that all holes weigh less than 2^16
    WeightTables weigh(const Weights& weights) const;
    // The least that holes weigh which hit all regions that a move must begin in, for play from a
    // position to the end, or from the start to it. Takes some nanoseconds.
    std::size_t least_weight(const WeightTables& tables, SearchDirection direction,
                             Bits pegs) const {
        std::size_t weight = 0;
        const auto* table = tables.data();
        for_each_group(
            [&](std::size_t word) {
                const Bits now = full(word, pegs);
                return direction == SearchDirection::kForwards ? now : full_at_start_[word] & ~now;
            },
            [&](const Group&, std::size_t set) { weight += (*table++)[set]; });
        return weight;
    }

private:
    // Regions that overlap with no region of another group. Sets of regions are kept in words, the
    // regions of a group side by side in one of them.
    struct Group {
        std::size_t word = 0;
        std::size_t lowest = 0;  // bit of the word
        // By set of regions, the first one as bit 0: the holes that one hole less hits the others
        // without.
        std::vector<Bits> needed;
    };

    // Which of a word's regions are full: those of which no window misses a hole.
    Bits full(std::size_t word, Bits pegs) const {
        Bits full = ~Bits{0};
        const Bits* rows = &full_in_window_[word * windows_.rows()];
        for (const BitWindow& window : windows_.all()) full &= rows[window.row(pegs)];
        return full;
    }

    // Calls visit with each group and the set of its regions that are of a kind.
    template <class Kind, class Visit>
    void for_each_group(const Kind& kind, const Visit& visit) const {
        Bits set = 0;
        std::size_t word = words_;
        for (const Group& group : groups_) {
            if (group.word != word) set = kind(word = group.word);
            visit(group, set >> group.lowest & (group.needed.size() - 1));
        }
    }

    // The holes whose pegs leave fewer moves to the end where they move.
    Bits needed(Bits pegs) const {
        Bits needed = 0;
        for_each_group([&](std::size_t word) { return full(word, pegs); },
                       [&](const Group& group, std::size_t set) { needed |= group.needed[set]; });
        return needed;
    }

    void add_group(std::span<const Bits> regions);

    std::vector<Bits> regions_;  // group by group
    std::vector<Group> groups_;
    WeightTables holes_;  // each weighs 1
    BitWindows windows_;
    std::size_t words_ = 0;
    std::size_t in_word_ = 64;          // regions of the last word
    std::vector<Bits> full_in_window_;  // by word, window and value
    std::vector<Bits> full_at_start_;   // by word
    std::size_t may_stay_;
};

}  // namespace peg
