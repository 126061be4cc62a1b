// SPDX-License-Identifier: MIT
#pragma once

// The positions of a Reach from which what comes after its deepest level can be attained, found
// from that level upwards: those of level n - 1 that a jump leads from to one that is known at
// level n. Of the 6,257,502 classes up to the middle of the English central game 839,536 remain.
// And for each of them the number of ways, sequences of jumps, that lead there from the first
// level.

#include <cstdint>
#include <vector>

#include "core/reach.h"
#include "core/wide.h"

namespace peg {

class Winning {
public:
    // The levels of the reach up to `depth` are complete, and stay; it outlives this.
    Winning(const Reach& reach, std::size_t depth);

    // Adds a position to the deepest level, before anything else is done.
    void add(Bits word) { levels_.back().insert(word); }

    // Goes on for up to `nodes` positions, and returns how many they were: first upwards to the
    // positions that win, then down again to the ways that lead to them. Stops for good, full(),
    // when it takes more than `max_bytes`.
    std::uint64_t narrow(std::uint64_t nodes, std::size_t max_bytes);
    bool narrowed() const { return level_ == 0; }
    std::uint64_t count(std::uint64_t nodes, std::size_t max_bytes);
    bool counted() const { return ways_.size() == levels_.size(); }
    bool full() const { return full_; }

    std::size_t depth() const { return levels_.size() - 1; }
    bool empty() const { return levels_.back().size() == 0; }
    const PositionSet& level(std::size_t n) const { return levels_[n]; }
    // The ways to each slot of a level, 0 for empty slots; of the deepest two levels only.
    std::span<const Wide> ways(std::size_t n) const { return ways_[n]; }
    // Number of positions in levels 0 to n.
    std::uint64_t size(std::size_t n) const;
    std::size_t bytes() const;

private:
    const Reach* reach_;
    std::vector<PositionSet> levels_;
    std::vector<std::vector<Wide>> ways_;  // of the levels counted; beside their slots
    std::vector<Wide> next_ways_;
    std::size_t level_;       // of the narrowing
    std::size_t cursor_ = 0;  // slot
    bool full_ = false;
};

}  // namespace peg
