// SPDX-License-Identifier: MIT
#pragma once

// How many solutions a start has, and the odds of play at random, exactly. A bidirectional search
// by levels:
//
//     start ---- jumps ---->   middle   <---- un-jumps ---- finish
//     |    forward levels    |  |  |     backward levels         |
//                            p -> c      p wins if the backward levels hold the complement of a
//                                        child c (position.h)
//
//     grow     both sides, a level at a time, the smaller one first    growing_levels.h
//     meet     find the p and c between the deepest levels             meeting.h
//     count    keep what wins on both sides, and spread the prospects
//              from the finish to the start                            solution_counter.h
//
// Where the finish is the complement of the start, as in the classic game, one side serves as both.
// Towards one finish the levels leave out what pagoda functions exclude (jump_levels.h).

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/board/problem.h"
#include "core/count/growing_levels.h"
#include "core/count/meeting.h"
#include "core/count/solution_counter.h"

namespace peg {

// The symmetries of the board that leave the finish as it is, and the start in its position class.
DenseCanonicalizer finish_symmetries(const Board& board, const Problem& problem);
// Those that leave the start as it is, too.
DenseCanonicalizer problem_symmetries(const Board& board, const Problem& problem);

struct SolutionCount {
    Prospects start;
    std::uint64_t winning = 0;  // positions that images of the start lead to and that win, orbits
    int pegs_left = 0;          // after a solution
    std::vector<Prospects> watched;  // of the watched positions, in their order
};

class SolutionCountSearch {
public:
    // The symmetries of the canonicalizer leave the finish as it is. Of a start that they move, all
    // images are searched from, which costs no more than one: the more symmetries the better. The
    // cross, of the same canonicalizer, and the canonicalizer outlive this. The result will have
    // the prospects of the `watched` positions, which the start leads to, too. From a level with
    // more positions than `most_in_level`, which is no cross set, it does not go on.
    SolutionCountSearch(const DenseCanonicalizer& canonicalizer, LazyCross& cross,
                        const Problem& problem, std::span<const Bits> watched = {},
                        std::uint64_t most_in_level = std::numeric_limits<std::uint64_t>::max());

    // Goes on for up to `nodes` positions, or until winning() becomes known, and returns how many
    // they were; to be called until result() is there, or it stops for good: it has taken more than
    // `max_bytes`, full(), or come to a larger level than it should, outgrown().
    std::uint64_t run(std::uint64_t nodes, std::size_t max_bytes);
    const std::optional<SolutionCount>& result() const { return result_; }
    bool full() const { return full_; }
    bool outgrown() const { return outgrown_; }
    // As that of the result, and known before the solutions are counted.
    const std::optional<std::uint64_t>& winning() const { return winning_; }

    // Number of positions found so far: all together, and by jumps from the start.
    std::uint64_t stored() const {
        return forward_->stored() + (backward_ ? backward_->stored() : 0);
    }
    std::uint64_t reached() const { return forward_->stored(); }
    // When there is a result: the levels of play from the start, to be gone on with without a goal;
    // none where they leave something out, or memory was short.
    std::optional<GrowingLevels> take_levels();

private:
    enum class Phase : std::uint8_t {
        kGrow,   // both sides, until one jump is between them
        kMeet,   // find the positions before and after that jump
        kCount,  // spread the prospects
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
    std::size_t jumps_ = 0;  // from the start to the finish, unless that is `fewest`
    std::vector<Bits> watched_;
    std::uint64_t most_in_level_;

    Phase phase_ = Phase::kGrow;
    std::optional<GrowingLevels> forward_;
    std::optional<GrowingLevels> backward_;  // none where the forward side serves as both
    // For take_levels(), where the forward side gives its sets away.
    bool forward_in_sets_ = false;
    std::optional<GrowingLevels::Deepest> deepest_;
    std::unique_ptr<Meeting> meeting_;
    std::optional<SolutionCounter> counter_;
    std::optional<std::uint64_t> winning_;
    std::optional<SolutionCount> result_;
    bool full_ = false;
    bool outgrown_ = false;
};

}  // namespace peg
