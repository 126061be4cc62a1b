// SPDX-License-Identifier: MIT
#pragma once

// The number of play-outs: complete games, won or lost, as sequences of jumps from a start to a
// position without jumps. Forward play by levels, up to symmetry, with the number of paths to each
// orbit. The English central game has 577,116,156,815,309,849,672 (W. Butler); its 23,475,688
// positions take some 8 s and 500 MiB.

#include <array>
#include <cstdint>
#include <optional>

#include "core/board/jumps.h"
#include "core/levels/dense_canonicalizer.h"
#include "core/support/position_map.h"
#include "core/support/uint128.h"

namespace peg {

class PlayOutSearch {
public:
    // The more symmetries of the board the better: they need not leave the start as it is. The
    // canonicalizer outlives this.
    PlayOutSearch(const DenseCanonicalizer& canonicalizer, Position start);

    // Goes on for up to `nodes` positions, and returns how many they were. When it takes more than
    // `max_bytes`, it stops for good: full().
    std::uint64_t run(std::uint64_t nodes, std::size_t max_bytes);
    bool full() const { return full_; }
    std::uint64_t stored() const { return from_.size() + to_.size(); }
    // kTooMany where 128 bits are too few; nothing before all positions were visited.
    std::optional<Uint128> result() const {
        return done_ ? std::optional(play_outs_) : std::nullopt;
    }

private:
    // The successors of a position, and the number of paths to each of them over it.
    struct Batch {
        PerJump<DensePosition> successors;
        Uint128 paths = 0;
    };
    void add(Batch& batch);
    void next_level();

    const DenseCanonicalizer* canonicalizer_;
    PositionMap<Uint128> from_, to_;  // two levels: the paths from the start to each orbit
    std::size_t slot_ = 0;            // in from_
    // Of the last position, and of the one before, empty once it is added: which is which changes.
    std::array<Batch, 2> batches_;
    std::size_t last_ = 0;
    Uint128 play_outs_ = 0;
    bool done_ = false;
    bool full_ = false;
};

}  // namespace peg
