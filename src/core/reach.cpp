// SPDX-License-Identifier: MIT
#include "core/reach.h"

#include <array>
#include <utility>
#include <vector>

#include "core/batch.h"
#include "core/jumps.h"
#include "core/pagoda.h"

namespace peg {

Reach::Reach(const Orbits& orbits, std::span<const Bits> first, std::optional<Bits> goal)
    : orbits_(&orbits), goal_(goal),
      pool_(orbits.board(), PagodaPool::Side::kForwards, goal.value_or(0)) {
    const Board& board = orbits.board();
    const int pegs = count(first.front());
    kind_ = std::make_unique<LayerKind>(board, ClassRule(board)(first.front()));
    levels_.emplace_back(*kind_, pegs);
    for (Bits position : first) levels_.back().insert(orbits.smallest_word(position));
    complete_level();
    // No set can hold the position without pegs, and no play goes on from it.
    if (pegs == 0) {
        sizes_ = {1};
        stored_ = 1;
        exhausted_ = true;
    }
}

std::uint64_t Reach::expand(std::uint64_t nodes, std::size_t max_bytes) {
    const Board& board = orbits_->board();
    const Layer& from = levels_[depth()];
    Layer& to = levels_.back();
    // What one position leads to is inserted when the next one's has been found, and its place in
    // memory has been fetched.
    std::array<Batch<Bits>, 2> found;
    const auto insert = [&](const Batch<Bits>& batch) {
        for (Bits after : batch) to.insert(after);
    };
    std::uint64_t done = 0;
    Bits word = 1;
    while (done < nodes && !full_ && (word = from.next(cursor_)) != 0) {
        Batch<Bits>& batch = found[done++ % 2];
        batch.clear();
        const Orbits::Images images = orbits_->images(word);
        const PagodaPool::Slack slack = pool_.slack(images.pegs);
        if (pool_.possible(slack))
            for_each_jump(board, {images.pegs}, [&](JumpId jump) {
                if (looks_ahead_ && !pool_.possible(slack, jump)) return;
                const Bits after = orbits_->smallest_flipped(images, jump);
                to.prefetch(after);
                batch.add(after);
            });
        insert(found[done % 2]);
        full_ = bytes() > max_bytes;
    }
    insert(found[(done + 1) % 2]);
    if (word != 0) return done;
    if (to.size() > 0)
        complete_level();
    else
        exhausted_ = true;
    return done;
}

void Reach::complete_level() {
    const Layer& level = levels_.back();
    if (goal_) learn(level);
    sizes_.push_back(level.size());
    stored_ += level.size();
    level_bytes_ += level.bytes();
    levels_.emplace_back(*kind_, level.pegs() - 1);
    cursor_ = {};
}

// Puts samples of a level to the linear programme, and keeps the functions that with their images
// exclude as many of the others as they are: each member of the pool costs time at every position.
void Reach::learn(const Layer& level) {
    constexpr std::size_t kLeastSize = 1 << 13;  // less is played on from in the same time
    constexpr std::size_t kSamples = 256;
    constexpr int kPatience = 16;
    if (level.size() < kLeastSize) return;
    std::vector<Bits> samples;
    for (std::size_t i = 0; i < kSamples; ++i) {
        Layer::Cursor cursor = level.cursor(i, kSamples);
        const Bits word = level.next(cursor);
        if (word != 0) samples.push_back(orbits_->pegs(word));
    }
    const auto drop_excluded = [&samples](const PagodaPool& pool) {
        return std::erase_if(samples, [&](Bits pegs) { return !pool.possible(pool.slack(pegs)); });
    };
    const std::size_t all = samples.size();
    looks_ahead_ |= 3 * drop_excluded(pool_) > 2 * all;
    for (int patience = kPatience; patience > 0 && !samples.empty() && !pool_.full();) {
        const Bits sample = samples.back();
        samples.pop_back();
        const std::optional<Pagoda> pagoda = find_pagoda(orbits_->board(), sample, *goal_);
        --patience;
        if (!pagoda) continue;
        PagodaPool pool = pool_;
        add_images(pool, orbits_->board(), orbits_->symmetries(), *pagoda);
        if (drop_excluded(pool) < pool.size() - pool_.size()) continue;
        pool_ = std::move(pool);
        patience = kPatience;
    }
}

void Reach::adopt(std::span<const Bits> words) {
    Layer& level = levels_.back();
    for (Bits word : words) level.insert(word);
    goal_.reset();  // there is nothing more to learn for
    complete_level();
}

void Reach::drop(std::size_t n) {
    Layer& level = levels_[n];
    level_bytes_ -= level.bytes();
    level = Layer(*kind_, level.pegs());
    level_bytes_ += level.bytes();
}

}  // namespace peg
