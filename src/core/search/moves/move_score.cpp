// SPDX-License-Identifier: MIT
#include "core/search/moves/move_score.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <limits>

#include "core/board/squared_distances.h"

namespace peg {

namespace {

// The weights of a position's score, learned in two steps: first to separate positions of short
// solutions, on the triangles of 45 and 55 holes, from positions of a beam that has lost those
// solutions (conditional logit); then by evolution (CMA-ES; N. Hansen 2016) so that narrow beams
// need few moves on random problems of these boards and of the five large square-lattice boards.
// These are rounded; they serve for triangles in both directions and for squares from the finish.
constexpr MoveScore::Weights kWeights{.peg = 90,
                                      .edge = 110,
                                      .distance = 6,
                                      .lone_peg = 260,
                                      .lone_peg_of_kind = 80,
                                      .lone_hole = -130,
                                      .region = 100,
                                      .noise = 60};
// On the square lattice, different features are good for play from the start: there the edge does
// not matter.
constexpr MoveScore::Weights kWeightsOnSquaresForwards{.peg = 84,
                                                       .edge = 0,
                                                       .distance = 5,
                                                       .lone_peg = 60,
                                                       .lone_peg_of_kind = 36,
                                                       .lone_hole = -173,
                                                       .region = 228,
                                                       .noise = 60};

// The holes of the board that are one step or two steps away from a hole, in any direction, or by
// the lines of a board that lists its jumps.
Bits holes_in_line(const Board& board, Hole hole, int steps) {
    Bits holes = 0;
    if (board.lists_jumps()) {
        for (const Jump& jump : board.jumps()) {
            if (jump.from == hole) holes |= bit(steps == 1 ? jump.over : jump.to);
            if (jump.over == hole && steps == 1) holes |= bit(jump.from) | bit(jump.to);
        }
        return holes;
    }
    const Cell cell = board.cell(hole);
    for (int d = 0; d < direction_count(board.lattice()); ++d) {
        const auto [column, row] = kDirections.at(static_cast<std::size_t>(d));
        if (const auto at = board.hole_at(cell.column + steps * column, cell.row + steps * row))
            holes |= bit(*at);
    }
    return holes;
}

}  // namespace

MoveScore::Weights MoveScore::forwards(Lattice lattice) {
    return lattice == Lattice::kSquare ? kWeightsOnSquaresForwards : kWeights;
}

MoveScore::Weights MoveScore::backwards() { return kWeights; }

MoveScore::MoveScore(const Board& board, const Weights& weights, Bits aim)
    : board_(&board), weights_(weights), windows_(board.holes()), rows_(windows_.rows()) {
    assert(aim != 0);
    std::array<Amount, kMaxHoles> holes;
    for (const Hole hole : board.reading_order()) holes.at(hole) = amount_of_hole(hole, aim);
    for (const BitWindow& window : windows_.all()) {
        Amount* rows = &rows_[window.first_row];
        for (std::size_t value = 1; value < window.rows; ++value) {
            rows[value] = rows[value & (value - 1)];
            rows[value].add(holes.at(window.lowest + lowest(value)));
        }
    }
}

MoveScore::Amount MoveScore::amount_of_hole(Hole hole, Bits aim) const {
    const Bits neighbours = holes_in_line(*board_, hole, 1);
    const int lacking = std::max(0, direction_count(board_->lattice()) - count(neighbours));
    const int distance = squared_distance_to(*board_, hole, aim, std::numeric_limits<int>::max());
    return {neighbours, holes_in_line(*board_, hole, 2),
            weights_.peg + weights_.edge * lacking + weights_.distance * distance};
}

MoveScore::Amount MoveScore::amount(Bits set) const {
    Amount amount;
    for (const BitWindow& window : windows_.all()) amount.add(rows_[window.row(set)]);
    return amount;
}

std::int32_t MoveScore::of(Bits pegs, std::size_t moves_left, std::uint64_t chance) const {
    const Bits empty = board_->holes() & ~pegs;
    const Amount of_pegs = amount(pegs);
    std::int32_t score = of_pegs.pegs + weights_.region * static_cast<std::int32_t>(moves_left);
    score += weights_.lone_peg * count(pegs & ~of_pegs.near);
    score += weights_.lone_peg_of_kind * count(pegs & ~of_pegs.far);
    score += weights_.lone_hole * count(empty & ~amount(empty).near);
    const auto noise = static_cast<unsigned>(weights_.noise);
    return score + static_cast<std::int32_t>((chance >> 32) * noise >> 32);
}

}  // namespace peg
