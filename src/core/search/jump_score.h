// SPDX-License-Identifier: MIT
#pragma once

// The evaluation function of the beams by jumps (beam.h). The lower the score of a position, the
// better.
//
//     score = the squared distances of the pegs from the nearest hole of the goal
//           + 3 for each missing neighbour of a peg's hole, on the board's edge
//           + 9 for each peg whose neighbours are all empty
//
// The last two terms penalize pegs that are hard to remove (as for moves, move_score.h). The table
// shows how many problems, on eleven boards of 33 to 49 holes, were solved by beams of width 16
// that could stop at 256 positions known backwards from the goal:
//
//     terms of the score                            distances   and edges   and lone pegs   all
//     440 starts made by random un-jumps                330         387           403        421
//     220 winnable positions after random jumps          86         102           133        139
//     436 single vacancies                              324         353           354        389
//
// The weights were tuned on other problems (CMA-ES). Terms without effect: lone holes, pegs without
// another peg two steps away, possible jumps, connected groups, pegs with one neighbour, pegs that
// can neither jump nor be jumped over. Terms worse than distances alone: similarity to winning
// positions, mobility, length of the border.

#include <array>
#include <cstdint>
#include <vector>

#include "core/board/board.h"

namespace peg {

class JumpScore {
public:
    using Value = std::uint16_t;

    // The goal may be empty; then all holes are at the same distance.
    JumpScore(const Board& board, Bits goal);

    // The score of a position on the board.
    Value of(Bits pegs) const;

    // A position from which many jumps are scored.
    struct Before {
        Bits pegs = 0;
        std::array<Bits, 3> near{};  // [n]: the holes with more than n pegs as neighbours
        Value own = 0;               // sum of what each peg scores independently of the others
    };
    // Prepares a position; `score` is its score.
    Before before(Bits pegs, Value score) const;
    // The score of the position after a legal jump: a lower bound, and (at little more cost) the
    // exact value.
    Value at_least(const Before& before, JumpId jump) const {
        return static_cast<Value>(before.own - changes_[jump].gain);
    }
    Value of(const Before& before, JumpId jump) const;

private:
    static constexpr int kEdge = 3;
    static constexpr int kLonePeg = 9;
    static constexpr int kFarthest = 950;  // maximum of the squared distances
    static_assert(kMaxHoles * (kFarthest + kEdge * kMaxDirections + kLonePeg) <= 0xffff);

    // The effects of a jump.
    struct Change {
        Bits flipped = 0;              // its three holes
        std::array<Bits, 3> losing{};  // [n]: the holes next to n of the two pegs that leave
        Bits next_to_landing = 0;
        std::int16_t gain = 0;  // decrease of the pegs' independent scores
    };

    // [n]: the holes with more than n of the pegs as neighbours.
    std::array<Bits, 3> near(Bits pegs) const;

    Layout layout_;
    std::size_t directions_;
    std::array<Bits, kMaxDirections> entered_{};  // by direction: the holes that a step can end in
    std::array<Bits, kMaxHoles> neighbours_{};    // by hole
    std::array<Value, kMaxHoles> own_{};          // by hole: the independent score of a peg there
    std::vector<Change> changes_;                 // by jump
};

// A hole still has a peg as a neighbour if it had more of them than the jump removes, or if it
// gains one.
inline JumpScore::Value JumpScore::of(const Before& before, JumpId jump) const {
    const Change& change = changes_[jump];
    const Bits near = (before.near[0] & change.losing[0]) | (before.near[1] & change.losing[1]) |
                      (before.near[2] & change.losing[2]) | change.next_to_landing;
    const Bits pegs = before.pegs ^ change.flipped;
    return static_cast<Value>(at_least(before, jump) + kLonePeg * count(pegs & ~near));
}

}  // namespace peg
