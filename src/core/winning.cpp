// SPDX-License-Identifier: MIT
#include "core/winning.h"

#include <utility>

#include "core/jumps.h"

namespace peg {

namespace {

// The words of the positions one jump before that of the word.
template <class Visit>
void for_each_parent(const Orbits& orbits, Bits word, Visit&& visit) {
    const Orbits::Images images = orbits.images(word);
    for_each_jump(orbits.board(), complement(orbits.board(), {images.pegs}),
                  [&](JumpId jump) { visit(orbits.smallest_flipped(images, jump)); });
}

}  // namespace

Winning::Winning(const Reach& reach, std::size_t depth)
    : reach_(&reach), levels_(depth + 1), level_(depth) {}

std::uint64_t Winning::narrow(std::uint64_t nodes, std::size_t max_bytes) {
    std::uint64_t done = 0;
    while (done < nodes && !narrowed() && !full_) {
        const std::span<const Bits> slots = levels_[level_].slots();
        if (cursor_ == slots.size()) {
            --level_;
            cursor_ = 0;
            continue;
        }
        const Bits word = slots[cursor_++];
        if (word == 0) continue;
        ++done;
        for_each_parent(reach_->orbits(), word, [&](Bits parent) {
            if (reach_->level(level_ - 1).contains(parent)) levels_[level_ - 1].insert(parent);
        });
        full_ = bytes() > max_bytes;
    }
    return done;
}

std::uint64_t Winning::count(std::uint64_t nodes, std::size_t max_bytes) {
    std::uint64_t done = 0;
    while (done < nodes && !counted() && !full_) {
        const std::size_t n = ways_.size();
        const std::span<const Bits> slots = levels_[n].slots();
        if (next_ways_.empty()) {
            next_ways_.resize(slots.size());
            cursor_ = 0;
            full_ = bytes() > max_bytes;
            continue;
        }
        if (cursor_ == slots.size()) {
            if (n >= 2) ways_[n - 2] = {};
            ways_.push_back(std::exchange(next_ways_, {}));
            continue;
        }
        const Bits word = slots[cursor_++];
        if (word == 0) continue;
        ++done;
        Wide& ways = next_ways_[cursor_ - 1];
        if (n == 0) {
            ways = 1;
            continue;
        }
        const PositionSet& before = levels_[n - 1];
        for_each_parent(reach_->orbits(), word,
                        [&](Bits parent) { ways = sum(ways, ways_[n - 1][before.slot(parent)]); });
    }
    return done;
}

std::uint64_t Winning::size(std::size_t n) const {
    std::uint64_t size = 0;
    for (std::size_t i = 0; i <= n; ++i) size += levels_[i].size();
    return size;
}

std::size_t Winning::bytes() const {
    std::size_t bytes = next_ways_.size() * sizeof(Wide);
    for (const PositionSet& level : levels_) bytes += level.bytes();
    for (const std::vector<Wide>& ways : ways_) bytes += ways.size() * sizeof(Wide);
    return bytes;
}

}  // namespace peg
