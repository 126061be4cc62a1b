// SPDX-License-Identifier: MIT
#pragma once

// Up to 64 pagoda functions (pagoda_with_cuts.h) that watch over a search at once. The slack of a
// start and a goal is by how much the start is worth more than the goal, less the cuts that are
// due. In play the slack
//
//     forwards    slack(position, goal)         of a position on the way to the goal
//     backwards   slack(start, position)        of a position from which the goal is reached
//
// never rises, so where it is negative the position can be passed over. The slacks are kept as
// vectors of 16-bit numbers, and those that are near 0 of 8-bit numbers beside them: 127 stands for
// all that is more. A jump takes its loss from the slack. Where it flips an odd number of a cut's
// holes, the cut is due after it and was not before, or the other way round: the slack falls or
// rises by the cut's weight besides. So what a jump costs fits 8 bits, and one comparison of the
// whole vector of these says whether the position after it can be passed over. Pagodas whose
// numbers would not fit are not taken: a clipped cost would be no bound.
//
//     position  hhhhhhhhh .. hhhhhhh ... hhhhhhhhh     windows of nine bits at most
//                   |           |            |
//     tables      + row       + row        + row         for each window and value: what its pegs
//                                                        add to every slack, and of which cuts
//                                                        they hold an odd number
//
// A slack from scratch takes as many rows as there are windows (support/bits/bit_windows.h); with
// one row a peg a hard proof takes a fifth more time.

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/board/board.h"
#include "core/proof/pagoda/pagoda_with_cuts.h"
#include "core/support/bits/bit_windows.h"
#include "core/support/search_direction.h"
#include "core/support/simd.h"

namespace peg {

class PagodaPool {
public:
    static constexpr std::size_t kMost = 64;
    static constexpr std::size_t kMostCuts = 3;  // of each; few have more
    using Lanes = std::array<Int8x16, kMost / (2 * kLanes)>;
    // For each block of lanes its even ones, and then its odd ones.
    using Wide = std::array<Int16x8, kMost / kLanes>;

    struct Slack {
        Wide left;
        Lanes near;                         // the same, up to 127
        std::array<Lanes, kMostCuts> fall;  // when a jump crosses a cut: its weight, or less that
    };

    // Forwards, `bound` is the goal; backwards, it is the start.
    PagodaPool(const Board& board, SearchDirection direction, Bits bound);

    std::size_t size() const { return size_; }
    bool full() const { return size_ == kMost; }
    std::size_t bytes() const {
        return rows_.capacity() * sizeof(Row) + effect_.capacity() * sizeof(Effect);
    }
    // False, and nothing changed, where the pool is full, or the weights are too large or the cuts
    // too many.
    bool add(const PagodaWithCuts& pagoda);

    // The slack of a position; cost: a row a window, each an addition for every eight members.
    Slack slack(Bits pegs) const;
    // The slack after a jump (forwards) or before it (backwards), from that of the position:
    // cheaper than from scratch.
    Slack slack(const Slack& before, JumpId jump) const;
    // Whether no pagoda function excludes the position of this slack,
    bool possible(const Slack& slack) const {
        Int8x16 excluded{};
        for (std::size_t b = 0; b < blocks(); ++b) excluded |= slack.near[b] < 0;
        return !any(excluded);
    }
    // ... nor the one after a jump (forwards) or before it (backwards).
    bool possible(const Slack& slack, JumpId jump) const {
        if (size_ == 0) return true;
        const Effect& effect = effect_[jump];
        Int8x16 excluded{};
        const std::size_t blocks = this->blocks();
        if (cuts_ == 0) {
            for (std::size_t b = 0; b < blocks; ++b) excluded |= effect.loss[b] > slack.near[b];
            return !any(excluded);
        }
        for (std::size_t b = 0; b < blocks; ++b) excluded |= cost(slack, effect, b) > slack.near[b];
        return !any(excluded);
    }

private:
    struct Effect {
        Lanes loss{};                            // never negative
        std::array<Lanes, kMostCuts> crosses{};  // -1 where it does, else 0
    };
    struct Row {
        Wide worth{};
        std::array<Bits, kMostCuts> inside{};  // a bit for each lane: an odd number in its cut
    };

    // Blocks of lanes that have members.
    std::size_t blocks() const { return (size_ + 2 * kLanes - 1) / (2 * kLanes); }

    // What a jump takes from the slacks of a block, where any member has cuts.
    static Int8x16 cost(const Slack& slack, const Effect& effect, std::size_t block) {
        Int8x16 cost = effect.loss[block];
        for (std::size_t k = 0; k < kMostCuts; ++k)
            cost += slack.fall[k][block] & effect.crosses[k][block];
        return cost;
    }
    static void take(Slack& slack, const Slack& from, std::size_t block, Int8x16 cost);

    const Board* board_;
    SearchDirection direction_;
    Bits bound_;
    std::size_t size_ = 0;
    std::size_t cuts_ = 0;  // the most that any has
    Row base_;              // of the position without pegs
    std::array<Lanes, kMostCuts> cut_weight_{};
    BitWindows windows_;
    std::vector<Row> rows_;       // by window and value; none before the first member
    std::vector<Effect> effect_;  // by jump, likewise
};

// Adds a pagoda function with its images under symmetries that keep the pool's bound: what holds
// for a position holds for its images then, of which a search knows one.
void add_images(PagodaPool& pool, const Board& board, std::span<const Permutation> symmetries,
                const PagodaWithCuts& pagoda);

}  // namespace peg
