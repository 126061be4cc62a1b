// SPDX-License-Identifier: MIT
#pragma once

// All positions one jump after those of a set, or one jump before, a centre at a time: what may
// be a third of a second's work on a large set can so be left off in between.

#include <cstddef>
#include <optional>

#include "core/cross_set.h"

namespace peg {

class CrossPlay {
public:
    // Makes the set complete().
    CrossPlay(CrossSet from, bool backwards);

    // Goes on for up to `nodes` positions, of which each row that is played counts as one, and
    // returns how many these were: fewer only when it is done().
    std::uint64_t run(std::uint64_t nodes);
    bool done() const { return next_ == from_.cross().leaders().size(); }

    const CrossSet& from() const { return from_; }
    CrossSet& from() { return from_; }
    // When it is done; not complete().
    CrossSet& to() { return to_; }
    static std::size_t bytes(const Cross& cross);

private:
    void play_centre();

    CrossSet from_;
    std::optional<CrossSet> swapped_;  // from_, where that differs
    CrossSet to_;
    Block block_;
    std::size_t next_ = 0;     // of the centres that lead
    std::uint64_t spent_ = 0;  // nodes, on this one
    bool backwards_;
};

}  // namespace peg
