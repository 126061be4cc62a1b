// SPDX-License-Identifier: MIT
#pragma once

// Lists the positions from which a single move leaves one peg, in a given hole. A peg always lands
// two holes further on. So the holes from which it can reach the finish are the vertices of a
// graph, and the holes that it jumps over are the edges. A last move is a walk in this graph that
// uses each edge at most once, because the peg there is then gone; all pegs of the position before
// it, except the jumping one, are on its edges. By Euler's theorem these positions are:
//
//     a peg on a vertex v, and pegs on the edges of a connected subgraph in which just v and the
//     finish have odd degree; or, if v is the finish, no vertex has odd degree
//
// The edge sets for the same v differ by elements of the cycle space, so one path to the finish and
// a basis of the cycles generate all of them.

#include <array>
#include <cstdint>
#include <vector>

#include "core/board/board.h"
#include "core/board/position.h"
#include "core/support/limits.h"

namespace peg {

class LastSweeps {
public:
    // Whether no two lines by which the same peg can go lead over one hole, so that holes are
    // edges: on the square and the triangular lattice.
    static constexpr bool possible(const Board& board) {
        return !board.lists_jumps() && board.lattice() != Lattice::kDiagonal;
    }

    // The board is one of these, has all jumps of its geometry, and outlives this object.
    LastSweeps(const Board& board, Hole finish);

    // An upper bound on the number of positions before a last move, at least 1: 384 for c1 on the
    // English board, 983,040 for the corners of the Triangle 55.
    std::uint64_t max_positions() const;
    // Whether that many positions can be listed in reasonable time and within the memory limit.
    bool can_be_listed(const Limits& limits) const;
    // All these positions, in no particular order. Cost: proportional to max_positions().
    std::vector<Position> positions() const;
    // The jumps of a last move from one of these positions.
    std::vector<JumpId> sweep(Position before) const;

private:
    bool is_connected(Bits edges) const;
    Hole other_end(Hole edge, Hole vertex) const { return lowest(ends_[edge] ^ bit(vertex)); }

    const Board* board_;
    Hole finish_;
    Bits vertices_ = 0;
    std::array<Bits, kMaxHoles> edges_at_{};  // by vertex
    std::array<Bits, kMaxHoles> ends_{};      // by edge: its two vertices
    std::array<Bits, kMaxHoles> path_{};      // by vertex: the edges of a path to the finish
    std::vector<Bits> circles_;  // a basis of the cycle space, each cycle as its set of edges
};

}  // namespace peg
