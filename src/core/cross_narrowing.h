// SPDX-License-Identifier: MIT
#pragma once

// The positions of a half (half.h) from which the other half is attained, as far as both are
// sets. In the deepest level these are the ones whose complement, looked at from the other side,
// some jump leads to; in each level before, those that a jump leads from to one that is known:
//
//     level d of this half   ∩  complement of (all that follows the last level of the other)
//     level n                ∩  all that comes before what was found in level n + 1

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/cross_play.h"

namespace peg {

class CrossNarrowing {
public:
    // From the last set of the other half, and those of this one by level, packed.
    CrossNarrowing(CrossSet across, std::vector<std::vector<Bits>> sets);

    // Goes on for up to `nodes` positions (CrossPlay::run), and returns how many they were.
    std::uint64_t run(std::uint64_t nodes);
    bool done() const { return sets_.empty(); }

    // What was found, level by level from the deepest one: words of all classes, some twice.
    std::span<const std::vector<Bits>> found() const { return found_; }
    std::size_t bytes() const;

private:
    const Cross* cross_;
    std::optional<CrossPlay> play_;        // null only within run()
    std::vector<std::vector<Bits>> sets_;  // of the levels that are still to be narrowed
    std::vector<std::vector<Bits>> found_;
};

}  // namespace peg
