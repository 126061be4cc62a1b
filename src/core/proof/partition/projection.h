// SPDX-License-Identifier: MIT
#pragma once

// The view of one region of a board (in planning, a projection): a graph whose nodes are the
// region's patterns of pegs, and whose edges are the jumps that touch it. The holes outside are
// assumed to be as the jump requires, so any play on the board, seen from the region, is a path in
// this graph.
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
    static constexpr int kMaxRegionHoles = 9;  // 512 patterns

    // `holes` are up to kMaxRegionHoles holes of the board.
    Projection(const Board& board, Bits holes);

    Bits holes() const { return holes_; }
    // The jumps that touch the region, in the board's order. Costs and paths refer to jumps by
    // their index in this list.
    std::span<const JumpId> jumps() const { return jumps_; }

    struct Path {
        enum class Kind : std::uint8_t { kNone, kPath, kCycle };
        Kind kind = Kind::kNone;
        double cost = 0;
        std::vector<std::size_t> jumps;  // the last jump first
    };
    // The cheapest path from the pattern of one position to that of another, where costs may be
    // negative. If some cycle has a negative cost, that cycle (kCycle); if there is no path, kNone.
    // Bellman-Ford, patterns with many pegs first, because most jumps remove pegs. Cost: one pass
    // over all steps for each time that a path puts pegs back in.
    Path cheapest(Bits from, Bits to, std::span<const double> costs) const;

    // By pattern: the cost of the cheapest path to the pattern of a position; HUGE_VAL if there is
    // none. Empty if some cycle on the way has a negative cost.
    std::optional<std::vector<double>> costs_to(Bits to, std::span<const double> costs) const;

    // The pattern that a position shows, as a number below 1 << count(holes()): bit i stands for
    // the i-th hole.
    std::size_t pattern(Bits pegs) const;

private:
    struct Step {
        std::uint16_t to;    // a pattern
        std::uint16_t jump;  // index in jumps()
    };

    std::span<const Step> steps(std::size_t pattern) const {
        return std::span(steps_).subspan(first_[pattern], first_[pattern + 1] - first_[pattern]);
    }

    Bits holes_;
    std::vector<JumpId> jumps_;
    std::vector<Step> steps_;           // sorted by the pattern that they start from
    std::vector<std::uint32_t> first_;  // index of each pattern's first step
    std::vector<std::uint16_t> order_;  // patterns, those with many pegs first
};

}  // namespace peg
