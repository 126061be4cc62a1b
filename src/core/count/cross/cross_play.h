// SPDX-License-Identifier: MIT
#pragma once

// Breadth-first search 64 positions at a time: makes the set of all positions one jump after (or
// before) those of a cross set. It works centre by centre, so that a caller can pause within a set.

#include <cstddef>
#include <cstdint>

#include "core/count/cross/complete_cross_set.h"
#include "core/support/search_direction.h"

namespace peg {

class CrossPlay {
public:
    // Forwards by jumps, or backwards by un-jumps. The set's cross outlives this object.
    CrossPlay(CrossSet from, SearchDirection direction);
    // Starts again from another set on the same cross, reusing the memory.
    void begin(CrossSet from, SearchDirection direction);

    // Makes rows, each of which counts as one node, up to `nodes` nodes; returns how many. Returns
    // fewer than `nodes` only when done().
    std::uint64_t run(std::uint64_t nodes);
    bool done() const { return next_ == to_.cross().representatives().size(); }

    const Cross& cross() const { return to_.cross(); }
    // The set that is played from. Its set() may be moved out; then the next call must be begin().
    CompleteCrossSet& from() { return from_; }
    // Requires done(). The positions after the jumps; may be moved out.
    CrossSet& to() {
        assert(done());
        return to_;
    }
    // The bytes that it takes on a cross.
    static std::size_t bytes(const Cross& cross);

private:
    void play_centre();

    CompleteCrossSet from_;
    CrossSet to_;
    RowBuffer landed_;
    std::size_t next_ = 0;     // index of the next representative centre
    std::uint64_t spent_ = 0;  // nodes counted for this centre so far
    SearchDirection direction_;
};

}  // namespace peg
