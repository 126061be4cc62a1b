// SPDX-License-Identifier: MIT
#include "core/count/retrograde/adaptive_levels.h"

#include <cassert>
#include <numeric>
#include <utility>

namespace peg {

AdaptiveLevels::AdaptiveLevels(JumpLevels levels, LazyCross* cross, Keep keep)
    : jump_levels_(std::move(levels)), cross_(cross), keep_(keep), sizes_(jump_levels_.sizes()),
      stored_(jump_levels_.stored()), exhausted_(jump_levels_.exhausted()),
      full_(jump_levels_.full()) {
    if (keep_ == Keep::kDeepestLevel)
        for (std::size_t n = 0; n < jump_levels_.depth(); ++n) jump_levels_.drop(n);
}

std::uint64_t AdaptiveLevels::expand(std::uint64_t nodes, std::size_t max_bytes) {
    if (exhausted_ || full_) return 0;
    if (class_levels_) return expand_class(nodes);
    return in_sets() ? expand_set(nodes, max_bytes) : expand_positions(nodes, max_bytes);
}

std::uint64_t AdaptiveLevels::expand_positions(std::uint64_t nodes, std::size_t max_bytes) {
    const std::size_t level = jump_levels_.depth();
    const std::uint64_t done = jump_levels_.expand(nodes, max_bytes);
    exhausted_ = jump_levels_.exhausted();
    full_ = jump_levels_.full();
    if (jump_levels_.depth() == level) return done;
    if (keep_ == Keep::kDeepestLevel) jump_levels_.drop(level);
    add_size(jump_levels_.sizes().back());
    if (sizes_.back() >= CrossSet::kBreakEvenSize && cross_ != nullptr) change(max_bytes);
    return done;
}

// Changes to the representation that is faster for a level of this size, if it fits into memory.
void AdaptiveLevels::change(std::size_t max_bytes) {
    const std::size_t level = jump_levels_.depth();
    if (const Cross* cross = cross_->get()) {
        if (bytes() + CrossPlay::bytes(*cross) <= max_bytes) begin_sets();
        return;
    }
    const Board& board = cross_->canonicalizer().board();
    if (keep_ == Keep::kAllLevels || !ClassSet::possible(board)) return;
    const std::size_t size = ClassSet::bytes(board);
    const std::size_t own = bytes();
    const bool fits = own <= max_bytes && size <= max_bytes - own;  // avoids overflow of the sum
    if (!fits || ClassSet::break_even_size(board) > sizes_.back()) return;
    class_levels_.emplace(cross_->canonicalizer(), jump_levels_.level(level));
    jump_levels_.drop(level);
}

std::uint64_t AdaptiveLevels::expand_set(std::uint64_t nodes, std::size_t max_bytes) {
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

std::uint64_t AdaptiveLevels::expand_class(std::uint64_t nodes) {
    const std::size_t known = class_levels_->sizes().size();
    const std::uint64_t done = class_levels_->expand(nodes);
    for (std::uint64_t size : std::span(class_levels_->sizes()).subspan(known)) add_size(size);
    exhausted_ = class_levels_->exhausted();
    return done;
}

void AdaptiveLevels::begin_sets() {
    assert(!in_sets() && cross_ != nullptr && cross_->get() != nullptr);
    const std::size_t level = jump_levels_.depth();
    continue_from(CrossSet(*cross_->get(), jump_levels_.level(level)));
    if (keep_ == Keep::kDeepestLevel) jump_levels_.drop(level);
}

void AdaptiveLevels::continue_from(CrossSet set) {
    if (keep_ == Keep::kAllLevels) {
        packed_.push_back(set.packed());
        packed_bytes_ += packed_.back().size() * sizeof(Bits);
    }
    if (play_)
        play_->begin(std::move(set), SearchDirection::kForwards);
    else
        play_.emplace(std::move(set), SearchDirection::kForwards);
}

void AdaptiveLevels::add_size(std::uint64_t size) {
    sizes_.push_back(size);
    stored_ += size;
}

AdaptiveLevels::Sets AdaptiveLevels::take_sets() {
    assert(keep_ == Keep::kAllLevels && cross_ != nullptr && cross_->get() != nullptr);
    if (!in_sets()) begin_sets();
    Sets sets{*std::exchange(play_, std::nullopt), std::exchange(packed_, {})};
    packed_bytes_ = 0;
    return sets;
}

AdaptiveLevels::Deepest AdaptiveLevels::deepest() {
    assert(in_sets() && keep_ == Keep::kAllLevels);
    const CrossSet& set = play_->from().set();
    return {sizes_, set.position_class(), set.pegs(), packed_.back()};
}

void AdaptiveLevels::skip_to(const Deepest& deepest) {
    assert(depth() == 0 && !in_sets() && keep_ == Keep::kDeepestLevel && cross_ != nullptr);
    sizes_ = deepest.sizes;
    stored_ = std::accumulate(sizes_.begin(), sizes_.end(), std::uint64_t{0});
    continue_from(CrossSet(*cross_->get(), deepest.position_class, deepest.pegs, deepest.packed));
}

std::size_t AdaptiveLevels::bytes() const {
    return jump_levels_.bytes() + packed_bytes_ + (play_ ? CrossPlay::bytes(*cross_->get()) : 0) +
           (class_levels_ ? class_levels_->bytes() : 0);
}

}  // namespace peg
