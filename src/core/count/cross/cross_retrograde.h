// SPDX-License-Identifier: MIT
#pragma once

// Retrograde analysis in cross sets: the positions on one side of a bidirectional search from which
// play leads on to the other side. The other side is stored as complements (position.h). On
// complements a jump and an un-jump change places, so one routine serves both directions:
//
//     winning(deepest level)   =  deepest level  ∩  complement(all one jump after the other side's
//                                                              deepest level)
//     winning(level n)         =  level n        ∩  all one jump before winning(level n + 1)

#include <cassert>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/count/cross/cross_play.h"
#include "core/count/cross/cross_prospects.h"

namespace peg {

class CrossRetrograde {
public:
    // From the last set of the other side, from which nothing was played yet, and the sets of this
    // side, packed, one for each level; at least one. The cross outlives this.
    CrossRetrograde(CrossPlay other_side, std::vector<std::vector<Bits>> levels);

    // Goes on for up to `nodes` positions (CrossPlay::run), at most to the end of a level, and
    // returns how many they were. To be called until done().
    std::uint64_t keep_winning(std::uint64_t nodes);
    bool done() const { return levels_.empty(); }

    // When done(): the winning positions of each level, the deepest level first.
    std::vector<CrossProspects::Found> take_winning() {
        assert(done());
        return std::exchange(winning_, {});
    }
    // When done(), and of no more use but for its memory.
    CrossPlay take_play() {
        assert(done());
        return std::move(play_);
    }
    std::size_t bytes() const;

private:
    CrossPlay play_;
    std::vector<std::vector<Bits>> levels_;  // those that are still to be analysed, packed
    CrossNumbering numbering_;
    std::vector<CrossProspects::Found> winning_;
};

}  // namespace peg
