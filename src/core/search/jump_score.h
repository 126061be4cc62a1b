// SPDX-License-Identifier: MIT
#pragma once

// How good a position on a level of a beam by jumps is (beam.h): the less it scores, the better.
//
//     score = the squared distances of the pegs from the nearest hole of the goal
//           + 3 for each neighbour that a peg's hole lacks, on the board's edge
//           + 9 for each peg whose neighbours are all empty
//
// The last two count what is hard to fetch (as for moves, move_score.h). Beams of width 16 that
// could stop at 256 positions known backwards from the goal solved, of problems of eleven boards of
// 33 to 49 holes,
//
//     scoring by                                    distances   and edges   and lone pegs   all
//     440 starts made by un-jumps by chance            330         387           403        421
//     220 after jumps by chance, that can be won        86         102           133        139
//     436 single vacancies                             324         353           354        389
//
// The weights were evolved on others (CMA-ES). What made no difference: lone holes, pegs without
// another one two steps away, possible jumps, connected groups, pegs with one neighbour, pegs that
// neither jump nor are jumped over. Distances alone are better than likeness to positions that win,
// mobility, or the length of the border.

#include <array>
#include <cstdint>
#include <vector>

#include "core/board/board.h"

namespace peg {

class JumpScore {
public:
    using Value = std::uint16_t;

    // The goal may be empty: all holes are as far away from it then. Costs a microsecond.
    JumpScore(const Board& board, Bits goal);

    // Of a position on the board.
    Value of(Bits pegs) const;

    // A position of which many jumps are looked at.
    struct Before {
        Bits pegs = 0;
        std::array<Bits, 3> near{};  // by n, the holes with more than n pegs as neighbours
        Value own = 0;               // what each peg scores by itself, added up
    };
    // `score` is that of the pegs.
    Before before(Bits pegs, Value score) const;
    // Of the position after a legal jump: at least this, and in some 5 ns, exactly.
    Value at_least(const Before& before, JumpId jump) const {
        return static_cast<Value>(before.own - changes_[jump].gain);
    }
    Value of(const Before& before, JumpId jump) const;

private:
    static constexpr int kEdge = 3;
    static constexpr int kLonePeg = 9;
    static constexpr int kFarthest = 950;  // of squared distances
    static_assert(kMaxHoles * (kFarthest + kEdge * kMaxDirections + kLonePeg) <= 0xffff);

    // What a jump changes.
    struct Change {
        Bits flipped = 0;              // its three holes
        std::array<Bits, 3> losing{};  // by n, the holes next to n of the two pegs that go
        Bits next_to_landing = 0;
        std::int16_t gain = 0;  // by how much the pegs score less by themselves
    };

    // By n, the holes with more than n of the pegs as neighbours.
    std::array<Bits, 3> near(Bits pegs) const;

    Layout layout_;
    std::array<Bits, kMaxDirections> entered_{};  // by direction: the holes to which a step leads
    std::array<Bits, kMaxHoles> neighbours_{};    // by hole
    std::array<Value, kMaxHoles> own_{};          // by hole: what a peg there scores by itself
    std::vector<Change> changes_;                 // by jump
};

// A hole still has a neighbour with a peg when it had more of them than it loses, or gets one.
inline JumpScore::Value JumpScore::of(const Before& before, JumpId jump) const {
    const Change& change = changes_[jump];
    const Bits near = (before.near[0] & change.losing[0]) | (before.near[1] & change.losing[1]) |
                      (before.near[2] & change.losing[2]) | change.next_to_landing;
    const Bits pegs = before.pegs ^ change.flipped;
    return static_cast<Value>(at_least(before, jump) + kLonePeg * count(pegs & ~near));
}

}  // namespace peg
