// SPDX-License-Identifier: MIT
#pragma once

// How many positions play leads to after each jump: a Reach that forgets what it has expanded, and
// that goes on in cross sets (cross_set.h) where a level of a cross-shaped board is large. On the
// English board all levels from the centre take a sixth of the time with them, those from c1, where
// the board's symmetries do not help the Reach, a tenth.

#include <cstdint>
#include <optional>
#include <vector>

#include "core/cross.h"
#include "core/cross_play.h"
#include "core/reach.h"

namespace peg {

class LevelCounter {
public:
    // Goes on from a reach without a goal.
    explicit LevelCounter(Reach reach);
    // What it is made of points to other parts of it.
    LevelCounter(const LevelCounter&) = delete;
    LevelCounter& operator=(const LevelCounter&) = delete;

    // As Reach::expand; what sets take is decided when they begin.
    std::uint64_t expand(std::uint64_t nodes, std::size_t max_bytes);
    bool exhausted() const { return exhausted_; }
    bool full() const { return reach_.full(); }

    // Positions of each complete level, up to the symmetries; and of all of them.
    const std::vector<std::uint64_t>& sizes() const { return sizes_; }
    std::uint64_t stored() const { return stored_; }

private:
    std::uint64_t expand_reach(std::uint64_t nodes, std::size_t max_bytes);
    std::uint64_t expand_set(std::uint64_t nodes);

    Reach reach_;
    bool cut_ = false;            // whether a cross was looked for
    std::optional<Cross> cross_;  // play_ points to it
    std::optional<CrossPlay> play_;
    std::vector<std::uint64_t> sizes_;
    std::uint64_t stored_;
    bool exhausted_;
};

}  // namespace peg
