// SPDX-License-Identifier: MIT
#include "core/levels/jump_levels.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "core/board/jumps.h"
#include "core/proof/learn_pagodas.h"

namespace peg {

namespace {

// Linear programs for cost partitions: one for so many positions of a level, up to the most, and so
// many in vain, in a row, before the level is left alone.
constexpr std::size_t kPositionsPerProgram = 1 << 12;
constexpr std::size_t kMostPrograms = 30;
constexpr int kPatience = 3;

}  // namespace

JumpLevels::JumpLevels(const DenseCanonicalizer& canonicalizer, std::span<const Bits> first,
                       std::optional<Bits> goal)
    : canonicalizer_(&canonicalizer), goal_(goal),
      pool_(canonicalizer.board(), SearchDirection::kForwards, goal.value_or(0)) {
    assert(!first.empty());
    const Board& board = canonicalizer.board();
    const ClassRule class_of(board);
    const int pegs = count(first.front());
    assert(std::ranges::all_of(first, [&](Bits position) {
        return count(position) == pegs && class_of(position) == class_of(first.front());
    }));
    space_ = std::make_unique<LevelSpace>(board, class_of(first.front()));
    levels_.emplace_back(*space_, pegs);
    // No set can hold the position without pegs, and no play goes on from it.
    exhausted_ = pegs == 0;
    if (!exhausted_)
        for (Bits position : first) levels_.back().insert(canonicalizer.smallest(position));
    complete_level();
    if (exhausted_) {
        sizes_ = {1};
        stored_ = 1;
    }
}

std::uint64_t JumpLevels::expand(std::uint64_t nodes, std::size_t max_bytes) {
    if (!open_samples_.empty()) {
        learn_partition();
        return finder_->cost();
    }
    const Board& board = canonicalizer_->board();
    const LevelSet& from = levels_[depth()];
    LevelSet& to = levels_.back();
    // The successors of one position are inserted after those of the next one have been found:
    // meanwhile the memory where they go is fetched.
    std::array<PerJump<DensePosition>, 2> successors;
    const auto insert = [&](const PerJump<DensePosition>& batch) {
        for (DensePosition successor : batch) to.insert(successor);
    };
    std::uint64_t done = 0;
    bool at_end = false;
    while (done < nodes && !full_) {
        const std::optional<DensePosition> position = from.next(cursor_);
        at_end = !position;
        if (at_end) break;
        PerJump<DensePosition>& batch = successors[done++ % 2];
        batch.clear();
        const DenseCanonicalizer::Images images = canonicalizer_->images(*position);
        const PagodaPool::Slack slack = pool_.slack(images.pegs);
        if (!pool_.possible(slack) || excluded(images.pegs))
            left_out_ = true;
        else
            for_each_jump(board, {images.pegs}, [&](JumpId jump) {
                if ((looks_ahead_ && !pool_.possible(slack, jump)) ||
                    excluded(images.pegs ^ board.jump(jump).mask)) {
                    left_out_ = true;
                    return;
                }
                const DensePosition successor = canonicalizer_->smallest_flipped(images, jump);
                to.prefetch(successor);
                batch.add(successor);
            });
        insert(successors[done % 2]);
        full_ = bytes() > max_bytes;
    }
    insert(successors[(done + 1) % 2]);
    if (!at_end) return done;
    if (to.size() > 0)
        complete_level();
    else
        exhausted_ = true;
    return done;
}

void JumpLevels::complete_level() {
    const LevelSet& level = levels_.back();
    if (goal_) learn(level);
    sizes_.push_back(level.size());
    stored_ += level.size();
    level_bytes_ += level.bytes();
    levels_.emplace_back(*space_, level.pegs() - 1);
    cursor_ = {};
}

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

void JumpLevels::forget_goal() {
    goal_.reset();
    finder_ = nullptr;
    partitions_.reset();
    open_samples_.clear();
    pool_ = PagodaPool(canonicalizer_->board(), SearchDirection::kForwards, 0);
    looks_ahead_ = false;
}

void JumpLevels::drop(std::size_t n) {
    assert(n <= depth());
    LevelSet& level = levels_[n];
    level_bytes_ -= level.bytes();
    level = LevelSet(*space_, level.pegs());
    level_bytes_ += level.bytes();
}

}  // namespace peg
