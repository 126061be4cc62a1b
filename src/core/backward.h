// SPDX-License-Identifier: MIT
#pragma once

// Everything from which a goal can be reached, level by level: level n holds each position that n
// jumps bring to the goal. Complete, not a selection, but for what a pagoda function shows the
// start can never be brought to: so a start whose own level does not hold it cannot be won, and a
// forward search may stop at the deepest level and look there.
//
// Un-jumps are jumps on the complement (position.h), so the same generator finds them.

#include <cstdint>
#include <vector>

#include "core/pagoda_pool.h"
#include "core/table.h"

namespace peg {

class BackwardLevels {
public:
    BackwardLevels(const Board& board, Bits goal);

    // Jumps from the deepest complete level to the goal, and the positions of that level.
    std::size_t depth() const { return levels_.size() - 1; }
    const PositionSet& deepest() const { return levels_.back(); }
    std::span<const Bits> frontier() const { return frontier_; }

    // Expands up to `nodes` positions of the deepest level into the next one, dropping what the
    // pool excludes; returns how many it did. The level counts as complete, and depth() rises,
    // when all are done. The pool may gain members between levels, not within one. Stops for good,
    // full(), when it takes more than `max_bytes`.
    std::uint64_t expand(const PagodaPool& pool, std::uint64_t nodes, std::size_t max_bytes);
    bool full() const { return full_; }
    bool in_between() const { return cursor_ > 0; }

    // The jumps from a position of the deepest level to the goal.
    std::vector<JumpId> path(Bits pegs) const;

    std::uint64_t stored() const { return stored_; }
    std::size_t bytes() const {
        return level_bytes_ + next_set_.bytes() + grown_bytes<Bits>(frontier_.size()) +
               grown_bytes<Bits>(next_.size());
    }

private:
    const Board* board_;
    std::vector<PositionSet> levels_;
    std::vector<Bits> frontier_;  // the deepest level, in the order found
    std::vector<Bits> next_;
    PositionSet next_set_;
    std::size_t cursor_ = 0;
    std::uint64_t stored_ = 1;
    std::size_t level_bytes_ = 0;
    bool full_ = false;
};

}  // namespace peg
