// SPDX-License-Identifier: MIT
#include "core/winning.h"

#include <algorithm>

#include "core/batch.h"
#include "core/jumps.h"

namespace peg {

namespace {

// The words of the positions one jump before that of the word, which the table will be asked about.
template <class Table>
Batch<Bits> parents(const Orbits& orbits, Bits word, const Table& table) {
    Batch<Bits> parents;
    const Orbits::Images images = orbits.images(word);
    for_each_jump(orbits.board(), complement(orbits.board(), {images.pegs}), [&](JumpId jump) {
        const Bits parent = orbits.smallest_flipped(images, jump);
        table.prefetch(parent);
        parents.add(parent);
    });
    return parents;
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
        for (Bits parent : parents(reach_->orbits(), word, before))
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
        const Bits word = next(counted_, cursor_);
        if (word != 0) {
            level.ways.push_back(counted_ == 0 ? 1 : ways_through(counted_ - 1, word));
            ++done;
            continue;
        }
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

// The ways to a position by way of those of level n.
Wide Winning::ways_through(std::size_t n, Bits word) const {
    const Layer& layer = reach_->level(n);
    const Level& level = levels_[n];
    Batch<std::size_t> places;
    for (Bits parent : parents(reach_->orbits(), word, layer)) {
        const std::size_t place = layer.place(parent);
        __builtin_prefetch(&level.places[place / 64]);
        __builtin_prefetch(&level.before[place / 64]);
        places.add(place);
    }
    Batch<const Wide*> terms;
    for (std::size_t place : places) {
        const Wide* ways = level.ways_to(place);
        if (ways == nullptr) continue;
        __builtin_prefetch(ways);
        terms.add(ways);
    }
    Wide ways = 0;
    for (const Wide* term : terms) ways = sum(ways, *term);
    return ways;
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
