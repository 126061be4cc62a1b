// SPDX-License-Identifier: MIT
#pragma once

// Up to 64 pagoda functions (pagoda_with_cuts.h) that watch over a search at once. The slack of a
// start and a goal is by how much the start is worth more than the goal, less the cuts that are
// due. In play the slack
//
//     forwards    slack(position, goal)         of a position on the way to the goal
//     backwards   slack(start, position)        of a position from which the goal is reached
//
// never rises, so where it is negative the position can be passed over. The slacks are kept as one
// vector of 16-bit numbers. A jump takes its loss from the slack. Where it flips an odd number of a
// cut's holes, the cut is due after it and was not before, or the other way round: the slack falls
// or rises by the cut's weight besides. One comparison of the whole vector says whether the
// position can be passed over. Pagodas whose numbers would not fit are not taken: a clipped slack
// would be no bound.
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
    using Lanes = std::array<Int16x8, kMost / kLanes>;

    struct Slack {
        Lanes left;
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
        Int16x8 signs{};
        for (std::size_t b = 0; b < blocks(); ++b) signs |= slack.left[b];
        return !any_negative(signs);
    }
    // ... nor the one after a jump (forwards) or before it (backwards).
    bool possible(const Slack& slack, JumpId jump) const {
        if (size_ == 0) return true;
        const Effect& effect = effect_[jump];
        Int16x8 signs{};
        const std::size_t blocks = this->blocks();
        if (cuts_ == 0) {
            for (std::size_t b = 0; b < blocks; ++b) signs |= slack.left[b] - effect.loss[b];
            return !any_negative(signs);
        }
        for (std::size_t b = 0; b < blocks; ++b) {
            Int16x8 left = slack.left[b] - effect.loss[b];
            for (std::size_t k = 0; k < cuts_; ++k) left -= slack.fall[k][b] & effect.crosses[k][b];
            signs |= left;
        }
        return !any_negative(signs);
    }

private:
    struct Effect {
        Lanes loss{};                            // never negative
        std::array<Lanes, kMostCuts> crosses{};  // -1 where it does, else 0
    };
    struct Row {
        Lanes worth{};
        std::array<Bits, kMostCuts> inside{};  // a bit for each lane: an odd number in its cut
    };

    // Blocks of lanes that have members.
    std::size_t blocks() const { return (size_ + kLanes - 1) / kLanes; }

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
