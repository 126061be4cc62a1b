// SPDX-License-Identifier: MIT
#pragma once

// Counts the solutions of a problem regardless of the order of jumps: the number of multisets of
// jumps that some order turns into a solution. (Multisets, because a solution can make the same
// jump twice.) The family of a position is the union, over its jumps, of the families of the
// positions after them, each with that jump added. Families are decision diagrams (jump_sets.h).
// The classic game of the Triangle 15, from a1 to any hole, has 29,760 solutions.

#include <cstdint>
#include <optional>
#include <vector>

#include "core/board/problem.h"
#include "core/count/jump_sets/jump_sets.h"
#include "core/support/position_map.h"

namespace peg {

class JumpSetSearch {
public:
    // Counts the solutions that end with `pegs_left` pegs. The board outlives this object.
    JumpSetSearch(const Board& board, const Problem& problem, int pegs_left);

    // Processes up to `nodes` jumps, and returns how many; each may unite two families. If it takes
    // more than `max_bytes`, it stops for good: full().
    std::uint64_t run(std::uint64_t nodes, std::size_t max_bytes);
    bool full() const { return full_; }
    std::uint64_t stored() const { return known_.size() + sets_.nodes(); }
    // kTooMany if 128 bits are not enough; empty before the end.
    std::optional<Uint128> result() const {
        return path_.empty() ? std::optional(sets_.size(last_)) : std::nullopt;
    }

private:
    // A position on the path from the start.
    struct Frame {
        Bits pegs = 0;
        std::size_t first_jump = 0;                 // index of its first jump in jumps_
        JumpSets::Family family = JumpSets::kNone;  // the union over the jumps done so far
    };
    void enter(Bits pegs);

    const Board* board_;
    Problem problem_;
    int pegs_left_;
    JumpSets sets_;
    PositionMap<JumpSets::Family> known_;
    std::vector<Frame> path_;
    std::vector<JumpId> jumps_;  // not done yet, along the path; the current one is the last
    JumpSets::Family last_ = JumpSets::kNone;  // of the position last removed from the path
    bool full_ = false;
};

}  // namespace peg
