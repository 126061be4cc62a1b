// SPDX-License-Identifier: MIT
#include "core/count/retrograde/winning_side.h"

#include <cassert>

namespace peg {

WinningSide::WinningSide(const JumpLevels& levels, CrossProspects sets)
    : positions_(levels), sets_(std::move(sets)) {
    const DenseCanonicalizer& canonicalizer = levels.canonicalizer();
    sets_->for_each_first([&](DensePosition position) {
        positions_.add(canonicalizer.smallest(canonicalizer.images(position)));
    });
}

std::uint64_t WinningSide::keep_winning(std::uint64_t nodes, std::size_t max_bytes) {
    const std::size_t others = bytes() - positions_.bytes();
    full_ = others > max_bytes;
    if (full_) return 0;
    const std::uint64_t done = positions_.keep_winning(nodes, max_bytes - others);
    full_ = positions_.full();
    return done;
}

void WinningSide::begin_counting_from_level_0() {
    from_level_0_ = true;
    in_sets_ = false;
    positions_.begin_counting_from_level_0();
    if (sets_ && positions_.counted()) cross_over();
}

void WinningSide::begin_counting_from_deepest(std::vector<Known> known) {
    from_level_0_ = false;
    in_sets_ = sets_.has_value();
    if (!sets_) {
        positions_.begin_counting_from_deepest(std::move(known));
        return;
    }
    sets_->begin_counting_from_deepest(std::move(known));
    if (sets_->counted()) cross_over();
}

// Passes the prospects of level m, which are known, to the other part.
void WinningSide::cross_over() {
    in_sets_ = from_level_0_;
    if (from_level_0_) {
        const DenseCanonicalizer& canonicalizer = sets_->canonicalizer();
        sets_->begin_counting_from_first([&](DensePosition position) {
            return positions_.known(canonicalizer.smallest(canonicalizer.images(position)));
        });
        return;
    }
    std::vector<Known> known;
    LevelSet::Cursor cursor;
    while (const auto position = positions_.next(cursor)) known.push_back(sets_->known(*position));
    positions_.begin_counting_from_deepest(std::move(known));
}

std::uint64_t WinningSide::count(std::uint64_t nodes, std::size_t max_bytes) {
    full_ = bytes() > max_bytes;
    if (full_) return 0;
    if (in_sets_) {
        const std::uint64_t done = sets_->count(nodes);
        if (!from_level_0_ && sets_->counted()) cross_over();
        return done;
    }
    const std::size_t others = bytes() - positions_.bytes();
    const std::uint64_t done = positions_.count(nodes, max_bytes - others);
    full_ = positions_.full();
    if (from_level_0_ && sets_ && positions_.counted()) cross_over();
    return done;
}

bool WinningSide::counted() const {
    return in_sets_ == (from_level_0_ && sets_) &&
           (in_sets_ ? sets_->counted() : positions_.counted());
}

int WinningSide::known_pegs() const {
    return in_sets_ ? sets_->known_pegs() : positions_.known_level().pegs();
}

WinningSide::Known WinningSide::known(DensePosition position) const {
    return in_sets_ ? sets_->known(position) : positions_.known(position);
}

std::uint64_t WinningSide::size() const {
    return positions_.size() + (sets_ ? sets_->orbits_after_first() : 0);
}

}  // namespace peg
