// SPDX-License-Identifier: MIT
#include "core/count/cross/cross_retrograde.h"

#include <utility>

namespace peg {

CrossRetrograde::CrossRetrograde(CrossSet other_side, std::vector<std::vector<Bits>> levels)
    : cross_(&other_side.cross()),
      play_(std::in_place, std::move(other_side), SearchDirection::kForwards),
      levels_(std::move(levels)) {
    assert(!levels_.empty());
}

std::uint64_t CrossRetrograde::keep_winning(std::uint64_t nodes) {
    assert(!done());
    const std::uint64_t spent = play_->run(nodes);
    if (!play_->done()) return spent;
    // The set that was played from is freed before another one is made.
    CrossSet set = std::move(play_->to());
    play_.reset();
    const bool deepest = winning_.empty();
    if (deepest) {
        set.complete();
        set = set.complement();
    }
    set.intersect(levels_.back());
    levels_.pop_back();
    std::vector<DensePosition>& winning = winning_.emplace_back();
    const DenseCanonicalizer& canonicalizer = cross_->canonicalizer();
    set.for_some_of_each_orbit([&](DensePosition position) {
        winning.push_back(canonicalizer.smallest(canonicalizer.images(position)));
    });
    if (!done()) play_.emplace(std::move(set), SearchDirection::kBackwards);
    return spent;
}

std::size_t CrossRetrograde::bytes() const {
    std::size_t bytes = play_ ? CrossPlay::bytes(*cross_) : 0;
    for (const std::vector<Bits>& level : levels_) bytes += level.capacity() * sizeof(Bits);
    for (const auto& winning : winning_) bytes += grown_bytes<DensePosition>(winning.size());
    return bytes;
}

}  // namespace peg
