// SPDX-License-Identifier: MIT
#pragma once

// Finds the positions on solutions in the minimum number of moves, by number of moves played, up to
// symmetry. Levels by moves grow from both ends, pruned as in the search for the minimum but
// without relaxed moves (move_side.h), until their depths add up to that number. Of the last level,
// only the positions in the other frontier are stored. A position in both frontiers is on such a
// solution; so is a position of the level before from which one move leads to it, and a position of
// the level after to which one move leads from it:
//
//     start  o---o---o---+---o---o---o  goals        + both frontiers
//            0   1   2 ...          moves
//
// No solution has fewer moves, so the position after n moves of a shortest solution cannot be
// reached in fewer moves: it is in level n.

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/board/problem.h"
#include "core/levels/move_levels.h"
#include "core/solver/moves/move_side.h"
#include "core/support/limits.h"

namespace peg {

class WinningMoveLevels {
public:
    // For a problem whose shortest solutions have `moves` moves and leave `pegs_left` pegs. The
    // goals are those of the start's class (search/goals.h); empty for the finish `fewest`. The
    // canonicalizer's symmetries map the start to itself and the set of goals to itself; it
    // outlives this object. `spent` nodes were needed to find the number of moves: pattern
    // databases that take no more to make are made at once. They may take a share of `max_bytes`.
    WinningMoveLevels(const DenseCanonicalizer& canonicalizer, Position start,
                      std::span<const Bits> goals, int pegs_left, std::size_t moves,
                      std::uint64_t spent, std::size_t max_bytes);
    // Not copyable: members point to each other.
    WinningMoveLevels(const WinningMoveLevels&) = delete;
    WinningMoveLevels& operator=(const WinningMoveLevels&) = delete;

    // Searches up to `nodes` nodes (levels/moves.h), and returns how many. If it takes more than
    // `max_bytes`, or a position has more moves than moves.h enumerates, it stops for good: full().
    std::uint64_t run(std::uint64_t nodes, std::size_t max_bytes);
    bool done() const { return phase_ == Phase::kDone; }
    bool full() const { return full_; }
    std::uint64_t stored() const;
    std::size_t bytes() const;

    std::size_t moves() const { return kept_.size() - 1; }
    // Requires done(). The canonical forms of the positions after n moves, 0 to moves().
    std::span<const DensePosition> level(std::size_t n) const { return kept_[n]; }
    // Progress of the levels: the sum of the depths from the start and from the goals.
    std::size_t depth() const;

private:
    enum class Phase : std::uint8_t { kGrow, kBefore, kAfter, kDone };

    std::uint64_t grow();
    SearchDirection direction_to_grow() const;
    void begin_last_level(const MoveSide& other);
    void keep_meeting(SearchDirection direction);
    void drop_patterns();
    void meet();
    MoveSide& side(SearchDirection direction) {
        return direction == SearchDirection::kBackwards ? backwards_ : forwards_;
    }
    std::uint64_t keep_neighbours(SearchDirection direction);
    void end_level();

    PagodaPool none_;  // an empty pool
    const DenseCanonicalizer* canonicalizer_;
    std::size_t middle_ = 0;  // the level where both frontiers meet
    MersonRegions regions_;
    Bits start_;
    std::vector<Bits> goals_;
    MoveSide forwards_;
    MoveSide backwards_;   // has no levels for `fewest`
    std::uint64_t spent_;  // nodes, for the decision on patterns
    LevelSampler sampler_;
    Moves moves_of_;
    OwedNodes owed_;
    std::vector<std::vector<DensePosition>> kept_;
    std::size_t level_ = 0;   // the level whose neighbours are sought
    std::size_t cursor_ = 0;  // in that level
    PositionSet reached_;     // the positions of the adjacent level
    PositionSet seen_;        // those of them that were kept
    int pegs_left_;
    Phase phase_ = Phase::kGrow;
    bool full_ = false;
};

}  // namespace peg
