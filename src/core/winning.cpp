// SPDX-License-Identifier: MIT
#include "core/winning.h"

#include <algorithm>

#include "core/batch.h"

namespace peg {

namespace {

// Calls visit(parent) for the words of the positions one jump before that of the word.
template <class Visit>
void for_each_parent(const Orbits& orbits, Bits word, Visit visit) {
    const Orbits::Images images = orbits.images(word);
    for (JumpId jump : legal_jumps(orbits.board(), complement(orbits.board(), {images.pegs})))
        visit(orbits.smallest_flipped(images, jump));
}

}  // namespace

Winning::Winning(const Reach& reach, std::size_t depth, std::size_t winning_from)
    : reach_(&reach), levels_(depth + 1), level_(std::min(winning_from, depth)) {
    for (std::size_t n = winning_from; n <= depth; ++n) {
        levels_[n].places = reach.level(n).all();
        levels_[n].size = reach.level(n).size();
    }
    if (winning_from > depth) begin_level(depth);
    if (level_ > 0) begin_level(level_ - 1);
}

void Winning::begin_level(std::size_t n) {
    levels_[n].places.resize((reach_->level(n).places() + 63) / 64);
}

std::uint64_t Winning::narrow(std::uint64_t nodes, std::size_t max_bytes) {
    std::uint64_t done = 0;
    full_ = bytes() > max_bytes;
    while (done < nodes && !narrowed() && !full_) {
        const Bits word = next(level_, cursor_);
        if (word == 0) {
            cursor_ = {};
            if (--level_ > 0) begin_level(level_ - 1);
            full_ = bytes() > max_bytes;
            continue;
        }
        ++done;
        const Layer& before = reach_->level(level_ - 1);
        Batch<Bits> parents;
        for_each_parent(reach_->orbits(), word, [&](Bits parent) {
            before.prefetch(parent);
            parents.add(parent);
        });
        for (Bits parent : parents)
            if (before.contains(parent)) levels_[level_ - 1].insert(before.place(parent));
    }
    return done;
}

std::uint64_t Winning::count(std::uint64_t nodes, std::size_t max_bytes) {
    std::uint64_t done = 0;
    while (done < nodes && !counted() && !full_) {
        Level& level = levels_[counted_];
        if (level.before.empty()) {
            if (counted_ >= 2) levels_[counted_ - 2].forget_ways();
            begin_ways(level);
            full_ = bytes() > max_bytes;
            continue;
        }
        parents_.clear();
        Bits word = 0;
        while (parents_.ends.size() < kAtOnce && done < nodes) {
            word = next(counted_, cursor_);
            if (word == 0) break;
            ++done;
            if (counted_ == 0) {
                level.ways.push_back(1);
                continue;
            }
            const Layer& before = reach_->level(counted_ - 1);
            for_each_parent(reach_->orbits(), word, [&](Bits parent) {
                before.prefetch_place(parent);
                parents_.words.push_back(parent);
            });
            parents_.ends.push_back(parents_.words.size());
        }
        if (counted_ > 0) add_ways(counted_ - 1, parents_, level.ways);
        if (word != 0) continue;
        ++counted_;
        cursor_ = {};
    }
    return done;
}

void Winning::begin_ways(Level& level) {
    level.before.reserve(level.places.size());
    std::uint32_t before = 0;
    for (Bits word : level.places) {
        level.before.push_back(before);
        before += static_cast<std::uint32_t>(peg::count(word));
    }
    level.ways.reserve(before);
}

void Winning::add_ways(std::size_t n, const Relatives& relatives, std::vector<Wide>& sums) {
    const Layer& layer = reach_->level(n);
    const Level& level = levels_[n];
    places_.clear();
    for (Bits word : relatives.words) {
        const std::size_t place = layer.place(word);
        __builtin_prefetch(&level.places[place / 64]);
        __builtin_prefetch(&level.before[place / 64]);
        places_.push_back(place);
    }
    terms_.clear();
    for (std::size_t place : places_) {
        const Wide* ways = level.ways_to(place);
        if (ways != nullptr) __builtin_prefetch(ways);
        terms_.push_back(ways);
    }
    std::size_t i = 0;
    for (std::size_t end : relatives.ends) {
        Wide ways = 0;
        for (; i < end; ++i)
            if (terms_[i] != nullptr) ways = sum(ways, *terms_[i]);
        sums.push_back(ways);
    }
}

Wide Winning::ways(std::size_t n, Bits word) const {
    const Wide* ways = levels_[n].ways_to(reach_->level(n).place(word));
    return ways == nullptr ? 0 : *ways;
}

std::uint64_t Winning::size(std::size_t n) const {
    std::uint64_t size = 0;
    for (std::size_t i = 0; i <= n; ++i) size += levels_[i].size;
    return size;
}

std::size_t Winning::bytes() const {
    std::size_t bytes = 0;
    for (const Level& level : levels_) bytes += level.bytes();
    return bytes;
}

}  // namespace peg
