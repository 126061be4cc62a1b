// SPDX-License-Identifier: MIT
#pragma once

// Finds the positions of one side of a bidirectional search that lie on a solution, level by level
// back from where the sides meet: retrograde analysis in cross sets (cross_set.h). The other side
// is stored as complements (position.h). On complements, jumps and un-jumps are exchanged, so one
// routine serves both directions:
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
    // Takes the deepest set of the other side, ready to be played from, and the packed sets of this
    // side's levels, at least one. The cross outlives this object.
    CrossRetrograde(CrossPlay other_side, std::vector<std::vector<Bits>> levels);

    // Processes up to `nodes` nodes (CrossPlay::run), at most to the end of a level, and returns
    // how many. Call it until done().
    std::uint64_t keep_winning(std::uint64_t nodes);
    bool done() const { return levels_.empty(); }

    // Requires done(). The winning positions of each level, the deepest level first.
    std::vector<CrossProspects::Found> take_winning() {
        assert(done());
        return std::exchange(winning_, {});
    }
    // Requires done(). Hands over the play, whose memory can be reused.
    CrossPlay take_play() {
        assert(done());
        return std::move(play_);
    }
    std::size_t bytes() const;

private:
    CrossPlay play_;
    std::vector<std::vector<Bits>> levels_;  // packed; those not analysed yet
    CrossNumbering numbering_;
    std::vector<CrossProspects::Found> winning_;
};

}  // namespace peg
