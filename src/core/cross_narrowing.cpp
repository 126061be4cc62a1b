// SPDX-License-Identifier: MIT
#include "core/cross_narrowing.h"

#include <utility>

namespace peg {

CrossNarrowing::CrossNarrowing(CrossSet across, std::vector<std::vector<Bits>> sets)
    : cross_(&across.cross()), play_(std::in_place, std::move(across), false),
      sets_(std::move(sets)) {}

std::uint64_t CrossNarrowing::run(std::uint64_t nodes) {
    const std::uint64_t spent = play_->run(nodes);
    if (!play_->done()) return spent;
    // The set that was played from is gone before another one is made.
    CrossSet set = std::move(play_->to());
    play_.reset();
    if (found_.empty()) {
        set.complete();
        set = set.complement();
    }
    set.keep(sets_.back());
    sets_.pop_back();
    std::vector<Bits>& found = found_.emplace_back();
    const Orbits& orbits = cross_->orbits();
    set.for_some_of_each_class(
        [&](Bits word) { found.push_back(orbits.smallest(orbits.images(word))); });
    if (!done()) play_.emplace(std::move(set), true);
    return spent;
}

std::size_t CrossNarrowing::bytes() const {
    std::size_t bytes = play_ ? CrossPlay::bytes(*cross_) : 0;
    for (const std::vector<Bits>& set : sets_) bytes += set.capacity() * sizeof(Bits);
    for (const std::vector<Bits>& found : found_) bytes += grown_bytes<Bits>(found.size());
    return bytes;
}

}  // namespace peg
