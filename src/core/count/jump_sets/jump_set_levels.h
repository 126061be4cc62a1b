// SPDX-License-Identifier: MIT
#pragma once

// Counts the solutions of a problem regardless of the order of jumps, by storing every multiset of
// jumps explicitly, level by level: for each winning position, all multisets that lead to it from
// the start. JumpSetSearch (jump_set_search.h) counts what has no levels. The multisets of a
// position are those of the positions one jump before, each with that jump added:
//
//     multisets to p after n jumps  =  union of { M + jump : M to q }   over all q with a jump to p
//
// A multiset determines its position, so no multiset occurs at two positions, and each position
// deduplicates its own in a small hash table. Positions are canonical (winning_levels.h); the
// symmetry that maps q to its canonical form also maps the multisets to q. Multisets are compared
// digit by digit, not by hash, so the count is exact. Only two levels are stored at a time.
//
// The English central game has 12,752 solutions of this kind, from some 11 million multisets up to
// symmetry on the way.

#include <cstdint>
#include <memory>
#include <optional>

#include "core/board/problem.h"
#include "core/count/retrograde/winning_levels.h"
#include "core/support/limits.h"
#include "core/support/uint128.h"

namespace peg {

class JumpSetLevels {
public:
    static constexpr std::size_t kMaxJumps = 128;  // of a board
    static constexpr unsigned kMaxTaken = 3;       // maximum multiplicity of a jump in the smaller
                                                   // multisets

    // Whether a board and a finish can have such levels: the board has at most kMaxJumps jumps, and
    // the finish is `fewest` or has goals (search/goals.h).
    static bool possible(const Board& board, const Problem& problem);

    // Counts the solutions that end with `pegs_left` pegs, of which there is at least one; the
    // start has a peg. The canonicalizer's symmetries map start and finish to themselves; it
    // outlives this object. If a jump is taken more than `max_taken` times (at most kMaxTaken), the
    // levels start again with larger multisets; tests lower it to reach that case on a small board.
    JumpSetLevels(const DenseCanonicalizer& canonicalizer, const Problem& problem, int pegs_left,
                  unsigned max_taken = kMaxTaken);
    ~JumpSetLevels();
    JumpSetLevels(JumpSetLevels&&) noexcept;
    JumpSetLevels& operator=(JumpSetLevels&&) noexcept;

    // Processes up to `nodes` positions and multisets, and returns how many. If it takes more than
    // `max_bytes`, or a solution takes one jump 16 times, it stops for good: full().
    std::uint64_t run(std::uint64_t nodes, std::size_t max_bytes);
    bool full() const;
    // Positions and multisets found so far.
    std::uint64_t stored() const;
    std::size_t bytes() const;
    // Empty before the end.
    std::optional<Uint128> result() const;

    // The levels, with multisets of the smaller size or, if a jump is taken too often for that, of
    // the larger one.
    class Levels;

private:
    void begin_levels(bool large);

    const DenseCanonicalizer* canonicalizer_;
    unsigned max_taken_;
    std::unique_ptr<WinningLevels> winning_;
    std::unique_ptr<Levels> levels_;
    bool large_ = false;
    bool full_ = false;
};

}  // namespace peg
