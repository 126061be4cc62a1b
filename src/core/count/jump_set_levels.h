// SPDX-License-Identifier: MIT
#pragma once

// In how many ways a problem can be solved where the order of jumps does not matter, as
// JumpSetSearch (jump_set_search.h) has it, but with every multiset written out, level by level: of
// each winning position, all multisets of jumps that lead to it from the start. They are those of
// the positions one jump before, each with that jump.
//
//     multisets to p after n jumps  =  union of { M + jump : M to q }   over all q with a jump to p
//
// The multiset fixes the position, so nothing is found at two positions; each position puts its own
// together in a small hash table. Positions are taken up to symmetry (winning_levels.h), and a
// symmetry that maps q to its canonical form maps the multisets to q, too. The multisets are
// compared digit by digit, so the number is exact. Only two levels are held at a time.
//
// The English central game has 12,752 solutions of this kind, some 11 million multisets on the way
// to them up to symmetry.

#include <cstdint>
#include <memory>
#include <optional>

#include "core/board/problem.h"
#include "core/count/winning_levels.h"
#include "core/support/limits.h"
#include "core/support/uint128.h"

namespace peg {

class JumpSetLevels {
public:
    static constexpr std::size_t kMaxJumps = 128;  // of a board
    static constexpr unsigned kMaxTaken = 3;       // a jump, in multisets of the smaller kind

    // Whether such levels can be made for a board and a finish: the board has at most kMaxJumps
    // jumps, and the finish is `fewest` or has goals (search/goals.h).
    static bool possible(const Board& board, const Problem& problem);

    // For the solutions that end with so many pegs; there is one at least, and the start has a peg.
    // The symmetries of the canonicalizer, which outlives this, leave start and finish as they are.
    // Where a jump is taken more than `max_taken` times, at most kMaxTaken, the levels
    // begin again with larger multisets: tests can have that on a small board.
    JumpSetLevels(const DenseCanonicalizer& canonicalizer, const Problem& problem, int pegs_left,
                  unsigned max_taken = kMaxTaken);
    ~JumpSetLevels();
    JumpSetLevels(JumpSetLevels&&) noexcept;
    JumpSetLevels& operator=(JumpSetLevels&&) noexcept;

    // Goes on for up to `nodes` positions and multisets, and returns how many they were. When it
    // takes more than `max_bytes`, or a solution takes one jump 16 times, it stops for good:
    // full().
    std::uint64_t run(std::uint64_t nodes, std::size_t max_bytes);
    bool full() const;
    // Positions and multisets found so far.
    std::uint64_t stored() const;
    std::size_t bytes() const;
    // Nothing before the end.
    std::optional<Uint128> result() const;

    // The levels are made by multisets of one size or, where a jump is taken too often for that, of
    // a larger one.
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
