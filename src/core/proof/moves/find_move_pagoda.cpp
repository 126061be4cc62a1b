// SPDX-License-Identifier: MIT
#include "core/proof/moves/find_move_pagoda.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/support/simplex.h"

namespace peg {

namespace {

// The linear program, in weights w, with `max_loss` = 1:
//
//     maximise    average worth of the positions - worth of the end
//                 + s(r) of each region r, as often as it has to be hit
//     subject to  w(i.to) + w(k.over) - w(k.to) + a(k) <= a(i)    for jumps i and k in a row
//                 w(j.from) + w(j.over) - w(j.to) + a(j) <= l(j.from)       for each jump j
//                 l(h) + s(r) of all regions that contain h <= 1            for each hole h
//                 -kMax <= w <= kMax, a >= 0, 0 <= l <= 1, s >= 0
//
// a(j) bounds how much a peg lowers the worth by going on after j, and l(h) how much a move from h
// lowers it. Regions share the slack of their holes, so holes that hit the regions have at least
// that much slack in total. The shares are the same for all positions: separate shares for each
// position would make the program ten times as large, without a better result. The variable is v =
// w + kMax, so v = 0 is a feasible vertex to begin with.
constexpr double kMax = 2;

class MovePagodaProgram {
public:
    explicit MovePagodaProgram(const Board& board)
        : board_(&board), in_a_row_(jumps_in_a_row(board)),
          column_(in_a_row_.size() + board.jumps().size() +
                  static_cast<std::size_t>(board.hole_count())) {}

    // The weights, by the hole's index in reading order.
    std::vector<double> solve(const MersonRegions& regions, SearchDirection direction, Bits end,
                              std::span<const Bits> positions) {
        const std::size_t holes = row_of_hole(board_->reading_order().size()) - row_of_hole(0);
        std::vector<double> bound(column_.size(), kMax);
        std::ranges::fill(std::span(bound).last(holes), 1);
        Simplex simplex(bound, 2 * holes + board_->jumps().size() + regions.regions().size());
        const bool forwards = direction == SearchDirection::kForwards;
        const auto share = [&](const auto& which) {
            return static_cast<double>(std::ranges::count_if(positions, which)) /
                   static_cast<double>(positions.size());
        };
        for (const Hole hole : board_->reading_order()) {
            const double more = share([&](Bits pegs) { return contains(pegs, hole); }) -
                                (contains(end, hole) ? 1 : 0);
            simplex.add_column(weight(hole), forwards ? more : -more, 2 * kMax);
        }
        for (std::size_t jump = 0; jump < board_->jumps().size(); ++jump)
            simplex.add_column(going_on(jump), 0, HUGE_VAL);
        for (std::size_t place = 0; place < holes; ++place)
            simplex.add_column(lowered_from(place), 0, 1);
        for (const Bits region : regions.regions()) {
            const double to_hit = share([&](Bits pegs) {
                const bool full = (region & ~pegs) == 0;
                return forwards ? full : !full && (region & ~end) == 0;
            });
            if (to_hit > 0) simplex.add_column(spared(region), to_hit, HUGE_VAL);
        }
        simplex.maximise();
        std::vector<double> weights = simplex.values();
        weights.resize(holes);
        for (double& weight : weights) weight -= kMax;
        return weights;
    }

private:
    std::size_t row_of_jump(std::size_t jump) const { return in_a_row_.size() + jump; }
    std::size_t row_of_hole(std::size_t place) const {
        return row_of_jump(board_->jumps().size()) + place;
    }
    void clear() { std::ranges::fill(column_, 0); }

    // The columns of the variables.
    std::span<const double> weight(Hole hole) {
        clear();
        const std::span<const Jump> jumps = board_->jumps();
        const auto change = [hole](const Jump& jump) {
            return int{jump.over == hole} - int{jump.to == hole};
        };
        for (std::size_t row = 0; row < in_a_row_.size(); ++row)
            column_[row] =
                int{jumps[in_a_row_[row].first].to == hole} + change(jumps[in_a_row_[row].next]);
        for (std::size_t id = 0; id < jumps.size(); ++id)
            column_[row_of_jump(id)] = int{jumps[id].from == hole} + change(jumps[id]);
        return column_;
    }
    std::span<const double> going_on(std::size_t jump) {
        clear();
        for (std::size_t row = 0; row < in_a_row_.size(); ++row)
            column_[row] = int{in_a_row_[row].next == jump} - int{in_a_row_[row].first == jump};
        column_[row_of_jump(jump)] = 1;
        return column_;
    }
    std::span<const double> lowered_from(std::size_t place) {
        clear();
        const std::span<const Jump> jumps = board_->jumps();
        for (std::size_t id = 0; id < jumps.size(); ++id)
            if (jumps[id].from == board_->reading_order()[place]) column_[row_of_jump(id)] = -1;
        column_[row_of_hole(place)] = 1;
        return column_;
    }
    std::span<const double> spared(Bits region) {
        clear();
        for (std::size_t place = 0; place < board_->reading_order().size(); ++place)
            column_[row_of_hole(place)] = contains(region, board_->reading_order()[place]);
        return column_;
    }

    const Board* board_;
    std::vector<TwoJumps> in_a_row_;
    std::vector<double> column_;
};

}  // namespace

std::optional<MovePagoda> find_move_pagoda(const Board& board, const MersonRegions& regions,
                                           SearchDirection direction, Bits end,
                                           std::span<const Bits> positions) {
    // A multiple of the usual denominators of a vertex. Weights are rounded down: a peg that goes
    // round in a circle only removes other pegs, so it lowers the worth by no more than before.
    constexpr std::int32_t kScale = 120;
    constexpr double kTiny = 1e-6;
    const std::vector<double> found =
        MovePagodaProgram(board).solve(regions, direction, end, positions);
    Weights weights{};
    for (std::size_t place = 0; place < found.size(); ++place)
        weights[board.reading_order()[place]] =
            static_cast<std::int32_t>(std::floor((found[place] + kTiny) * kScale));
    return make_move_pagoda(board, weights, kScale);
}

}  // namespace peg
