// SPDX-License-Identifier: MIT
#include "core/count/jump_or_cross_levels.h"

#include <cassert>
#include <numeric>
#include <utility>

namespace peg {

JumpOrCrossLevels::JumpOrCrossLevels(JumpLevels levels, LazyCross* cross, Keep keep)
    : jump_levels_(std::move(levels)), cross_(cross), keep_(keep), sizes_(jump_levels_.sizes()),
      stored_(jump_levels_.stored()), exhausted_(jump_levels_.exhausted()),
      full_(jump_levels_.full()) {
    if (keep_ == Keep::kDeepestLevel)
        for (std::size_t n = 0; n < jump_levels_.depth(); ++n) jump_levels_.drop(n);
}

std::uint64_t JumpOrCrossLevels::expand(std::uint64_t nodes, std::size_t max_bytes) {
    if (exhausted_ || full_) return 0;
    return in_sets() ? expand_set(nodes, max_bytes) : expand_positions(nodes, max_bytes);
}

std::uint64_t JumpOrCrossLevels::expand_positions(std::uint64_t nodes, std::size_t max_bytes) {
    const std::size_t level = jump_levels_.depth();
    const std::uint64_t done = jump_levels_.expand(nodes, max_bytes);
    exhausted_ = jump_levels_.exhausted();
    full_ = jump_levels_.full();
    if (jump_levels_.depth() == level) return done;
    if (keep_ == Keep::kDeepestLevel) jump_levels_.drop(level);
    add_size(jump_levels_.sizes().back());
    if (sizes_.back() < CrossSet::kWorthwhile || cross_ == nullptr) return done;
    const Cross* cross = cross_->get();
    if (cross != nullptr && bytes() + CrossPlay::bytes(*cross) <= max_bytes) begin_sets();
    return done;
}

std::uint64_t JumpOrCrossLevels::expand_set(std::uint64_t nodes, std::size_t max_bytes) {
    full_ = bytes() > max_bytes;
    if (full_) return 0;
    const std::uint64_t done = play_->run(nodes);
    if (!play_->done()) return done;
    CrossSet next = std::move(play_->to());
    const std::uint64_t size = next.orbits();
    exhausted_ = size == 0;
    if (exhausted_) return done;
    add_size(size);
    continue_from(std::move(next));
    return done;
}

void JumpOrCrossLevels::begin_sets() {
    assert(!in_sets() && cross_ != nullptr && cross_->get() != nullptr);
    const std::size_t level = jump_levels_.depth();
    continue_from(CrossSet(*cross_->get(), jump_levels_.level(level)));
    if (keep_ == Keep::kDeepestLevel) jump_levels_.drop(level);
}

void JumpOrCrossLevels::continue_from(CrossSet set) {
    if (keep_ == Keep::kAllLevels) {
        packed_.push_back(set.packed());
        packed_bytes_ += packed_.back().size() * sizeof(Bits);
    }
    if (play_)
        play_->begin(std::move(set), SearchDirection::kForwards);
    else
        play_.emplace(std::move(set), SearchDirection::kForwards);
}

void JumpOrCrossLevels::add_size(std::uint64_t size) {
    sizes_.push_back(size);
    stored_ += size;
}

JumpOrCrossLevels::Sets JumpOrCrossLevels::take_sets() {
    assert(keep_ == Keep::kAllLevels && cross_ != nullptr && cross_->get() != nullptr);
    if (!in_sets()) begin_sets();
    Sets sets{*std::exchange(play_, std::nullopt), std::exchange(packed_, {})};
    packed_bytes_ = 0;
    return sets;
}

JumpOrCrossLevels::Deepest JumpOrCrossLevels::deepest() {
    assert(in_sets() && keep_ == Keep::kAllLevels);
    const CrossSet& set = play_->from().set();
    return {sizes_, set.position_class(), set.pegs(), packed_.back()};
}

void JumpOrCrossLevels::skip_to(const Deepest& deepest) {
    assert(depth() == 0 && !in_sets() && keep_ == Keep::kDeepestLevel && cross_ != nullptr);
    sizes_ = deepest.sizes;
    stored_ = std::accumulate(sizes_.begin(), sizes_.end(), std::uint64_t{0});
    continue_from(CrossSet(*cross_->get(), deepest.position_class, deepest.pegs, deepest.packed));
}

std::size_t JumpOrCrossLevels::bytes() const {
    return jump_levels_.bytes() + packed_bytes_ + (play_ ? CrossPlay::bytes(*cross_->get()) : 0);
}

}  // namespace peg
