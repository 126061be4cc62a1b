// SPDX-License-Identifier: MIT

// What levels learn before they are expanded. Levels by jumps learn pagoda functions and cost
// partitions that exclude positions from which the goal cannot be reached. Levels by moves learn
// pagoda functions for moves that exclude positions from which it takes too many moves.

#include <algorithm>
#include <cassert>
#include <optional>
#include <utility>
#include <vector>

#include "core/levels/jump_levels.h"
#include "core/levels/move_levels.h"
#include "core/proof/moves/find_move_pagoda.h"
#include "core/proof/pagoda/learn_pagodas.h"

namespace peg {

namespace {

// Limits of the linear programs for cost partitions: one for each kPositionsPerProgram positions of
// a level, at most kMaxPrograms, and at most kPatience failures in a row.
constexpr std::size_t kPositionsPerProgram = 1 << 12;
constexpr std::size_t kMaxPrograms = 30;
constexpr int kPatience = 3;

// The number of samples of the next level for which a pagoda function for moves is sought.
constexpr std::size_t kSamplesByMoves = 32;

}  // namespace

// Samples the level evenly. A pagoda function is kept only if it and its images exclude at least as
// many samples as there are images: each member of the pool costs time at every position.
void JumpLevels::learn(const LevelSet& level) {
    const bool partitions = finder_ != nullptr;
    const LearningRule& rule = partitions ? kPartitionLevelLearning : kJumpLevelLearning;
    open_samples_.clear();
    if (level.size() < rule.min_level) return;
    if (partitions && !partitions_) partitions_.emplace(finder_->blocks(), *goal_);
    std::vector<Bits> samples;
    for (std::size_t i = 0; i < rule.samples; ++i) {
        LevelSet::Cursor cursor = level.cursor(i, rule.samples);
        if (const auto position = level.next(cursor))
            samples.push_back(canonicalizer_->pegs(*position));
    }
    if (partitions) open_samples_ = samples;
    const auto drop_excluded = [&samples](const PagodaPool& pool) {
        return std::erase_if(samples, [&](Bits pegs) { return !pool.possible(pool.slack(pegs)); });
    };
    const std::size_t all = samples.size();
    looks_ahead_ |= 3 * drop_excluded(pool_) > 2 * all;
    const auto next_sample = [&]() -> std::optional<Bits> {
        if (samples.empty()) return std::nullopt;
        const Bits sample = samples.back();
        samples.pop_back();
        return sample;
    };
    const auto find = [&](Bits pegs) { return find_pagoda(canonicalizer_->board(), pegs, *goal_); };
    const auto add = [&](const PagodaWithCuts& pagoda) {
        PagodaPool pool = pool_;
        add_images(pool, canonicalizer_->board(), canonicalizer_->symmetries(), pagoda);
        if (drop_excluded(pool) < pool.size() - pool_.size()) return false;
        pool_ = std::move(pool);
        return true;
    };
    learn_pagodas(rule, level.size(), pool_, next_sample, find, add);
    std::erase_if(open_samples_, [&](Bits pegs) { return !not_pruned(pegs); });
    programs_ = std::min(kMaxPrograms, level.size() / kPositionsPerProgram);
    patience_ = kPatience;
}

void JumpLevels::learn_partitions(CostPartitionFinder& finder) {
    assert(goal_ && depth() == 0);
    finder_ = &finder;
}

// Gives one sample to the finder. A partition is kept only if it excludes other samples too.
void JumpLevels::learn_partition() {
    const auto found = finder_->find(open_samples_.back(), *goal_);
    open_samples_.pop_back();
    PartitionPool pool = *partitions_;
    std::size_t excluded = 0;
    if (found && pool.add(finder_->blocks(), *found))
        excluded = std::erase_if(open_samples_, [&](Bits pegs) { return pool.excludes(pegs); });
    --patience_;
    if (excluded > 0) {
        partitions_ = std::move(pool);
        patience_ = kPatience;
    }
    if (--programs_ == 0 || patience_ == 0 || partitions_->full()) open_samples_.clear();
}

// A random position of the next level that nothing excludes yet, not canonicalized: it has the
// orientation in which it would be checked. Nothing if the position drawn from this level has no
// such successor.
std::optional<Bits> MoveLevels::sample(LevelSampler& sampler) const {
    constexpr std::size_t kMaxChoices = 256;
    const std::size_t left = moves_ - depth() - 1;
    const auto images = canonicalizer_->images(frontier()[sampler.draw(frontier().size())]);
    std::vector<Bits> choices;
    if (!pools_->move_pagodas.excludes(images.pegs, left + 1))
        visit_moves(images, [&](const DenseCanonicalizer::Images& next, std::span<const JumpId>) {
            if (!pools_->move_pagodas.excludes(next.pegs, left)) choices.push_back(next.pegs);
            return choices.size() == kMaxChoices;
        });
    if (choices.empty()) return std::nullopt;
    const Bits chosen = choices[sampler.draw(choices.size())];
    if (patterns_ && patterns_->excludes(canonicalizer_->smallest(chosen), left))
        return std::nullopt;
    return chosen;
}

std::uint64_t MoveLevels::learn(MovePagodaPool& pool, LevelSampler& sampler) const {
    assert(&pool == &pools_->move_pagodas && between_levels());
    const Board& board = canonicalizer_->board();
    // On some boards hardly any function is useful: each failure doubles the size that a level must
    // have.
    constexpr int kMaxDoublings = 8;
    const int doublings = std::min(pool.refused(), kMaxDoublings);
    if (frontier().size() < move_pagoda_cost(board) << doublings || depth() + 1 >= moves_) return 0;
    std::vector<Bits> samples;
    for (std::size_t tries = 0; tries < 4 * kSamplesByMoves; ++tries) {
        if (const auto pegs = sample(sampler)) samples.push_back(*pegs);
        if (samples.size() == kSamplesByMoves) break;
    }
    if (samples.empty()) return 0;
    const auto found = find_move_pagoda(board, pool.regions(), direction_, pool.end(), samples);
    if (found) pool.add(*found, samples, moves_ - depth() - 1);
    return move_pagoda_cost(board);
}

}  // namespace peg
