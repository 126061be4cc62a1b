// SPDX-License-Identifier: MIT
#pragma once

// One end of a bidirectional search by moves: its levels (levels/move_levels.h), and the bounds
// that prune them. Both searches from two ends have such sides: that for the minimum of moves
// (fewest_moves_search.h), which also uses relaxed moves, and that for all solutions with it
// (winning_move_levels.h).

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "core/levels/level_patterns.h"
#include "core/levels/move_levels.h"
#include "core/proof/pagoda/learn_pagodas.h"

namespace peg {

struct MoveSide {
    std::optional<MovePools> pools;
    std::optional<MoveLevels> levels;
    std::optional<LevelPatterns> patterns;  // empty for `fewest`

    std::size_t bytes() const {
        return (levels ? levels->bytes() : 0) + (patterns ? patterns->bytes() : 0);
    }
};

// Patterns of one side may take 1 / kShareOfPatterns of the memory.
inline constexpr std::size_t kShareOfPatterns = 8;

// Learns pagoda functions, by jumps and for moves, from samples of the deepest complete level, and
// adds them to the pools. The levels forwards begin at `start`, those backwards at `goals`, sets of
// holes in the board's layout; `goals` is empty for `fewest`. Returns the nodes that the linear
// programs count as.
std::uint64_t learn_bounds(MoveSide& side, const DenseCanonicalizer& canonicalizer,
                           SearchDirection direction, Bits start, std::span<const Bits> goals,
                           LevelSampler& sampler);

}  // namespace peg
