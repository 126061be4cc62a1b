// SPDX-License-Identifier: MIT
#pragma once

// Learning pagoda functions in the course of a search, like cuts or nogoods. When a level is
// complete, some of its positions are given to the linear program (find_pagoda.h). A pagoda
// function that excludes one of them is added to the pool (pagoda_pool.h), and excludes many later
// positions.
//
// A linear program costs as much as hundreds of positions, so each search has a rule for how many
// it can afford. On a level of which the linear program excludes nothing, the search soon runs out
// of patience; a level of which it excludes much is worth many linear programs. Each level begins
// with fresh patience, which matters most: near the start and near the goal hardly anything can be
// excluded, and in between nearly everything.
//
//                                       min      samples  linear     patience             nodes per
//                                       level             programs   first  reward  max   program
//     bidirectional search, width w     (1)      w/16     w/32       1      2       -     500
//     levels by moves (fewest moves)    49       48       48         -      -       -     200
//     beam of moves, width w (4)        1        w/64     w/64       w/64   (3)     -     200
//     levels by jumps                   65,536   256      256        16     16      16    0 (2)
//     ... with cost partitions          4,096    256      16         4      4       4     0 (2)
//
//     (1) a level of any size, but only beams of width 1,024 or more
//     (2) costs time, but counts no nodes
//     (3) each added function costs patience, so that the levels share the room in the pool
//     (4) as if w were 1,024 if it is greater

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>

#include "core/proof/pagoda/find_pagoda.h"
#include "core/proof/pagoda/pagoda_pool.h"

namespace peg {

struct LearningRule {
    // Minimum size of a level: smaller levels are expanded in less time than a few linear programs
    // take.
    std::size_t min_level;
    std::size_t samples;   // positions of a level to be examined, including those already excluded
    std::size_t programs;  // maximum number of linear programs per level
    // The number of failures after which the level is left alone: `patience` at first, and `reward`
    // more, up to `max_patience`, for each pagoda function added to the pool.
    int patience;
    int reward;  // if negative, each added function costs patience
    int max_patience;
    std::uint64_t nodes;  // that a linear program counts as
};

// A narrower beam plays on in less time than a few linear programs take, so it learns nothing.
inline constexpr std::size_t kMinLearningWidth = 1024;

// `level` is the number of positions of the level; on a small level there are two samples per
// position on average.
constexpr LearningRule learning_rule_of_beam(std::size_t width, std::size_t level) {
    constexpr std::size_t kShare = 32;
    constexpr int kReward = 2;
    const std::size_t programs = width < kMinLearningWidth ? 0 : std::min(level, width / kShare);
    return {.min_level = 0,
            .samples = 2 * programs,
            .programs = programs,
            .patience = 1,
            .reward = kReward,
            .max_patience = std::numeric_limits<int>::max(),
            .nodes = kLinearProgramCost};
}
inline constexpr LearningRule kMoveLevelLearning{.min_level = 49,
                                                 .samples = 48,
                                                 .programs = 48,
                                                 .patience = 48,
                                                 .reward = 0,
                                                 .max_patience = 48,
                                                 .nodes = kLinearProgramCostByMoves};
// `images`: the maximum number of members that a pagoda function adds to the pool.
constexpr LearningRule learning_rule_of_move_beam(std::size_t width, std::size_t images) {
    constexpr std::size_t kShare = 64;
    constexpr std::size_t kMaxPrograms = 16;
    const std::size_t programs = std::min(width / kShare, kMaxPrograms);
    return {.min_level = 1,
            .samples = programs,
            .programs = programs,
            .patience = static_cast<int>(programs),
            .reward = -4 * static_cast<int>(images),
            .max_patience = std::numeric_limits<int>::max(),
            .nodes = kLinearProgramCostByMoves};
}
inline constexpr LearningRule kJumpLevelLearning{.min_level = 1 << 16,
                                                 .samples = 256,
                                                 .programs = 256,
                                                 .patience = 16,
                                                 .reward = 16,
                                                 .max_patience = 16,
                                                 .nodes = 0};
// Beside cost partitions (levels/jump_levels.h), pagoda functions are of little use except for
// their cuts, so far fewer linear programs are worth their cost.
inline constexpr LearningRule kPartitionLevelLearning{.min_level = 1 << 12,
                                                      .samples = 256,
                                                      .programs = 16,
                                                      .patience = 4,
                                                      .reward = 4,
                                                      .max_patience = 4,
                                                      .nodes = 0};

// Draws pseudo-random indices in a level, the same on every machine: Knuth's multiplicative hash of
// the number of earlier draws.
class LevelSampler {
public:
    std::size_t draw(std::size_t level) {
        const std::uint64_t hash = ++drawn_ * 2654435761U >> 7;
        return static_cast<std::size_t>(hash % level);
    }

private:
    std::uint64_t drawn_ = 0;
};

// Gives samples of a level with `level` positions to the linear program; returns the nodes that
// this counts as.
//     sample()      returns a position of the level, or nothing when there are no more
//     find(pegs)    returns a pagoda function that excludes the position, or nothing (find_pagoda)
//     add(pagoda)   adds it to the pool; returns false if the pool refuses it
template <class Sample, class Find, class Add>
std::uint64_t learn_pagodas(const LearningRule& rule, std::size_t level, const PagodaPool& pool,
                            Sample sample, Find find, Add add) {
    if (level < rule.min_level) return 0;
    std::uint64_t nodes = 0;
    std::size_t programs = rule.programs;
    int patience = rule.patience;
    for (std::size_t i = 0; i < rule.samples && programs > 0 && patience > 0 && !pool.full(); ++i) {
        const std::optional<Bits> pegs = sample();
        if (!pegs) break;
        if (!pool.possible(pool.slack(*pegs))) continue;
        --programs;
        nodes += rule.nodes;
        const auto pagoda = find(*pegs);
        const bool added = pagoda && add(*pagoda);
        patience = added ? std::min(rule.max_patience, patience + rule.reward) : patience - 1;
    }
    return nodes;
}

}  // namespace peg
