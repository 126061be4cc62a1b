// SPDX-License-Identifier: MIT
#pragma once

// Breadth-first search backwards from a goal: level n holds all positions from which n jumps lead
// to the goal, except those that a pagoda function proves to be unreachable from the start. A
// forward search therefore only has to reach the deepest level: if no position of that level can be
// reached from the start, neither can the goal.
//
// Every level stays in memory, 12 to 24 bytes a position. Un-jumps are jumps on the complement
// (position.h), so the same generator finds them.

#include <cstdint>
#include <vector>

#include "core/proof/pagoda/pagoda_pool.h"
#include "core/support/position_set.h"

namespace peg {

class BackwardLevels {
public:
    // The goal is a subset of the board's holes. The board outlives this object.
    BackwardLevels(const Board& board, Bits goal);

    // The number of jumps from the deepest complete level to the goal.
    std::size_t depth() const { return levels_.size() - 1; }
    // The positions of that level, as a set; and as a list in the order in which they were found.
    const PositionSet& deepest() const { return levels_.back(); }
    std::span<const Bits> frontier() const { return frontier_; }

    // Expands up to `nodes` positions of the deepest level into the next one, pruned by the pool,
    // whose direction is backwards; returns how many it expanded. When all are expanded, the next
    // level is complete and depth() rises. The pool may gain members between levels, but not within
    // one. If it takes more than `max_bytes`, it stops for good: full().
    std::uint64_t expand(const PagodaPool& pool, std::uint64_t nodes, std::size_t max_bytes);
    bool full() const { return full_; }
    // Whether some, but not all, positions of the deepest level are expanded.
    bool in_between() const { return cursor_ > 0; }

    // The jumps from a position of the deepest level to the goal.
    std::vector<JumpId> path(Bits pegs) const;

    // The number of positions in all complete levels.
    std::uint64_t stored() const { return stored_; }
    std::size_t bytes() const {
        return level_bytes_ + next_set_.growing_bytes() + grown_bytes<Bits>(frontier_.size()) +
               grown_bytes<Bits>(next_.size());
    }

private:
    const Board* board_;
    std::vector<PositionSet> levels_;
    std::vector<Bits> frontier_;  // the deepest level, in the order found
    std::vector<Bits> next_;      // the level being filled, in the order found
    PositionSet next_set_;        // the same positions
    std::size_t cursor_ = 0;      // how many positions of frontier_ are expanded
    std::uint64_t stored_ = 1;
    std::size_t level_bytes_ = 0;  // of levels_ except the first
    bool full_ = false;
};

}  // namespace peg
