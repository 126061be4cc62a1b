// SPDX-License-Identifier: MIT
#include "core/count/cross/cross_retrograde.h"

#include <utility>

namespace peg {

CrossRetrograde::CrossRetrograde(CrossPlay other_side, std::vector<std::vector<Bits>> levels)
    : play_(std::move(other_side)), levels_(std::move(levels)), numbering_(play_.cross()) {
    assert(!levels_.empty());
}

std::uint64_t CrossRetrograde::keep_winning(std::uint64_t nodes) {
    assert(!done());
    const std::uint64_t spent = play_.run(nodes);
    if (!play_.done()) return spent;
    CrossSet set = std::move(play_.to());
    const bool deepest = winning_.empty();
    if (deepest) {
        play_.from().set() = std::move(set);
        play_.from().complete();
        set = play_.from().complement();
    }
    set.intersect(levels_.back());
    levels_.pop_back();
    const CrossNumbering::Level numbers = numbering_.level(set.position_class(), set.pegs());
    winning_.push_back(
        {set.position_class(), set.pegs(), numbering_.places(numbers, set), set.orbits()});
    if (!done()) play_.begin(std::move(set), SearchDirection::kBackwards);
    return spent;
}

std::size_t CrossRetrograde::bytes() const {
    std::size_t bytes = CrossPlay::bytes(play_.cross());
    for (const std::vector<Bits>& level : levels_) bytes += level.capacity() * sizeof(Bits);
    for (const auto& winning : winning_) bytes += winning.places.capacity() * sizeof(Bits);
    return bytes;
}

}  // namespace peg
