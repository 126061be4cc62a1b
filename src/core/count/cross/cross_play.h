// SPDX-License-Identifier: MIT
#pragma once

// All positions one jump after those of a cross set, or one jump before them: breadth-first search
// 64 positions at a time. It is done a centre at a time, so that a caller can pause: a whole set
// may take a third of a second.

#include <cstddef>
#include <cstdint>

#include "core/count/cross/complete_cross_set.h"
#include "core/support/search_direction.h"

namespace peg {

class CrossPlay {
public:
    // Forwards, by jumps, or backwards, by un-jumps. The cross of the set outlives this.
    CrossPlay(CrossSet from, SearchDirection direction);
    // The same from another set on that cross, in the memory that this has.
    void begin(CrossSet from, SearchDirection direction);

    // Goes on for up to `nodes` positions, where each row that is made counts as one, and returns
    // how many they were: fewer than `nodes` only when it is done().
    std::uint64_t run(std::uint64_t nodes);
    bool done() const { return next_ == to_.cross().representatives().size(); }

    const Cross& cross() const { return to_.cross(); }
    // The set that is played from. Its set() may be moved out, and then there must be another
    // begin().
    CompleteCrossSet& from() { return from_; }
    // When done(): the positions after the jumps. It may be moved out.
    CrossSet& to() {
        assert(done());
        return to_;
    }
    // What it takes on a cross, in bytes.
    static std::size_t bytes(const Cross& cross);

private:
    void play_centre();

    CompleteCrossSet from_;
    CrossSet to_;
    Block block_;
    std::size_t next_ = 0;     // index of a representative centre
    std::uint64_t spent_ = 0;  // nodes counted for this centre so far
    SearchDirection direction_;
};

}  // namespace peg
