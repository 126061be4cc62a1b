// SPDX-License-Identifier: MIT
#include "core/count/winning_positions.h"

#include <algorithm>
#include <cassert>

namespace peg {

WinningPositions::WinningPositions(const JumpLevels& levels, std::size_t first_winning)
    : jump_levels_(&levels), levels_(levels.depth() + 1),
      level_(std::min(first_winning, levels.depth())) {
    assert(first_winning <= levels.depth() + 1);
    for (std::size_t n = first_winning; n < levels_.size(); ++n) {
        levels_[n].places = levels.level(n).all_places();
        levels_[n].size = levels.level(n).size();
    }
    if (first_winning == levels_.size()) begin_level(level_);
    if (level_ > 0) begin_level(level_ - 1);
}

void WinningPositions::begin_level(std::size_t n) {
    levels_[n].places.resize((jump_levels_->level(n).places() + 63) / 64);
}

std::uint64_t WinningPositions::keep_winning(std::uint64_t nodes, std::size_t max_bytes) {
    std::uint64_t done = 0;
    full_ = bytes() > max_bytes;
    while (done < nodes && !winning_kept() && !full_) {
        const std::optional<DensePosition> position = next(level_, cursor_);
        if (!position) {
            cursor_ = {};
            if (--level_ > 0) begin_level(level_ - 1);
            full_ = bytes() > max_bytes;
            continue;
        }
        ++done;
        const LevelSet& before = jump_levels_->level(level_ - 1);
        const DenseCanonicalizer& canonicalizer = jump_levels_->canonicalizer();
        PerJump<DensePosition> parents;
        for_each_parent(canonicalizer, canonicalizer.images(*position), [&](DensePosition parent) {
            before.prefetch(parent);
            parents.add(parent);
        });
        for (DensePosition parent : parents)
            if (before.contains(parent)) levels_[level_ - 1].insert(before.place(parent));
    }
    return done;
}

std::uint64_t WinningPositions::count_paths(std::uint64_t nodes, std::size_t max_bytes) {
    assert(winning_kept());
    std::uint64_t done = 0;
    while (done < nodes && !paths_counted() && !full_) {
        Level& level = levels_[counted_];
        if (level.before.empty()) {
            if (counted_ >= 2) levels_[counted_ - 2].forget_paths();
            begin_paths(level);
            full_ = bytes() > max_bytes;
            continue;
        }
        parents_.clear();
        bool at_end = false;
        while (parents_.ends.size() < kAtOnce && done < nodes) {
            const std::optional<DensePosition> position = next(counted_, cursor_);
            at_end = !position;
            if (at_end) break;
            ++done;
            if (counted_ == 0) {
                level.paths.push_back(1);
                continue;
            }
            const LevelSet& before = jump_levels_->level(counted_ - 1);
            const DenseCanonicalizer& canonicalizer = jump_levels_->canonicalizer();
            for_each_parent(canonicalizer, canonicalizer.images(*position),
                            [&](DensePosition parent) {
                                before.prefetch_place(parent);
                                parents_.positions.push_back(parent);
                            });
            parents_.end_list();
        }
        if (counted_ > 0) add_path_counts(counted_ - 1, parents_, level.paths);
        if (!at_end) continue;
        ++counted_;
        cursor_ = {};
    }
    return done;
}

void WinningPositions::begin_paths(Level& level) {
    level.before.reserve(level.places.size());
    std::uint32_t before = 0;
    for (Bits word : level.places) {
        level.before.push_back(before);
        before += static_cast<std::uint32_t>(peg::count(word));
    }
    level.paths.reserve(before);
}

void WinningPositions::add_path_counts(std::size_t n, const Neighbours& neighbours,
                                       std::vector<Uint128>& sums) {
    const LevelSet& positions = jump_levels_->level(n);
    const Level& level = levels_[n];
    places_.clear();
    for (DensePosition position : neighbours.positions) {
        const std::size_t place = positions.place(position);
        __builtin_prefetch(&level.places[place / 64]);
        __builtin_prefetch(&level.before[place / 64]);
        places_.push_back(place);
    }
    terms_.clear();
    for (std::size_t place : places_) {
        const Uint128* paths = level.paths_to(place);
        if (paths != nullptr) __builtin_prefetch(paths);
        terms_.push_back(paths);
    }
    std::size_t i = 0;
    for (std::size_t end : neighbours.ends) {
        Uint128 sum = 0;
        for (; i < end; ++i)
            if (terms_[i] != nullptr) sum = saturating_add(sum, *terms_[i]);
        sums.push_back(sum);
    }
}

Uint128 WinningPositions::path_count(DensePosition position) const {
    assert(paths_counted());
    const Uint128* paths = levels_.back().paths_to(deepest().place(position));
    return paths == nullptr ? 0 : *paths;
}

std::uint64_t WinningPositions::size() const {
    std::uint64_t size = 0;
    for (const Level& level : levels_) size += level.size;
    return size;
}

std::size_t WinningPositions::bytes() const {
    std::size_t bytes = 0;
    for (const Level& level : levels_) bytes += level.bytes();
    return bytes;
}

}  // namespace peg
