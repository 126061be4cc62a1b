// SPDX-License-Identifier: MIT
#pragma once

// One side of a bidirectional count (solution_count_search.h): the levels that grow from the start,
// or those that grow from the finish, from level 0 to the deepest one. Holds their winning
// positions, and computes their prospects. The levels change their representation as they grow
// (adaptive_levels.h), and so does what is known of them:
//
//     WinningPositions    0 1 2 ... m                       levels of canonical forms
//     CrossProspects                m  m+1  ...  deepest    levels that are cross sets
//
// Level m is in both, and its prospects are passed from one to the other.

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/count/cross/cross_prospects.h"
#include "core/count/retrograde/winning_positions.h"

namespace peg {

class WinningSide {
public:
    using Known = KnownProspects;

    // For a side without cross sets.
    explicit WinningSide(WinningPositions positions) : positions_(std::move(positions)) {}
    // Levels 0 to m, and the winning positions of level m and the levels after it.
    WinningSide(const JumpLevels& levels, CrossProspects sets);

    bool empty() const { return sets_ ? sets_->empty() : positions_.empty(); }
    // See the same functions of WinningPositions.
    std::uint64_t keep_winning(std::uint64_t nodes, std::size_t max_bytes);
    bool winning_kept() const { return positions_.winning_kept(); }
    void begin_counting_from_level_0();
    void begin_counting_from_deepest(std::vector<Known> known);
    std::uint64_t count(std::uint64_t nodes, std::size_t max_bytes);
    bool counted() const;
    int known_pegs() const;
    Known known(DensePosition position) const;
    bool full() const { return full_; }
    std::uint64_t size() const;
    std::size_t bytes() const { return positions_.bytes() + (sets_ ? sets_->bytes() : 0); }

    // See WinningPositions::next; for levels that are not sets.
    std::optional<DensePosition> next(std::size_t n, LevelSet::Cursor& cursor) const {
        return positions_.next(n, cursor);
    }

    // The part that has the deepest level is sets() if that is not null, else positions().
    WinningPositions& positions() { return positions_; }
    CrossProspects* sets() { return sets_ ? &*sets_ : nullptr; }

private:
    void cross_over();

    WinningPositions positions_;
    std::optional<CrossProspects> sets_;
    bool from_level_0_ = true;
    bool in_sets_ = false;  // whether the known level is in sets_
    bool full_ = false;
};

}  // namespace peg
