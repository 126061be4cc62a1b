// SPDX-License-Identifier: MIT
#pragma once

// Merson regions: a lower bound on moves (R. Merson 1962; J. Beasley, The Ins and Outs of Peg
// Solitaire, chapter 5). A set of holes is a region if every line of three with its middle in the
// set also has an end in the set:
//
//     x . .     a corner cannot be       x x .     b can be jumped over from a or c, but a is
//     . . .     jumped over: alone       a b c     in the set, and c - ...
//
// While a region is full, no peg from outside can jump over one of its pegs: it would start or land
// in a hole of the region, which has a peg of its own. So the first change to the region is a move
// that starts in it. A move starts in one hole. Therefore play that begins with some regions full
// and ends with none of them full needs at least as many moves as a minimum hitting set of these
// regions has holes.
//
// If no move may be wasted, only those pegs need to be tried whose hole belongs to some minimum
// hitting set: on the triangle of 55 holes, moves of the other pegs led to seven of eight
// positions.
//
// The bound is twelve on the English board, for the eight corners and four regions of three; and
// thirteen on the triangle of 36, for corners, pairs along the edges and a hexagon in the middle.
//
// Regions that overlap, directly or through others, form groups, of at most a dozen regions on most
// boards; small groups are merged. For each group, a table has the size of the minimum hitting set
// of each subset of its regions (or the minimum weight, if holes have weights), so a bound costs
// one look-up per table. From a group that is too large, the regions whose loss weakens the bound
// least are dropped: on the Wiegleb board 10 of 36, which lowers the bound by one in every tenth
// position. Which regions are full is looked up by windows of the board
// (support/bits/bit_windows.h).

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
    // Uses the regions of up to 7 holes that contain no smaller region. Regions inside `kept`, the
    // pegs of the end whose holes are known, may be full at the end and are left out; at most
    // `may_stay` further pegs of the end are elsewhere, each of which weakens the bound by one.
    // Most expensive where regions have to be dropped.
    MersonRegions(const Board& board, Bits start, Bits kept, std::size_t may_stay);

    std::span<const Bits> regions() const { return regions_; }

    // A lower bound on the moves from a position to the end.
    std::size_t moves_to_end(Bits pegs) const {
        const std::size_t hit = min_weight(holes_, SearchDirection::kForwards, pegs);
        return hit > may_stay_ ? hit - may_stay_ : 0;
    }
    // A lower bound on the moves from the start to a position.
    std::size_t moves_from_start(Bits pegs) const {
        return min_weight(holes_, SearchDirection::kBackwards, pegs);
    }
    // A lower bound on the moves from a position to where the direction leads.
    std::size_t moves_beyond(SearchDirection direction, Bits pegs) const {
        return direction == SearchDirection::kForwards ? moves_to_end(pegs)
                                                       : moves_from_start(pegs);
    }
    // The holes whose pegs may make the next move in a direction, if at most `left` moves may
    // follow it. Forwards, a move leaves full every region that does not contain its peg;
    // backwards, any peg may move.
    Bits movers(SearchDirection direction, Bits pegs, std::size_t left) const {
        if (direction == SearchDirection::kBackwards) return pegs;
        const std::size_t least = moves_to_end(pegs);
        if (least <= left) return pegs;
        return least == left + 1 ? needed(pegs) : 0;
    }

    // By group: [subset of its regions, the first one as bit 0] the minimum weight of a hitting
    // set, for weights of holes from 0 to kMaxWeight.
    using WeightTables = std::vector<std::vector<std::uint16_t>>;
    static constexpr std::int32_t kMaxWeight = 1000;  // so that all holes together weigh less than
                                                      // 2^16
    WeightTables weigh(const Weights& weights) const;
    // The minimum weight of holes that hit all regions in which a move must begin: in play from a
    // position to the end, or from the start to the position. Cost: one look-up per window and
    // word, and one per group.
    std::size_t min_weight(const WeightTables& tables, SearchDirection direction, Bits pegs) const {
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
    // Regions that do not overlap with a region of another group. Sets of regions are bits of
    // words; the regions of a group are adjacent bits of one word.
    struct Group {
        std::size_t word = 0;
        std::size_t lowest = 0;  // first bit in the word
        // [subset of its regions, the first one as bit 0]: holes h such that some minimum hitting
        // set of the subset contains h.
        std::vector<Bits> needed;
    };

    // Which of a word's regions are full: those of which no window misses a hole.
    Bits full(std::size_t word, Bits pegs) const {
        Bits full = ~Bits{0};
        const Bits* rows = &full_in_window_[word * windows_.rows()];
        for (const BitWindow& window : windows_.all()) full &= rows[window.row(pegs)];
        return full;
    }

    // Calls visit(group, set) for each group, where `set` are its regions in kind(word).
    template <class Kind, class Visit>
    void for_each_group(const Kind& kind, const Visit& visit) const {
        Bits set = 0;
        std::size_t word = words_;
        for (const Group& group : groups_) {
            if (group.word != word) set = kind(word = group.word);
            visit(group, set >> group.lowest & (group.needed.size() - 1));
        }
    }

    // The holes h such that some minimum hitting set of the full regions contains h: only moves
    // from these lower the bound.
    Bits needed(Bits pegs) const {
        Bits needed = 0;
        for_each_group([&](std::size_t word) { return full(word, pegs); },
                       [&](const Group& group, std::size_t set) { needed |= group.needed[set]; });
        return needed;
    }

    void add_group(std::span<const Bits> regions);

    std::vector<Bits> regions_;  // sorted by group
    std::vector<Group> groups_;
    WeightTables holes_;  // for weight 1 everywhere
    BitWindows windows_;
    std::size_t words_ = 0;
    std::size_t in_word_ = 64;          // number of regions in the last word
    std::vector<Bits> full_in_window_;  // by word, window and value
    std::vector<Bits> full_at_start_;   // by word
    std::size_t may_stay_;
};

}  // namespace peg
