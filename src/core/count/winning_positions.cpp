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

void WinningPositions::begin_counting(From from, std::vector<Prospects> prospects) {
    assert(winning_kept());
    from_ = from;
    known_ = from == From::kLevel0 ? 0 : levels_.size() - 1;
    cursor_ = {};
    Level& level = levels_[known_];
    level.make_room();
    assert(prospects.size() == level.size);
    level.prospects = std::move(prospects);
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
            if (from_ == From::kLevel0)
                for_each_parent(canonicalizer, images, add);
            else
                for_each_child(canonicalizer, images, add);
            neighbours_.end_list();
        }
        add_prospects(known_, neighbours_, level.prospects);
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
    prospects.reserve(bits);
}

void WinningPositions::add_prospects(std::size_t n, const Neighbours& neighbours,
                                     std::vector<Prospects>& prospects) {
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
    static constexpr Prospects kNone;
    const Prospects* const known = level.prospects.data();
    terms_.clear();
    for (std::size_t place : places_) {
        const Bits word = level.places[place / 64] >> place % 64;
        const std::size_t before = level.before[place / 64] +
                                   static_cast<std::size_t>(peg::count(
                                       level.places[place / 64] & ((Bits{1} << place % 64) - 1)));
        const std::array<const Prospects*, 2> either{&kNone, known + before};
        const Prospects* const term = either[word & 1];
        __builtin_prefetch(term);
        terms_.push_back(term);
    }
    std::size_t i = 0;
    for (std::size_t end : neighbours.ends) {
        // All jumps of a position are in its list, so the list's length is what odds are shared by.
        const auto jumps = static_cast<double>(end - i);
        Prospects sum;
        for (; i < end; ++i) {
            sum.solutions = saturating_add(sum.solutions, terms_[i]->solutions);
            sum.odds += terms_[i]->odds;
        }
        if (jumps > 0) sum.odds /= jumps;
        prospects.push_back(sum);
    }
}

Prospects WinningPositions::prospects(DensePosition position) const {
    const Prospects* found = levels_[known_].find(jump_levels_->level(known_).place(position));
    return found == nullptr ? Prospects{} : *found;
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
