// SPDX-License-Identifier: MIT
#pragma once

// The winning positions of a problem by jumps played, up to its symmetries: level n has those that
// n jumps lead to from the start and that can be won. Levels from both ends meet in the middle, as
// for the solutions (solution_count_search.h), and each side keeps what wins (winning_positions.h).
// The English central game has 1,679,072.

#include <cstdint>
#include <optional>
#include <vector>

#include "core/board/problem.h"
#include "core/count/meeting.h"
#include "core/levels/jump_levels.h"

namespace peg {

class WinningLevels {
public:
    // Of the solutions that end with `pegs_left` pegs; the start has at least one. The
    // symmetries of the canonicalizer, which outlives this, leave start and finish as they are. A
    // finish is `fewest` or one that has goals (search/goals.h).
    WinningLevels(const DenseCanonicalizer& canonicalizer, const Problem& problem, int pegs_left);
    // Its members point to each other.
    WinningLevels(const WinningLevels&) = delete;
    WinningLevels& operator=(const WinningLevels&) = delete;

    // Goes on for up to `nodes` positions, and returns how many they were. When it takes more than
    // `max_bytes`, it stops for good: full().
    std::uint64_t run(std::uint64_t nodes, std::size_t max_bytes);
    bool done() const { return phase_ == Phase::kDone; }
    bool full() const { return full_; }
    std::size_t bytes() const;
    std::uint64_t stored() const;

    // When done(): the jumps of a solution, and the canonical forms of a level, 0 to jumps(), in no
    // order; all levels are empty where there is no solution.
    std::size_t jumps() const { return jumps_; }
    std::vector<DensePosition> level(std::size_t n) const;
    // The positions of all levels together.
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
    // Calls visit(position) for each canonical form that a side keeps after so many jumps from its
    // end: on the side of the finish these are complements (position.h).
    template <class Visit>
    void visit_side(const WinningSide& side, std::size_t n, bool complements, Visit visit) const;

    const DenseCanonicalizer* canonicalizer_;
    std::size_t jumps_ = 0;
    std::optional<JumpLevels> forward_;
    std::optional<JumpLevels> backward_;
    bool both_ = false;  // the forward side serves as both: the finish is the start's complement
    Phase phase_ = Phase::kGrow;
    std::optional<PositionMeeting> meeting_;
    WinningSides winning_;
    bool full_ = false;
};

}  // namespace peg
