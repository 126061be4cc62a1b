// SPDX-License-Identifier: MIT
#pragma once

// The winning positions of one side of a count, level 0 to the deepest one, and their prospects:
//
//     WinningPositions    0 1 2 ... m                       canonical forms
//     CrossProspects                m  m+1  ...  deepest    where the side went on in cross sets
//
// What is known of level m passes from one to the other.

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/count/cross/cross_prospects.h"
#include "core/count/winning_positions.h"

namespace peg {

class WinningSide {
public:
    using Known = KnownProspects;

    // Levels without sets.
    explicit WinningSide(WinningPositions positions) : positions_(std::move(positions)) {}
    // Levels 0 to m, and the winning positions of level m and those after it.
    WinningSide(const JumpLevels& levels, CrossProspects sets);

    bool empty() const { return sets_ ? sets_->empty() : positions_.empty(); }
    // As those of WinningPositions.
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

    // As WinningPositions::next, of the levels that are not sets.
    std::optional<DensePosition> next(std::size_t n, LevelSet::Cursor& cursor) const {
        return positions_.next(n, cursor);
    }

    // Of these the deepest level is: the other one where there is another.
    WinningPositions& positions() { return positions_; }
    CrossProspects* sets() { return sets_ ? &*sets_ : nullptr; }

private:
    void cross_over();

    WinningPositions positions_;
    std::optional<CrossProspects> sets_;
    bool from_level_0_ = true;
    bool in_sets_ = false;  // whether the known level is one of sets_
    bool full_ = false;
};

}  // namespace peg
