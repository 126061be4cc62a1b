// SPDX-License-Identifier: MIT
#pragma once

// From where the two sides of a count meet (meeting.h) to the number of solutions: retrograde
// analysis of each side, then the number of paths to each winning position of its deepest level,
// and then
//
//     solutions  =  sum over all jumps p -> c in the middle of  paths to p  *  paths from c

#include <cstdint>
#include <vector>

#include "core/count/meeting.h"

namespace peg {

class SolutionCounter {
public:
    // From winning positions of the deepest levels, of at least one side.
    SolutionCounter(const DenseCanonicalizer& canonicalizer, WinningSides winning);

    // Goes on for up to `nodes` positions, and returns how many they were. When it takes more than
    // `max_bytes`, it stops for good: full().
    std::uint64_t run(std::uint64_t nodes, std::size_t max_bytes);
    bool done() const { return done_; }
    bool full() const { return full_; }
    std::size_t bytes() const { return winning_.bytes(); }

    // When done(): the number of solutions, kTooMany where 128 bits are too few; and how many
    // positions of both sides win, up to symmetry.
    Uint128 solutions() const { return solutions_; }
    std::uint64_t winning();

private:
    using Pass = std::uint64_t (WinningPositions::*)(std::uint64_t nodes, std::size_t max_bytes);
    std::uint64_t run_pass(Pass pass, WinningPositions& side, std::uint64_t nodes,
                           std::size_t max_bytes);
    std::uint64_t multiply(std::uint64_t nodes);

    const DenseCanonicalizer* canonicalizer_;
    WinningSides winning_;
    LevelSet::Cursor cursor_;  // of the multiplication
    // Of some positions p: the paths to all positions of p's orbit, the jumps onwards, and the
    // paths from where those lead to the finish.
    std::vector<Uint128> paths_to_, paths_from_;
    Neighbours children_;
    Uint128 solutions_ = 0;
    bool done_ = false;
    bool full_ = false;
};

}  // namespace peg
