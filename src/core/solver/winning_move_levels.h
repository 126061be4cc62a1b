// SPDX-License-Identifier: MIT
#pragma once

// The positions that solutions in the fewest moves pass through, by moves played, up to symmetry.
// Levels by moves grow from both ends (levels/move_levels.h) until together they have as many
// moves; what both frontiers hold is on such a solution, and so is what one move leads to it from
// the level before, or from it to the level after:
//
//     start  o---o---o---+---o---o---o  goals        + both frontiers
//            0   1   2 ...          moves
//
// As no solution has fewer moves, a position after n moves of one is not reached in fewer, and each
// is in the level of its number.

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/board/problem.h"
#include "core/levels/move_levels.h"
#include "core/support/limits.h"

namespace peg {

class WinningMoveLevels {
public:
    // For a problem whose solutions have `moves` moves and no fewer, and leave `pegs_left` pegs.
    // The goals are those of the start's class (search/goals.h); none for the finish `fewest`. The
    // symmetries of the canonicalizer, which outlives this, leave the start as it is, and all goals
    // together.
    WinningMoveLevels(const DenseCanonicalizer& canonicalizer, Position start,
                      std::span<const Bits> goals, int pegs_left, std::size_t moves);
    // Its members point to each other.
    WinningMoveLevels(const WinningMoveLevels&) = delete;
    WinningMoveLevels& operator=(const WinningMoveLevels&) = delete;

    // Goes on for up to `nodes` positions (levels/moves.h), and returns how many they were. When it
    // takes more than `max_bytes`, or the moves of a position are too many, it stops for good:
    // full().
    std::uint64_t run(std::uint64_t nodes, std::size_t max_bytes);
    bool done() const { return phase_ == Phase::kDone; }
    bool full() const { return full_; }
    std::uint64_t stored() const;
    std::size_t bytes() const;

    std::size_t moves() const { return kept_.size() - 1; }
    // When done(): the canonical forms of the positions after so many moves, 0 to moves().
    std::span<const DensePosition> level(std::size_t n) const { return kept_[n]; }
    // How far the levels have come: the moves from the start and from the goals together.
    std::size_t depth() const;

private:
    enum class Phase : std::uint8_t { kGrow, kBefore, kAfter, kDone };

    std::uint64_t grow();
    void meet();
    std::uint64_t keep_neighbours(SearchDirection direction);
    void end_level();

    PagodaPool none_;  // of pagoda functions
    const DenseCanonicalizer* canonicalizer_;
    std::size_t middle_ = 0;  // the level where both meet
    MersonRegions regions_;
    MovePools forward_pools_;
    MovePools backward_pools_;
    std::optional<MoveLevels> forwards_;
    std::optional<MoveLevels> backwards_;  // none for `fewest`
    Moves moves_of_;
    OwedNodes owed_;
    std::vector<std::vector<DensePosition>> kept_;
    std::size_t level_ = 0;   // whose neighbours are being looked for
    std::size_t cursor_ = 0;  // in that level
    PositionSet reached_;     // what the level beside it has
    PositionSet seen_;        // what was kept of that
    int pegs_left_;
    Phase phase_ = Phase::kGrow;
    bool full_ = false;
};

}  // namespace peg
