// SPDX-License-Identifier: MIT
#pragma once

// The number of play-outs: complete games, won or lost, as sequences of jumps from a start to a
// position without jumps. Forward play by levels, up to symmetry, with the number of paths to each
// orbit; on a cross-shaped board from a large level on by cross sets (cross/cross_play_outs.h). The
// English central game has 577,116,156,815,309,849,672 (W. Butler) over 23,475,688 positions.

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
    // The more symmetries the better: they need not leave the start as it is, but on a cross they
    // must keep its class. The cross outlives this, and its canonicalizer is in use. A level of
    // `worthwhile` positions goes on in cross sets: tests can have that on a small board.
    PlayOutSearch(LazyCross& cross, Position start,
                  std::uint64_t worthwhile = CrossSet::kWorthwhile);

    // Goes on for up to `nodes` positions, or rows of positions in cross sets, and returns how many
    // they were. When it takes more than `max_bytes`, it stops for good: full().
    std::uint64_t run(std::uint64_t nodes, std::size_t max_bytes);
    bool full() const { return full_; }
    std::uint64_t stored() const {
        return in_sets_ ? in_sets_->stored() : from_.size() + to_.size();
    }
    // kTooMany where 128 bits are too few (on a cross, where 125 are); nothing before all positions
    // were visited.
    std::optional<Uint128> result() const {
        return done_ ? std::optional(play_outs_) : std::nullopt;
    }

private:
    // The successors of a position, and the number of paths to each of them over it.
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
    std::uint64_t worthwhile_;
    std::size_t starts_ = 1;          // positions that symmetries map the start to
    PositionMap<Uint128> from_, to_;  // two levels: the paths from the start to each orbit
    std::size_t slot_ = 0;            // in from_
    // Of the last position, and of the one before, empty once it is added: which is which changes.
    std::array<Batch, 2> batches_;
    std::size_t last_ = 0;
    std::optional<CrossPlayOuts> in_sets_;  // with the paths from all images of the start together
    Uint128 play_outs_ = 0;
    bool done_ = false;
    bool full_ = false;
};

}  // namespace peg
