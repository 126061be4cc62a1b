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
#include <utility>
#include <vector>

#include "core/cross_play.h"

namespace peg {

class CrossNarrowing {
public:
    // From the last set of the other half, and those of this one by level, packed.
    CrossNarrowing(CrossSet across, std::vector<std::vector<Bits>> sets);

    // Goes on for up to `nodes` positions (CrossPlay::run), at most to the end of a level, and
    // returns how many they were.
    std::uint64_t run(std::uint64_t nodes);
    bool done() const { return sets_.empty(); }

    // When done: what was found, level by level from the deepest one, as the smallest words of all
    // classes, some twice.
    std::vector<std::vector<Bits>> take_found() { return std::exchange(found_, {}); }
    std::size_t bytes() const;

private:
    const Cross* cross_;
    std::optional<CrossPlay> play_;        // none when it is done
    std::vector<std::vector<Bits>> sets_;  // of the levels that are still to be narrowed
    std::vector<std::vector<Bits>> found_;
};

}  // namespace peg
