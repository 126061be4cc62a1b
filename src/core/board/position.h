// SPDX-License-Identifier: MIT
#pragma once

// A position is the set of holes that have a peg. It does not include the board, and it makes sense
// only with the board it was made for.

#include <span>
#include <vector>

#include "core/board/board.h"
#include "core/support/bitboard.h"

namespace peg {

struct Position {
    Bits pegs = 0;

    constexpr bool operator==(const Position&) const = default;
};

constexpr int peg_count(Position position) { return count(position.pegs); }

// The complement swaps pegs and empty holes. Play from P to Q, read backwards, is play from the
// complement of Q to the complement of P:
//
//     a jump             x x o  ->  o o x
//     taken back         o o x  ->  x x o
//     ... complemented   x x o  ->  o o x    which is a jump
constexpr Position complement(const Board& board, Position position) {
    return {board.holes() & ~position.pegs};
}

constexpr bool is_legal(Position position, const Jump& jump) {
    return (position.pegs & jump.mask) == (bit(jump.from) | bit(jump.over));
}

// Flips the three holes of a jump: returns the position after a jump that is legal in `position`,
// or the position before a jump that led to it.
constexpr Position play(Position position, const Jump& jump) { return {position.pegs ^ jump.mask}; }

// A move: one or more jumps in a row by the same peg. A solution is a sequence of moves.
using Move = std::vector<JumpId>;

// Joins consecutive jumps by the same peg into moves.
std::vector<Move> moves_of(const Board& board, std::span<const JumpId> jumps);

}  // namespace peg
