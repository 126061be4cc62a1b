// SPDX-License-Identifier: MIT
#include "core/count/cross/cross_play.h"

#include <algorithm>
#include <utility>

namespace peg {

CrossPlay::CrossPlay(CrossSet from, SearchDirection direction)
    : from_(std::move(from)),
      to_(from_.cross(), from_.position_class(),
          from_.pegs() + (direction == SearchDirection::kBackwards ? 1 : -1)),
      block_(from_.cross()), direction_(direction) {
    from_.complete();
    if (!from_.cross().swap_is_symmetry()) swapped_ = from_.swapped();
}

std::uint64_t CrossPlay::run(std::uint64_t nodes) {
    const std::uint64_t centre_nodes = from_.cross().horizontals();
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

// A jump on the vertical arms is the swapped image of a jump on the horizontal arms from the
// swapped set. Where the set is its own swapped image, those jumps have just been played.
void CrossPlay::play_centre() {
    const Cross& cross = from_.cross();
    const std::size_t centre = cross.representatives()[next_];
    if (from_.play(centre, direction_, block_)) {
        to_.add(centre, block_);
        if (!swapped_)
            to_.add_swapped(centre, cross.images()[cross.centre_orbit(centre).swap], block_);
    }
    const std::size_t before = cross.swap().centre[centre];
    if (swapped_ && swapped_->play(before, direction_, block_))
        to_.add_swapped(before, cross.swap(), block_);
}

std::size_t CrossPlay::bytes(const Cross& cross) {
    return (cross.swap_is_symmetry() ? 2 : 3) * CrossSet::bytes(cross);
}

}  // namespace peg
