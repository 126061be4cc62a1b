// SPDX-License-Identifier: MIT
#include "core/count/retrograde/winning_positions.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

namespace peg {

WinningPositions::WinningPositions(const JumpLevels& levels)
    : jump_levels_(&levels), levels_(levels.depth() + 1), level_(levels.depth()) {
    begin_level(level_);
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

void WinningPositions::begin_counting_from_level_0() {
    const DenseCanonicalizer& canonicalizer = jump_levels_->canonicalizer();
    std::vector<Known> finished;
    LevelSet::Cursor cursor;
    while (const auto position = next(0, cursor)) {
        const int jumps = count_jumps(canonicalizer.board(), {canonicalizer.pegs(*position)});
        finished.push_back({1, 1.0, jumps == 0 ? 0.0 : 1.0 / jumps});
    }
    begin_counting(From::kLevel0, std::move(finished));
}

void WinningPositions::begin_counting_from_deepest(std::vector<Known> known) {
    begin_counting(From::kDeepestLevel, std::move(known));
}

void WinningPositions::begin_counting(From from, std::vector<Known> known) {
    assert(winning_kept());
    from_ = from;
    known_ = from == From::kLevel0 ? 0 : levels_.size() - 1;
    cursor_ = {};
    WinningLevel& level = levels_[known_];
    level.build_ranks();
    assert(known.size() == level.size);
    level.values = std::move(known);
}

std::uint64_t WinningPositions::count(std::uint64_t nodes, std::size_t max_bytes) {
    if (counted() || full_) return 0;
    const std::size_t own = from_ == From::kLevel0 ? known_ + 1 : known_ - 1;
    WinningLevel& level = levels_[own];
    const LevelSet& known = jump_levels_->level(known_);
    const DenseCanonicalizer& canonicalizer = jump_levels_->canonicalizer();
    if (level.ranks.empty()) level.build_ranks();
    full_ = bytes() > max_bytes;
    std::uint64_t done = 0;
    while (done < nodes && !full_) {
        neighbours_.clear();
        jumps_.clear();
        const auto add = [&](DensePosition neighbour) {
            known.prefetch_place(neighbour);
            neighbours_.positions.push_back(neighbour);
        };
        bool at_end = false;
        while (neighbours_.ends.size() < kAtOnce && done < nodes) {
            const std::optional<DensePosition> position = next(own, cursor_);
            at_end = !position;
            if (at_end) break;
            ++done;
            const DenseCanonicalizer::Images images = canonicalizer.images(*position);
            if (from_ == From::kLevel0) {
                for_each_parent(canonicalizer, images, add);
                jumps_.push_back(count_jumps(canonicalizer.board(), {images.pegs}));
            } else {
                for_each_child(canonicalizer, images, add);
            }
            neighbours_.end_list();
        }
        append_known(known_, neighbours_, level.values);
        // A position without jumps passes no share on.
        const std::size_t first = level.values.size() - jumps_.size();
        for (std::size_t i = 0; i < jumps_.size(); ++i)
            if (jumps_[i] > 0) level.values[first + i].share /= jumps_[i];
        if (!at_end) continue;
        levels_[known_].free_ranks_and_values();
        known_ = own;
        cursor_ = {};
        break;
    }
    return done;
}

void WinningPositions::append_known(std::size_t n, const Neighbours& neighbours,
                                    std::vector<Known>& known) {
    const LevelSet& positions = jump_levels_->level(n);
    places_.clear();
    for (DensePosition position : neighbours.positions) {
        places_.push_back(positions.place(position));
        levels_[n].prefetch(places_.back());
    }
    levels_[n].append_sums(places_, neighbours.ends, known, terms_);
}

WinningPositions::Known WinningPositions::known(DensePosition position) const {
    return levels_[known_].find(jump_levels_->level(known_).place(position));
}

std::uint64_t WinningPositions::size() const {
    std::uint64_t size = 0;
    for (const WinningLevel& level : levels_) size += level.size;
    return size;
}

std::size_t WinningPositions::bytes() const {
    std::size_t bytes = 0;
    for (const WinningLevel& level : levels_) bytes += level.bytes();
    return bytes;
}

}  // namespace peg
