// SPDX-License-Identifier: MIT
#pragma once

// Converts between the oracle and src/core without the notation parser: both number the holes in
// reading order, the core by Board::reading_order().

#include <cstddef>
#include <set>
#include <vector>

#include "core/board/board.h"
#include "core/board/position.h"
#include "core/board/problem.h"
#include "support/oracle.h"

namespace peg {

inline Hole hole_of(const Board& board, int index) {
    return board.reading_order()[static_cast<std::size_t>(index)];
}

inline int index_of(const Board& board, Hole hole) {
    int index = 0;
    while (hole_of(board, index) != hole) ++index;
    return index;
}

inline std::vector<Cell> cells_of(const oracle::Board& drawn) {
    std::vector<Cell> cells;
    for (oracle::Place hole : drawn.holes)
        cells.push_back(
            {static_cast<std::uint8_t>(hole.column), static_cast<std::uint8_t>(hole.row)});
    return cells;
}

inline Board board_of(const oracle::Board& drawn) {
    return *Board::make(drawn.triangular ? Lattice::kTriangular : Lattice::kSquare,
                        cells_of(drawn));
}

inline Position position_of(const Board& board, const oracle::Pegs& pegs) {
    Position position;
    for (std::size_t i = 0; i < pegs.size(); ++i)
        if (pegs[i] == 'x') position.pegs |= bit(board.reading_order()[i]);
    return position;
}

inline oracle::Pegs pegs_of(const Board& board, Position position) {
    oracle::Pegs pegs;
    for (Hole hole : board.reading_order()) pegs += contains(position.pegs, hole) ? 'x' : 'o';
    return pegs;
}

inline oracle::Jump jump_of(const Board& board, const Jump& jump) {
    return {index_of(board, jump.from), index_of(board, jump.over), index_of(board, jump.to)};
}

// The outcomes that reach the finish.
inline std::set<oracle::Pegs> ends_of(const Board& board, const Finish& finish,
                                      const oracle::Outcomes& outcomes) {
    const int fewest = oracle::fewest_pegs(outcomes);
    std::set<oracle::Pegs> ends;
    for (const oracle::Pegs& position : outcomes)
        if (finish.kind == Finish::Kind::kFewest
                ? oracle::count(position) == fewest
                : is_finished(finish, position_of(board, position)))
            ends.insert(position);
    return ends;
}

}  // namespace peg
