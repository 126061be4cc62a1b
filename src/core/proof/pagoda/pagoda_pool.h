// SPDX-License-Identifier: MIT
#pragma once

// Up to 64 pagoda functions (pagoda_with_cuts.h) that prune a search, evaluated together as a SIMD
// vector. The slack of a start and a goal is the worth of the start minus the worth of the goal
// minus the cuts that are due. In play, the slack
//
//     forwards    slack(position, goal)         of a position on the way to the goal
//     backwards   slack(start, position)        of a position from which the goal is reached
//
// never increases, so a position with a negative slack can be pruned. Slacks are vectors of 16-bit
// numbers, with 8-bit copies of the small ones beside them, in which 127 stands for 127 or more. A
// jump subtracts its loss from the slack. If it flips an odd number of a cut's holes, the cut
// becomes due or ceases to be due, so the slack also falls or rises by the cut's weight. The cost
// of a jump fits into 8 bits, and a single comparison of the vectors tells whether the position
// after the jump can be pruned. Pagoda functions whose numbers would not fit are refused, because
// clipped numbers would be no bounds.
//
//     position  hhhhhhhhh .. hhhhhhh ... hhhhhhhhh     windows of at most nine bits
//                   |           |            |
//     tables      + row       + row        + row         for each window and value: what its pegs
//                                                        add to every slack, and the cuts of which
//                                                        they hold an odd number of holes
//
// Computing a slack from scratch takes one row per window (support/bits/bit_windows.h), which is
// cheaper than one row per peg.

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
    static constexpr std::size_t kMax = 64;
    static constexpr std::size_t kMaxCuts = 3;  // per member; few have more
    using Lanes = std::array<Int8x16, kMax / (2 * kLanes)>;
    // For each block of lanes: its even lanes, then its odd lanes.
    using Wide = std::array<Int16x8, kMax / kLanes>;

    struct Slack {
        Wide left;
        Lanes near;                        // the same, clipped to 127
        std::array<Lanes, kMaxCuts> fall;  // cost when a jump crosses a cut: plus or minus its
                                           // weight
    };

    // Forwards, `bound` is the goal; backwards, it is the start.
    PagodaPool(const Board& board, SearchDirection direction, Bits bound);

    std::size_t size() const { return size_; }
    bool full() const { return size_ == kMax; }
    std::size_t bytes() const {
        return rows_.capacity() * sizeof(Row) + effect_.capacity() * sizeof(Effect);
    }
    // Adds a pagoda function. Returns false and changes nothing if the pool is full, the weights
    // are too large, or it has too many cuts.
    bool add(const PagodaWithCuts& pagoda);

    // The slack of a position. Cost: one row per window, each one vector addition per eight
    // members.
    Slack slack(Bits pegs) const;
    // The slack after a jump (forwards) or before it (backwards), from that of the position:
    // cheaper than from scratch.
    Slack slack(const Slack& before, JumpId jump) const;
    // Whether no pagoda function excludes the position with this slack;
    bool possible(const Slack& slack) const {
        Int8x16 excluded{};
        for (std::size_t b = 0; b < blocks(); ++b) excluded |= slack.near[b] < 0;
        return !any(excluded);
    }
    // ... and the position after a jump (forwards) or before it (backwards).
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
        Lanes loss{};                           // never negative
        std::array<Lanes, kMaxCuts> crosses{};  // -1 if it crosses the cut, otherwise 0
    };
    struct Row {
        Wide worth{};
        std::array<Bits, kMaxCuts> inside{};  // a bit per lane: whether an odd number of its cut's
                                              // holes are inside
    };

    // The number of blocks of lanes that have members.
    std::size_t blocks() const { return (size_ + 2 * kLanes - 1) / (2 * kLanes); }

    // What a jump subtracts from the slacks of a block, if any member has cuts.
    static Int8x16 cost(const Slack& slack, const Effect& effect, std::size_t block) {
        Int8x16 cost = effect.loss[block];
        for (std::size_t k = 0; k < kMaxCuts; ++k)
            cost += slack.fall[k][block] & effect.crosses[k][block];
        return cost;
    }
    static void take(Slack& slack, const Slack& from, std::size_t block, Int8x16 cost);

    const Board* board_;
    SearchDirection direction_;
    Bits bound_;
    std::size_t size_ = 0;
    std::size_t cuts_ = 0;  // maximum number of cuts of any member
    Row base_;              // for the position without pegs
    std::array<Lanes, kMaxCuts> cut_weight_{};
    BitWindows windows_;
    std::vector<Row> rows_;       // by window and value; empty before the first member
    std::vector<Effect> effect_;  // by jump; empty before the first member
};

// Adds a pagoda function and its images under symmetries that map the pool's bound to itself. Such
// a symmetry maps excluded positions to excluded positions, and a search stores one image of each
// position.
void add_images(PagodaPool& pool, const Board& board, std::span<const Permutation> symmetries,
                const PagodaWithCuts& pagoda);

}  // namespace peg
