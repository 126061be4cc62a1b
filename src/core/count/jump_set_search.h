// SPDX-License-Identifier: MIT
#pragma once

// In how many ways a problem can be solved where the order of jumps does not matter: the number of
// multisets of jumps that some order makes a solution. (Multisets, because a solution can make the
// same jump twice.) The family of each position is the union, over its jumps, of the families after
// them, each with that jump; the families are decision diagrams (jump_sets.h). The classic game of
// Triangle-15, from a1 to any hole, has 29,760 solutions.

#include <cstdint>
#include <optional>
#include <vector>

#include "core/board/problem.h"
#include "core/count/jump_sets.h"
#include "core/support/position_map.h"

namespace peg {

class JumpSetSearch {
public:
    // For the solutions that end with so many pegs. The board outlives this.
    JumpSetSearch(const Board& board, const Problem& problem, int pegs_left);

    // Goes on for up to `nodes` jumps, and returns how many they were; each may unite two families.
    // When it takes more than `max_bytes`, it stops for good: full().
    std::uint64_t run(std::uint64_t nodes, std::size_t max_bytes);
    bool full() const { return full_; }
    std::uint64_t stored() const { return known_.size() + sets_.nodes(); }
    // kTooMany where 128 bits are too few; nothing before the end.
    std::optional<Uint128> result() const {
        return path_.empty() ? std::optional(sets_.size(last_)) : std::nullopt;
    }

private:
    // A position on the path from the start.
    struct Frame {
        Bits pegs = 0;
        std::size_t first_jump = 0;                 // its jumps begin here among jumps_
        JumpSets::Family family = JumpSets::kNone;  // of those that were looked at
    };
    void enter(Bits pegs);

    const Board* board_;
    Problem problem_;
    int pegs_left_;
    JumpSets sets_;
    PositionMap<JumpSets::Family> known_;
    std::vector<Frame> path_;
    std::vector<JumpId> jumps_;  // still to be looked at, along the path; the one at work last
    JumpSets::Family last_ = JumpSets::kNone;  // of the position that the path left last
    bool full_ = false;
};

}  // namespace peg
