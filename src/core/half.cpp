// SPDX-License-Identifier: MIT
#include "core/half.h"

#include <utility>

namespace peg {

Half::Half(const Orbits& orbits, const Cross* cross, std::span<const Bits> first,
           std::optional<Bits> goal)
    : cross_(cross), reach_(orbits, first, goal), last_size_(reach_.sizes().back()),
      stored_(reach_.stored()), exhausted_(reach_.exhausted()) {}

std::uint64_t Half::expand(std::uint64_t nodes, std::size_t max_bytes) {
    if (in_sets()) return expand_set(nodes, max_bytes);
    const std::size_t depth = reach_.depth();
    const std::uint64_t done = reach_.expand(nodes, max_bytes);
    exhausted_ = reach_.exhausted();
    full_ = reach_.full();
    if (reach_.depth() == depth) return done;
    last_size_ = reach_.sizes().back();
    stored_ = reach_.stored();
    if (cross_ != nullptr && last_size_ >= CrossSet::kWorthwhile &&
        bytes() + CrossPlay::bytes(*cross_) <= max_bytes)
        begin_sets();
    return done;
}

std::uint64_t Half::expand_set(std::uint64_t nodes, std::size_t max_bytes) {
    full_ = bytes() > max_bytes;
    if (full_) return 0;
    const std::uint64_t done = play_->run(nodes);
    if (!play_->done()) return done;
    CrossSet next = std::move(play_->to());
    const std::uint64_t positions = next.size();
    last_size_ = positions / reach_.orbits().size();
    stored_ += last_size_;
    exhausted_ = positions == 0;
    if (!exhausted_) add_set(std::move(next));
    return done;
}

void Half::begin_sets() { add_set(CrossSet(*cross_, reach_.level(reach_.depth()))); }

void Half::add_set(CrossSet set) {
    sets_.push_back(set.packed());
    set_bytes_ += sets_.back().size() * sizeof(Bits);
    play_.reset();
    play_.emplace(std::move(set), false);
}

CrossSet Half::take_last() {
    if (!in_sets()) {
        CrossSet last(*cross_, reach_.level(reach_.depth()));
        sets_.push_back(last.packed());
        return last;
    }
    CrossSet last = std::move(play_->from());
    play_.reset();
    return last;
}

std::vector<std::vector<Bits>> Half::take_sets() {
    if (sets_.size() > 1) sets_.erase(sets_.begin());
    set_bytes_ = 0;
    return std::exchange(sets_, {});
}

std::size_t Half::bytes() const {
    return reach_.bytes() + set_bytes_ + (play_ ? CrossPlay::bytes(*cross_) : 0);
}

}  // namespace peg
