// SPDX-License-Identifier: MIT
#include "core/count/winning_positions.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

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
    Level& level = levels_[known_];
    level.make_room();
    assert(known.size() == level.size);
    level.known = std::move(known);
}

std::uint64_t WinningPositions::count(std::uint64_t nodes, std::size_t max_bytes) {
    if (counted() || full_) return 0;
    const std::size_t own = from_ == From::kLevel0 ? known_ + 1 : known_ - 1;
    Level& level = levels_[own];
    const LevelSet& known = jump_levels_->level(known_);
    const DenseCanonicalizer& canonicalizer = jump_levels_->canonicalizer();
    if (level.before.empty()) level.make_room();
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
        append_known(known_, neighbours_, level.known);
        // A position without jumps has no share to give.
        const std::size_t first = level.known.size() - jumps_.size();
        for (std::size_t i = 0; i < jumps_.size(); ++i)
            if (jumps_[i] > 0) level.known[first + i].share /= jumps_[i];
        if (!at_end) continue;
        levels_[known_].forget();
        known_ = own;
        cursor_ = {};
        break;
    }
    return done;
}

void WinningPositions::Level::make_room() {
    forget();
    before.reserve(places.size());
    std::uint32_t bits = 0;
    for (Bits word : places) {
        before.push_back(bits);
        bits += static_cast<std::uint32_t>(peg::count(word));
    }
    known.reserve(bits);
}

void WinningPositions::append_known(std::size_t n, const Neighbours& neighbours,
                                    std::vector<Known>& known) {
    const LevelSet& positions = jump_levels_->level(n);
    const Level& level = levels_[n];
    places_.clear();
    for (DensePosition position : neighbours.positions) {
        const std::size_t place = positions.place(position);
        __builtin_prefetch(&level.places[place / 64]);
        __builtin_prefetch(&level.before[place / 64]);
        places_.push_back(place);
    }
    // As Level::find, but a neighbour that does not win has a term of zero instead of a branch: in
    // the English central game half of 17 million neighbours win.
    static constexpr Known kNone;
    const Known* const all = level.known.data();
    terms_.clear();
    for (std::size_t place : places_) {
        const Bits word = level.places[place / 64] >> place % 64;
        const std::size_t before = level.before[place / 64] +
                                   static_cast<std::size_t>(peg::count(
                                       level.places[place / 64] & ((Bits{1} << place % 64) - 1)));
        const std::array<const Known*, 2> either{&kNone, all + before};
        const Known* const term = either[word & 1];
        __builtin_prefetch(term);
        terms_.push_back(term);
    }
    std::size_t i = 0;
    for (std::size_t end : neighbours.ends) {
        // All jumps of a position are in its list, so the list's length is what odds are shared by.
        const auto jumps = static_cast<double>(end - i);
        Known sum;
        for (; i < end; ++i) {
            sum.solutions = saturating_add(sum.solutions, terms_[i]->solutions);
            sum.odds += terms_[i]->odds;
            sum.share += terms_[i]->share;
        }
        if (jumps > 0) sum.odds /= jumps;
        known.push_back(sum);
    }
}

WinningPositions::Known WinningPositions::known(DensePosition position) const {
    const Known* found = levels_[known_].find(jump_levels_->level(known_).place(position));
    return found == nullptr ? Known{} : *found;
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
