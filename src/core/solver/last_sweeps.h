// SPDX-License-Identifier: MIT
#pragma once

// The last moves that leave one peg, in a given hole. A peg always lands two holes further on, so
// the holes from which it can get to the finish are the vertices of a graph, and the holes that it
// jumps over are its edges. A last move is a walk in this graph that takes each edge once at most,
// as the peg there is gone then, and all pegs of the position before it are on its edges but the
// one that jumps. By Euler these positions are:
//
//     a peg on a vertex, and pegs on the edges of a connected subgraph that has an odd number of
//     edges at that vertex and at the finish and an even one at all others; if the two are the
//     same, an even one at all
//
// The subgraphs with the same first vertex differ by sums of circles, so that one path to the
// finish and a basis of the circles give all of them.

#include <array>
#include <cstdint>
#include <vector>

#include "core/board/board.h"
#include "core/board/position.h"

namespace peg {

class LastSweeps {
public:
    // The board has all jumps of its geometry, and must outlive this object.
    LastSweeps(const Board& board, Hole finish);

    // An upper bound on the number of positions before a last move, at least 1: 384 for c1 on the
    // English board, 983,040 for the corners of the Triangle 55.
    std::uint64_t most_positions() const;
    // All of them, in no order. Takes some 0.1 us for each of most_positions().
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
    std::vector<Bits> circles_;               // a basis of them, each as its edges
};

}  // namespace peg
