// SPDX-License-Identifier: MIT
#include "core/cross_play.h"

#include <algorithm>
#include <utility>

namespace peg {

CrossPlay::CrossPlay(CrossSet from, bool backwards)
    : from_(std::move(from)),
      to_(from_.cross(), from_.position_class(), from_.pegs() + (backwards ? 1 : -1)),
      block_(from_.cross()), backwards_(backwards) {
    from_.complete();
    if (!from_.cross().closed()) swapped_ = from_.swapped();
}

std::uint64_t CrossPlay::run(std::uint64_t nodes) {
    const std::uint64_t centre_nodes = from_.cross().lyings();
    std::uint64_t left = nodes;
    while (left > 0 && !done()) {
        const std::uint64_t spent = std::min(left, centre_nodes - spent_);
        left -= spent;
        spent_ += spent;
        if (spent_ < centre_nodes) break;
        play_centre();
        ++next_;
        spent_ = 0;
    }
    return nodes - left;
}

// Jumps on the standing arms are those on the lying ones of the swapped set.
void CrossPlay::play_centre() {
    const Cross& cross = from_.cross();
    const std::size_t centre = cross.leaders()[next_];
    if (from_.play(centre, backwards_, block_)) {
        to_.add(centre, block_);
        if (!swapped_) to_.add_swapped(centre, cross.images()[cross.lead(centre).swap], block_);
    }
    const std::size_t before = cross.swap().centre[centre];
    if (swapped_ && swapped_->play(before, backwards_, block_))
        to_.add_swapped(before, cross.swap(), block_);
}

std::size_t CrossPlay::bytes(const Cross& cross) {
    return (cross.closed() ? 2 : 3) * CrossSet::bytes(cross);
}

}  // namespace peg
