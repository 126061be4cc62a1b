// SPDX-License-Identifier: MIT
#pragma once

// Finds the winning positions in the middle of a bidirectional count, where the levels of positions
// forwards from a start meet the levels of complements (position.h) backwards from a finish.
// Exactly one jump is between the deepest levels of the two sides:
//
//     start --- jumps --->  p | c  <--- un-jumps --- finish
//
// p wins if a jump leads from it to a position c whose complement the backward side has; that
// complement then wins on its side. Two classes with the same interface find them: one examines
// each p in turn, the other plays whole cross sets, 64 positions at a time.

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/count/cross/cross_retrograde.h"
#include "core/count/retrograde/adaptive_levels.h"
#include "core/count/retrograde/winning_side.h"

namespace peg {

// The winning positions of both sides; either both in sets or both not. If one side serves as both,
// they are in `after`. `before` alone is set if there is no backward side: play then only has to
// reach the deepest forward level.
struct WinningSides {
    std::optional<WinningSide> before;
    std::optional<WinningSide> after;

    // The side before the jump in the middle.
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

    // Processes up to `nodes` positions, and returns how many. Call it until done() or full(),
    // which is set if the search takes more than `max_bytes`.
    virtual std::uint64_t run(std::uint64_t nodes, std::size_t max_bytes) = 0;
    bool done() const { return done_; }
    bool full() const { return full_; }
    virtual std::size_t bytes() const { return winning_.bytes(); }

    // Requires done(). The winning positions found; empty() if the sides do not meet.
    WinningSides take_winning() { return std::move(winning_); }

protected:
    Meeting() = default;

    WinningSides winning_;
    bool done_ = false;
    bool full_ = false;
};

// Examines position by position.
class PositionMeeting final : public Meeting {
public:
    // Takes both sides, neither of them in cross sets; if one side serves as both, pass it twice.
    // If `back` is null, every position of the deepest forward level wins. The sides outlive this
    // object and its result.
    PositionMeeting(const JumpLevels& forward, const JumpLevels* back);

    std::uint64_t run(std::uint64_t nodes, std::size_t max_bytes) override;

private:
    void look_ahead(DensePosition position);

    const JumpLevels* forward_;
    const JumpLevels* back_;
    LevelSet::Cursor cursor_;  // in the deepest forward level
};

// Works in cross sets, with retrograde analysis of the levels that are sets, one side after the
// other.
class SetMeeting final : public Meeting {
public:
    // Takes both sides, of which at least one is in cross sets and all levels are kept; if one side
    // serves as both, pass it twice. Moves the sets out of both. The sides outlive this object and
    // its result.
    SetMeeting(AdaptiveLevels& forward, AdaptiveLevels& back);

    std::uint64_t run(std::uint64_t nodes, std::size_t max_bytes) override;
    std::size_t bytes() const override;

private:
    void finish_side();

    AdaptiveLevels* forward_;
    AdaptiveLevels* back_;
    std::optional<CrossRetrograde> retrograde_;  // of the side being analysed
    // What the backward side needs when its turn comes: its packed levels, and the other side's
    // deepest set.
    struct Next {
        CrossSet deepest;
        std::vector<std::vector<Bits>> packed;
    };
    std::optional<Next> next_;
};

}  // namespace peg
