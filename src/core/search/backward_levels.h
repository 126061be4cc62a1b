// SPDX-License-Identifier: MIT
#pragma once

// All positions from which a goal can be reached, level by level: level n holds those that n jumps
// lead from to the goal. Left out is only what a pagoda function shows to be out of reach from the
// start. So a search forwards needs to go no further than to the deepest level: if no position of
// that level can be reached from the start, neither can the goal.
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
    // The goal must lie within the board's holes; the board must outlive this object.
    BackwardLevels(const Board& board, Bits goal);

    // Jumps from the deepest complete level to the goal.
    std::size_t depth() const { return levels_.size() - 1; }
    // The positions of that level, as a set and in the order in which they were found.
    const PositionSet& deepest() const { return levels_.back(); }
    std::span<const Bits> frontier() const { return frontier_; }

    // Expands up to `nodes` positions of the deepest level into the next one, leaving out what the
    // pool, whose direction is backwards, excludes; returns how many it expanded. When all are
    // expanded the next level is complete and depth() rises. The pool may gain members between
    // levels, not within one. Stops for good, full(), when it takes more than `max_bytes`.
    std::uint64_t expand(const PagodaPool& pool, std::uint64_t nodes, std::size_t max_bytes);
    bool full() const { return full_; }
    // Whether some but not all positions of the deepest level are expanded.
    bool in_between() const { return cursor_ > 0; }

    // The jumps from a position of the deepest level, which must hold it, to the goal.
    std::vector<JumpId> path(Bits pegs) const;

    // Positions of all complete levels.
    std::uint64_t stored() const { return stored_; }
    std::size_t bytes() const {
        return level_bytes_ + next_set_.growing_bytes() + grown_bytes<Bits>(frontier_.size()) +
               grown_bytes<Bits>(next_.size());
    }

private:
    const Board* board_;
    std::vector<PositionSet> levels_;
    std::vector<Bits> frontier_;  // the deepest level, in the order found
    std::vector<Bits> next_;      // the level that is being filled, likewise
    PositionSet next_set_;        // the same positions
    std::size_t cursor_ = 0;      // number of positions of frontier_ that are expanded
    std::uint64_t stored_ = 1;
    std::size_t level_bytes_ = 0;  // of levels_ but the first
    bool full_ = false;
};

}  // namespace peg
