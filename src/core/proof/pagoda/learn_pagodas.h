// SPDX-License-Identifier: MIT
#pragma once

// Learning pagoda functions in the course of a search. When a level is complete, some of its
// positions are put to the linear program (find_pagoda.h). A pagoda function that excludes one of
// them joins the pool (pagoda_pool.h), and excludes many of the positions that follow.
//
// A linear program takes as long as hundreds of positions, so each search has a rule for how many
// it can afford. On a level of which the linear program excludes nothing, a search loses patience
// soon; a level of which it excludes much is worth many linear programs. The next level begins with
// new patience, which decides most: near the start and near the goal hardly anything can be
// excluded, halfway between them nearly everything.
//
//                                       least   samples  linear     patience          nodes a
//                                       level            programs   first  won  most  program
//     bidirectional search, width w     (1)     w/16     w/32       1      2    -     500
//     levels by moves (fewest moves)    49      48       48         -      -    -     200
//     beam of moves, width w (4)        1       w/64     w/64       w/64   (3)  -     200
//     levels by jumps                   65,536  256      256        16     16   16    0 (2)
//     ... with cost partitions          4,096   256      16         4      4    4     0 (2)
//
//     (1) a level of any size, but no beam narrower than 1,024     (2) only time, no nodes
//     (3) each one that joins costs patience, so that the levels share the room in the pool
//     (4) as if it were 1,024 where it is wider

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>

#include "core/proof/pagoda/find_pagoda.h"
#include "core/proof/pagoda/pagoda_pool.h"

namespace peg {

struct LearningRule {
    // Levels with fewer positions are expanded in less time than a few linear programs take.
    std::size_t least_level;
    std::size_t samples;   // positions of a level that are looked at, excluded ones among them
    std::size_t programs;  // linear programs for a level
    // Linear programs in vain, in a row more or less, before the level is left alone: so many at
    // first, and `won` more, up to `most`, for each pagoda function that joins the pool.
    int patience;
    int won;  // below 0: each costs patience
    int most;
    std::uint64_t nodes;  // that a linear program counts as
};

// A beam narrower than this plays on in less time than a few linear programs take: it learns
// nothing.
inline constexpr std::size_t kLeastLearningWidth = 1024;

// `level` is the number of positions of the level, of which all are seen in two samples each where
// it is small.
constexpr LearningRule learning_rule_of_beam(std::size_t width, std::size_t level) {
    constexpr std::size_t kShare = 32;
    constexpr int kWon = 2;
    const std::size_t programs = width < kLeastLearningWidth ? 0 : std::min(level, width / kShare);
    return {.least_level = 0,
            .samples = 2 * programs,
            .programs = programs,
            .patience = 1,
            .won = kWon,
            .most = std::numeric_limits<int>::max(),
            .nodes = kLinearProgramCost};
}
inline constexpr LearningRule kMoveLevelLearning{.least_level = 49,
                                                 .samples = 48,
                                                 .programs = 48,
                                                 .patience = 48,
                                                 .won = 0,
                                                 .most = 48,
                                                 .nodes = kLinearProgramCostByMoves};
// `images`: how many members a pagoda function adds to the pool at most.
constexpr LearningRule learning_rule_of_move_beam(std::size_t width, std::size_t images) {
    constexpr std::size_t kShare = 64;
    constexpr std::size_t kMostPrograms = 16;
    const std::size_t programs = std::min(width / kShare, kMostPrograms);
    return {.least_level = 1,
            .samples = programs,
            .programs = programs,
            .patience = static_cast<int>(programs),
            .won = -4 * static_cast<int>(images),
            .most = std::numeric_limits<int>::max(),
            .nodes = kLinearProgramCostByMoves};
}
inline constexpr LearningRule kJumpLevelLearning{.least_level = 1 << 16,
                                                 .samples = 256,
                                                 .programs = 256,
                                                 .patience = 16,
                                                 .won = 16,
                                                 .most = 16,
                                                 .nodes = 0};
// Beside cost partitions (levels/jump_levels.h) pagoda functions are of little use but for their
// cuts: with the rule above their linear programs took nearly half of the time.
inline constexpr LearningRule kPartitionLevelLearning{.least_level = 1 << 12,
                                                      .samples = 256,
                                                      .programs = 16,
                                                      .patience = 4,
                                                      .won = 4,
                                                      .most = 4,
                                                      .nodes = 0};

// Draws places in a level that look random and are the same on every machine: Knuth's
// multiplicative hash of how many were drawn before.
class LevelSampler {
public:
    std::size_t draw(std::size_t level) {
        const std::uint64_t hash = ++drawn_ * 2654435761U >> 7;
        return static_cast<std::size_t>(hash % level);
    }

private:
    std::uint64_t drawn_ = 0;
};

// Puts samples of a level with `level` positions to the linear program, and returns the nodes that
// these count as.
//     sample()      gives a position of the level, or nothing when there are no more
//     find(pegs)    gives a pagoda function that excludes the position, or nothing (find_pagoda)
//     add(pagoda)   adds it to the pool; false where the pool does not take it
template <class Sample, class Find, class Add>
std::uint64_t learn_pagodas(const LearningRule& rule, std::size_t level, const PagodaPool& pool,
                            Sample sample, Find find, Add add) {
    if (level < rule.least_level) return 0;
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
        patience = added ? std::min(rule.most, patience + rule.won) : patience - 1;
    }
    return nodes;
}

}  // namespace peg
