// SPDX-License-Identifier: MIT
#pragma once

// A region of a board by itself, a projection in the terms of planning: the patterns of pegs that
// it can show, and what each jump that touches it makes of them. The holes outside are taken to be
// as the jump wants them, so any play on the board is, seen from the region, a path in this graph.
//
//     region  c1 c2 c3     from c1 over c2 into c3        xx. -> ..x
//                          from a1 over b1 into c1        .?? -> x??    (whatever c2 and c3 are)
//                          from c3 over d3 into e3        ??x -> ??.

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/board/board.h"

namespace peg {

class Projection {
public:
    static constexpr int kMostHoles = 9;  // 512 patterns

    // Up to kMostHoles of the board's holes.
    Projection(const Board& board, Bits holes);

    Bits holes() const { return holes_; }
    // The jumps that touch the region, in the board's order. Their places here number the costs
    // and the steps of a path.
    std::span<const JumpId> jumps() const { return jumps_; }

    struct Path {
        enum class Kind : std::uint8_t { kNone, kPath, kCycle };
        Kind kind = Kind::kNone;
        double cost = 0;
        std::vector<std::size_t> jumps;  // last one first
    };
    // The cheapest path from the pattern of one position to that of another, where each jump has a
    // cost, positive or not. Where some cycle costs less than 0, that cycle; none where there is no
    // path. Bellman and Ford, patterns of many pegs first, as most jumps take pegs away. Takes some
    // 10 microseconds a sweep, with a sweep for each time that pegs come in again.
    Path cheapest(Bits from, Bits to, std::span<const double> costs) const;

    // From each pattern the cost of the cheapest path to that of a position, HUGE_VAL where there
    // is none. Nothing where some cycle on the way costs less than 0.
    std::optional<std::vector<double>> costs_to(Bits to, std::span<const double> costs) const;

    // The number of the pattern that a position shows, below 1 << count(holes()): bit i stands for
    // the i-th of the holes.
    std::size_t pattern(Bits pegs) const;

private:
    struct Step {
        std::uint16_t to;    // pattern
        std::uint16_t jump;  // place in jumps()
    };

    std::span<const Step> steps(std::size_t pattern) const {
        return std::span(steps_).subspan(first_[pattern], first_[pattern + 1] - first_[pattern]);
    }

    Bits holes_;
    std::vector<JumpId> jumps_;
    std::vector<Step> steps_;           // by the pattern that they start from
    std::vector<std::uint32_t> first_;  // of each pattern's steps
    std::vector<std::uint16_t> order_;  // patterns, those of many pegs first
};

}  // namespace peg
