// SPDX-License-Identifier: MIT
#pragma once

// The winning positions of a problem by number of jumps played, up to its symmetries: level n has
// the positions that n jumps reach from the start and that can be won. Levels from both ends meet
// in the middle, as in solution_count_search.h, and a retrograde analysis keeps the winning
// positions of each side (winning_positions.h). The English central game has 1,679,072.

#include <cstdint>
#include <optional>
#include <vector>

#include "core/board/problem.h"
#include "core/count/retrograde/meeting.h"
#include "core/levels/jump_levels.h"

namespace peg {

class WinningLevels {
public:
    // For the solutions that end with `pegs_left` pegs; the start has a peg. The canonicalizer's
    // symmetries map start and finish to themselves; it outlives this object. The finish is
    // `fewest` or has goals (search/goals.h).
    WinningLevels(const DenseCanonicalizer& canonicalizer, const Problem& problem, int pegs_left);
    // Not copyable: members point to each other.
    WinningLevels(const WinningLevels&) = delete;
    WinningLevels& operator=(const WinningLevels&) = delete;

    // Processes up to `nodes` positions, and returns how many. If it takes more than `max_bytes`,
    // it stops for good: full().
    std::uint64_t run(std::uint64_t nodes, std::size_t max_bytes);
    bool done() const { return phase_ == Phase::kDone; }
    bool full() const { return full_; }
    std::size_t bytes() const;
    std::uint64_t stored() const;

    // Requires done(). The number of jumps of a solution; and the canonical forms of a level, 0 to
    // jumps(), in no particular order. All levels are empty if there is no solution.
    std::size_t jumps() const { return jumps_; }
    std::vector<DensePosition> level(std::size_t n) const;
    // The number of positions of all levels.
    std::uint64_t size() const;

private:
    enum class Phase : std::uint8_t { kGrow, kMeet, kKeep, kDone };

    std::uint64_t grow(std::uint64_t nodes, std::size_t max_bytes);
    std::uint64_t meet(std::uint64_t nodes, std::size_t max_bytes);
    std::uint64_t keep(std::uint64_t nodes, std::size_t max_bytes);
    const JumpLevels* back() const {
        return backward_ ? &*backward_ : both_ ? &*forward_ : nullptr;
    }
    std::size_t left_of(std::size_t max_bytes, std::size_t own) const;
    // Calls visit(position) for each canonical form that a side keeps n jumps from its end; on the
    // finish's side these are complements (position.h).
    template <class Visit>
    void visit_side(const WinningSide& side, std::size_t n, bool complements, Visit visit) const;

    const DenseCanonicalizer* canonicalizer_;
    std::size_t jumps_ = 0;
    std::optional<JumpLevels> forward_;
    std::optional<JumpLevels> backward_;
    bool both_ = false;  // the forward side serves as both, because the finish is the start's
                         // complement
    Phase phase_ = Phase::kGrow;
    std::optional<PositionMeeting> meeting_;
    WinningSides winning_;
    bool full_ = false;
};

}  // namespace peg
