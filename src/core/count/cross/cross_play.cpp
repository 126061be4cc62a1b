// SPDX-License-Identifier: MIT
#include "core/count/cross/cross_play.h"

#include <algorithm>
#include <utility>

namespace peg {

namespace {

int pegs_after(const CrossSet& from, SearchDirection direction) {
    return from.pegs() + (direction == SearchDirection::kBackwards ? 1 : -1);
}

}  // namespace

CrossPlay::CrossPlay(CrossSet from, SearchDirection direction)
    : from_(std::move(from)),
      to_(from_.set().cross(), from_.set().position_class(), pegs_after(from_.set(), direction)),
      landed_(to_.cross()), direction_(direction) {}

void CrossPlay::begin(CrossSet from, SearchDirection direction) {
    to_ = std::exchange(from_.set(), std::move(from));
    from_.complete();
    to_.clear(from_.set().position_class(), pegs_after(from_.set(), direction));
    direction_ = direction;
    next_ = 0;
    spent_ = 0;
}

std::uint64_t CrossPlay::run(std::uint64_t nodes) {
    const std::uint64_t centre_nodes = cross().horizontals();
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
// swapped set. If the swap is a symmetry, the swapped set is the set itself, so those jumps were
// just played.
void CrossPlay::play_centre() {
    const Cross& cross = this->cross();
    const bool symmetric = cross.swap_is_symmetry();
    const std::size_t centre = cross.representatives()[next_];
    if (from_.play(centre, direction_, landed_)) {
        to_.add(centre, landed_);
        if (symmetric)
            to_.add_swapped(to_.position_class(), centre,
                            cross.images()[cross.centre_orbit(centre).swap], landed_);
    }
    if (symmetric) return;
    const std::size_t before = cross.swap().centre[centre];
    if (from_.play_swapped(before, direction_, landed_))
        to_.add_swapped(cross.swapped_class(to_.position_class()), before, cross.swap(), landed_);
}

std::size_t CrossPlay::bytes(const Cross& cross) {
    return CompleteCrossSet::bytes(cross) + CrossSet::bytes(cross);
}

}  // namespace peg
