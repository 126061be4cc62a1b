// SPDX-License-Identifier: MIT
#include "core/solver/moves/move_side.h"

namespace peg {

std::uint64_t learn_bounds(MoveSide& side, const DenseCanonicalizer& canonicalizer,
                           SearchDirection direction, Bits start, std::span<const Bits> goals,
                           LevelSampler& sampler) {
    const bool backwards = direction == SearchDirection::kBackwards;
    // A pagoda function for levels forwards would have to exclude every goal.
    if (!backwards && goals.size() != 1) return 0;
    const Board& board = canonicalizer.board();
    auto& [pool, move_pool] = *side.pools;
    const std::span<const DensePosition> level = side.levels->frontier();
    const std::uint64_t nodes = learn_pagodas(
        kMoveLevelLearning, level.size(), pool,
        [&] { return std::optional(canonicalizer.pegs(level[sampler.draw(level.size())])); },
        [&](Bits pegs) {
            return backwards ? find_pagoda(board, start, pegs) : find_pagoda(board, pegs, goals[0]);
        },
        [&](const PagodaWithCuts& pagoda) {
            add_images(pool, board, canonicalizer.symmetries(), pagoda);
            return true;
        });
    // With several goals, regions may be full at the end.
    return nodes + (goals.size() == 1 ? side.levels->learn(move_pool, sampler) : 0);
}

}  // namespace peg
