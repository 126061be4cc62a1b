// SPDX-License-Identifier: MIT
#pragma once

// Where the two sides of a count meet: levels of positions forwards from a start, and levels of
// complements (position.h) backwards from a finish, with one jump between their deepest levels.
//
//     start --- jumps --->  p | c  <--- un-jumps --- finish
//
// p wins if a jump leads from it to a c whose complement the backward side has; and the complement
// of c wins on its side. Two classes find these, with the same interface: one looks at each p in
// turn, the other plays whole cross sets, 64 positions at a time.

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/count/cross/cross_retrograde.h"
#include "core/count/growing_levels.h"
#include "core/count/winning_side.h"

namespace peg {

// The winning positions of both sides, both with sets or both without. Where one side serves as
// both, they are in `after`; `before` alone is there if play only has to reach the deepest forward
// level, not a finish.
struct WinningSides {
    std::optional<WinningSide> before;
    std::optional<WinningSide> after;

    // Of the side that stands before the jump in the middle.
    WinningSide& first() { return before ? *before : *after; }
    const WinningSide& first() const { return before ? *before : *after; }
    bool empty() const { return first().empty(); }
    std::size_t bytes() const {
        return (before ? before->bytes() : 0) + (after ? after->bytes() : 0);
    }
};

class Meeting {
public:
    virtual ~Meeting() = default;
    Meeting(const Meeting&) = delete;
    Meeting& operator=(const Meeting&) = delete;

    // Goes on for up to `nodes` positions, and returns how many they were. To be called until
    // done() or full(), which is when it takes more than `max_bytes`.
    virtual std::uint64_t run(std::uint64_t nodes, std::size_t max_bytes) = 0;
    bool done() const { return done_; }
    bool full() const { return full_; }
    virtual std::size_t bytes() const { return winning_.bytes(); }

    // When done(): the winning positions that were found; empty() if the sides do not meet.
    WinningSides take_winning() { return std::move(winning_); }

protected:
    Meeting() = default;

    WinningSides winning_;
    bool done_ = false;
    bool full_ = false;
};

// Position by position.
class PositionMeeting final : public Meeting {
public:
    // Both sides, neither of them in cross sets; the same one twice where one serves as both. With
    // null for `back`, every position of the deepest forward level wins. The sides outlive this and
    // what it finds.
    PositionMeeting(const JumpLevels& forward, const JumpLevels* back);

    std::uint64_t run(std::uint64_t nodes, std::size_t max_bytes) override;

private:
    void look_ahead(DensePosition position);

    const JumpLevels* forward_;
    const JumpLevels* back_;
    LevelSet::Cursor cursor_;  // in the deepest forward level
};

// In cross sets, with retrograde analysis of the levels that are sets: one side after the other.
class SetMeeting final : public Meeting {
public:
    // Both sides, of which at least one is in cross sets, and all levels are kept; the same one
    // twice where one serves as both. Takes the sets of both. The sides outlive this and what it
    // finds.
    SetMeeting(GrowingLevels& forward, GrowingLevels& back);

    std::uint64_t run(std::uint64_t nodes, std::size_t max_bytes) override;
    std::size_t bytes() const override;

private:
    void finish_side();

    GrowingLevels* forward_;
    GrowingLevels* back_;
    std::optional<CrossRetrograde> retrograde_;  // of the side whose turn it is
    // For the turn of the backward side: its packed levels, and the deepest set of the other one.
    struct Next {
        CrossSet deepest;
        std::vector<std::vector<Bits>> packed;
    };
    std::optional<Next> next_;
};

}  // namespace peg
