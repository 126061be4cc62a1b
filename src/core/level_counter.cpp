// SPDX-License-Identifier: MIT
#include "core/level_counter.h"

#include <utility>

namespace peg {

LevelCounter::LevelCounter(Reach reach)
    : reach_(std::move(reach)), sizes_(reach_.sizes()), stored_(reach_.stored()),
      exhausted_(reach_.exhausted()) {
    for (std::size_t n = 0; n < reach_.depth(); ++n) reach_.drop(n);
}

std::uint64_t LevelCounter::expand(std::uint64_t nodes, std::size_t max_bytes) {
    if (exhausted_ || full()) return 0;
    return play_ ? expand_set(nodes) : expand_reach(nodes, max_bytes);
}

std::uint64_t LevelCounter::expand_reach(std::uint64_t nodes, std::size_t max_bytes) {
    const std::size_t depth = reach_.depth();
    const std::uint64_t done = reach_.expand(nodes, max_bytes);
    exhausted_ = reach_.exhausted();
    if (reach_.depth() == depth) return done;
    reach_.drop(depth);
    sizes_ = reach_.sizes();
    stored_ = reach_.stored();
    if (!cut_ && sizes_.back() >= CrossSet::kWorthwhile) {
        cut_ = true;
        cross_ = Cross::make(reach_.orbits());
        if (cross_ && reach_.bytes() + CrossPlay::bytes(*cross_) <= max_bytes) {
            play_.emplace(CrossSet(*cross_, reach_.level(reach_.depth())), false);
            reach_.drop(reach_.depth());
        }
    }
    return done;
}

std::uint64_t LevelCounter::expand_set(std::uint64_t nodes) {
    std::uint64_t done = 0;
    while (done < nodes) {
        done += play_->run(nodes - done);
        if (!play_->done()) break;
        const std::uint64_t size = play_->to().classes();
        if (size == 0) {
            exhausted_ = true;
            break;
        }
        sizes_.push_back(size);
        stored_ += size;
        // The set that was played from is gone before the next one is made.
        CrossSet last = std::move(play_->to());
        play_.reset();
        play_.emplace(std::move(last), false);
    }
    return done;
}

}  // namespace peg
