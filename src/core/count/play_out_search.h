// SPDX-License-Identifier: MIT
#pragma once

// Counts play-outs: complete games, won or lost, as sequences of jumps from a start to a position
// without jumps. Forward play by levels, up to symmetry, with the number of paths to each orbit; on
// a board in the shape of a cross, large levels continue in cross sets (cross/cross_play_outs.h).
// The English central game has 577,116,156,815,309,849,672 (W. Butler) over 23,475,688 positions.

#include <array>
#include <cstdint>
#include <optional>

#include "core/board/jumps.h"
#include "core/count/cross/cross_play_outs.h"
#include "core/count/cross/lazy_cross.h"
#include "core/levels/dense_canonicalizer.h"
#include "core/support/position_map.h"
#include "core/support/uint128.h"

namespace peg {

class PlayOutSearch {
public:
    // The more symmetries, the faster: the symmetries of the cross's canonicalizer need not map the
    // start to itself, but on a cross they must keep its class. The cross outlives this object. A
    // level of at least `min_set_size` positions continues in cross sets; tests lower it to reach
    // that case on a small board.
    PlayOutSearch(LazyCross& cross, Position start,
                  std::uint64_t min_set_size = CrossSet::kBreakEvenSize);

    // Processes up to `nodes` positions (in cross sets, rows), and returns how many. If it takes
    // more than `max_bytes`, it stops for good: full().
    std::uint64_t run(std::uint64_t nodes, std::size_t max_bytes);
    bool full() const { return full_; }
    std::uint64_t stored() const {
        return in_sets_ ? in_sets_->stored() : from_.size() + to_.size();
    }
    // kTooMany if 128 bits are not enough (125 bits on a cross). Empty until all positions were
    // visited.
    std::optional<Uint128> result() const {
        return done_ ? std::optional(play_outs_) : std::nullopt;
    }

private:
    // The successors of a position, and the number of paths that lead to each of them through it.
    struct Batch {
        PerJump<DensePosition> successors;
        Uint128 paths = 0;
    };
    std::uint64_t run_positions(std::uint64_t nodes, std::size_t max_bytes);
    std::uint64_t run_in_sets(std::uint64_t nodes, std::size_t max_bytes);
    void add(Batch& batch);
    void next_level();
    void begin_sets(const Cross& cross);

    LazyCross* cross_;
    const DenseCanonicalizer* canonicalizer_;
    std::uint64_t min_set_size_;
    std::size_t starts_ = 1;          // size of the start's orbit
    PositionMap<Uint128> from_, to_;  // two levels: [canonical form] the number of paths from the
                                      // start
    std::size_t slot_ = 0;            // in from_
    // The batches of the last position and of the one before it, which is empty once added; they
    // alternate.
    std::array<Batch, 2> batches_;
    std::size_t last_ = 0;
    std::optional<CrossPlayOuts> in_sets_;  // counts paths from all images of the start
    Uint128 play_outs_ = 0;
    bool done_ = false;
    bool full_ = false;
};

}  // namespace peg
