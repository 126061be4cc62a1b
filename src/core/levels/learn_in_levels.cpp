// SPDX-License-Identifier: MIT

// What levels by jumps learn from a level before it is expanded: pagoda functions and cost
// partitions that exclude positions from which the goal cannot be reached.

#include <algorithm>
#include <cassert>
#include <optional>
#include <utility>
#include <vector>

#include "core/levels/jump_levels.h"
#include "core/proof/pagoda/learn_pagodas.h"

namespace peg {

namespace {

// Linear programs for cost partitions: one for so many positions of a level, up to the most, and so
// many in vain, in a row, before the level is left alone.
constexpr std::size_t kPositionsPerProgram = 1 << 12;
constexpr std::size_t kMostPrograms = 30;
constexpr int kPatience = 3;

}  // namespace

// Samples the level evenly. A pagoda function stays only if it excludes, with its images, at least
// as many of the samples as they are: each member of the pool costs time at every position.
void JumpLevels::learn(const LevelSet& level) {
    const bool partitions = finder_ != nullptr;
    const LearningRule& rule = partitions ? kPartitionLevelLearning : kJumpLevelLearning;
    open_samples_.clear();
    if (level.size() < rule.least_level) return;
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
    programs_ = std::min(kMostPrograms, level.size() / kPositionsPerProgram);
    patience_ = kPatience;
}

void JumpLevels::learn_partitions(CostPartitionFinder& finder) {
    assert(goal_ && depth() == 0);
    finder_ = &finder;
}

// Puts one sample to the finder. A partition stays only if it excludes other samples too.
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

}  // namespace peg
