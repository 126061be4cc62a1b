// SPDX-License-Identifier: MIT
#pragma once

// Counts the solutions of a problem, and computes the odds of random play; it stores positions up
// to symmetry. Levels grow from both ends, as in a bidirectional search, until one jump is between
// them:
//
//     start ---- jumps ---->   middle   <---- un-jumps ---- finish
//     |    forward levels    |  |  |     backward levels         |
//                            p -> c      p wins if the backward levels hold the complement of a
//                                        child c (position.h)
//
// The search has three phases:
//
//     grow     expand the side with the smaller deepest level, until the
//              two are one jump apart                                 retrograde/adaptive_levels.h
//     meet     find the jumps p -> c between the deepest levels       retrograde/meeting.h
//     count    remove the positions of both sides that do not win,
//              and propagate the prospects of the others from the
//              finish to the start                                    solution_counter.h
//
// If the finish is the complement of the start, as in the classic game, one side serves as both. If
// there is only one finish, the levels prune what pagoda functions exclude (jump_levels.h).

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/board/problem.h"
#include "core/count/retrograde/adaptive_levels.h"
#include "core/count/retrograde/meeting.h"
#include "core/count/solution_counter.h"

namespace peg {

// The symmetries of the board that map the finish to itself and keep the start's position class.
DenseCanonicalizer finish_symmetries(const Board& board, const Problem& problem);
// Those that also map the start to itself.
DenseCanonicalizer problem_symmetries(const Board& board, const Problem& problem);

struct SolutionCount {
    Prospects start;
    std::uint64_t winning = 0;  // orbits of winning positions reachable from images of the start
    int pegs_left = 0;          // at the end of a solution
    std::vector<Prospects> watched;  // of the watched positions, in their order
};

class SolutionCountSearch {
public:
    // The canonicalizer's symmetries map the finish to itself. The start may have images under
    // them: all images are searched from, which costs no more than searching from one, so the more
    // symmetries, the faster. The cross, made for the same canonicalizer, and the canonicalizer
    // outlive this object. The result will include the prospects of the `watched` positions, which
    // must be reachable from the start. The search ends at a level with more than `max_in_level`
    // positions that is not a cross set.
    SolutionCountSearch(const DenseCanonicalizer& canonicalizer, LazyCross& cross,
                        const Problem& problem, std::span<const Bits> watched = {},
                        std::uint64_t max_in_level = std::numeric_limits<std::uint64_t>::max());

    // Processes up to `nodes` positions, or until winning() becomes known, and returns how many.
    // Call it until result() has a value or the search stops for good: it took more than
    // `max_bytes`, full(); or a level exceeded max_in_level, outgrown().
    std::uint64_t run(std::uint64_t nodes, std::size_t max_bytes);
    const std::optional<SolutionCount>& result() const { return result_; }
    bool full() const { return full_; }
    bool outgrown() const { return outgrown_; }
    // The same as result()->winning, but known before the solutions are counted.
    const std::optional<std::uint64_t>& winning() const { return winning_; }

    // The number of positions found so far: in total, and by jumps from the start.
    std::uint64_t stored() const {
        return forward_->stored() + (backward_ ? backward_->stored() : 0);
    }
    std::uint64_t reached() const { return forward_->stored(); }
    // Requires a result. The levels of play from the start, to be continued without a goal; empty
    // if they were pruned, or memory was short.
    std::optional<AdaptiveLevels> take_levels();

private:
    enum class Phase : std::uint8_t {
        kGrow,   // both sides, until exactly one jump is between them
        kMeet,   // find the positions before and after that jump
        kCount,  // propagate the prospects
        kDone
    };

    std::uint64_t grow(std::uint64_t nodes, std::size_t max_bytes);
    bool one_jump_between() const;
    void begin_meeting(std::size_t max_bytes);
    std::uint64_t meet(std::uint64_t nodes, std::size_t max_bytes);
    std::uint64_t count(std::uint64_t nodes, std::size_t max_bytes);
    void report(Prospects start, std::uint64_t winning);
    std::size_t bytes() const;
    std::size_t left_of(std::size_t max_bytes, std::size_t own) const;

    const DenseCanonicalizer* canonicalizer_;
    LazyCross* cross_;
    Bits start_;
    std::vector<Bits> finishes_;
    bool fewest_;
    std::size_t jumps_ = 0;  // from the start to the finish; unused for `fewest`
    std::vector<Bits> watched_;
    std::uint64_t max_in_level_;

    Phase phase_ = Phase::kGrow;
    std::optional<AdaptiveLevels> forward_;
    std::optional<AdaptiveLevels> backward_;  // empty if the forward side serves as both
    // For take_levels(), because the forward side gives its sets away.
    bool forward_in_sets_ = false;
    std::optional<AdaptiveLevels::Deepest> deepest_;
    std::unique_ptr<Meeting> meeting_;
    std::optional<SolutionCounter> counter_;
    std::optional<std::uint64_t> winning_;
    std::optional<SolutionCount> result_;
    bool full_ = false;
    bool outgrown_ = false;
};

}  // namespace peg
