// SPDX-License-Identifier: MIT
#include "core/pagoda.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace peg {

namespace {

int difference(Bits a, Bits b, Hole hole) {
    return static_cast<int>(contains(a, hole)) - static_cast<int>(contains(b, hole));
}

// The simplex method for bounded variables, on the programme in v = 1 - w:
//
//     maximise    sum of v(h) over the start's pegs - the same over the finish's
//     subject to  v(from) + v(over) - v(to) <= 1  for every jump,    0 <= v <= 2
//
// w = 1 everywhere (each peg is worth one) is v = 0: a feasible vertex to begin with, at which no
// constraint is tight. A variable at its upper bound is replaced by its distance from it, so that
// every non-basic variable is zero. Dense tableau: one row a jump, one column a hole, row-major.
class Simplex {
public:
    Simplex(const Board& board, Bits start, Bits finish)
        : rows_(board.jumps().size()), columns_(static_cast<std::size_t>(board.hole_count())),
          table_(rows_ * columns_), value_(rows_), cost_(columns_), basic_(rows_),
          nonbasic_(columns_), flipped_(columns_ + rows_) {
        std::array<std::size_t, kMaxHoles> column_of{};
        for (std::size_t c = 0; c < columns_; ++c) {
            const Hole hole = board.reading_order()[c];
            column_of[hole] = c;
            nonbasic_[c] = c;
            cost_[c] = difference(start, finish, hole);
        }
        for (std::size_t r = 0; r < rows_; ++r) {
            const Jump& jump = board.jumps()[r];
            at(r, column_of[jump.from]) += 1;
            at(r, column_of[jump.over]) += 1;
            at(r, column_of[jump.to]) -= 1;
            // A little more room, different for each jump, keeps ties and with them endless
            // loops away; 2654435761 is Knuth's multiplicative hash.
            const auto hash = static_cast<std::uint32_t>((r + 1) * 2654435761U) >> 8;
            value_[r] = 1 + 1e-7 * (1 + hash / double{1 << 24});
            basic_[r] = columns_ + r;
        }
    }

    // To the optimum, or to a bound on pivots far above what has been seen (some hundred).
    void maximise() {
        constexpr int kMaxPivots = 5000;
        for (int i = 0; i < kMaxPivots; ++i) {
            const std::size_t entering = best_column();
            if (entering == columns_) return;
            advance(entering);
        }
    }

    // The weight 1 - v of the hole in column c of the reading order.
    std::vector<double> weights() const {
        std::vector<double> v(columns_ + rows_, 0.0);
        for (std::size_t r = 0; r < rows_; ++r) v[basic_[r]] = value_[r];
        std::vector<double> w(columns_);
        for (std::size_t c = 0; c < columns_; ++c) w[c] = 1 - (flipped_[c] ? kUpper - v[c] : v[c]);
        return w;
    }

private:
    static constexpr double kUpper = 2;
    static constexpr double kTiny = 1e-9;

    double& at(std::size_t row, std::size_t column) { return table_[row * columns_ + column]; }
    bool has_upper(std::size_t variable) const { return variable < columns_; }  // not the slacks

    std::size_t best_column() const {
        std::size_t best = columns_;
        double most = kTiny;
        for (std::size_t c = 0; c < columns_; ++c)
            if (cost_[c] > most) {
                most = cost_[c];
                best = c;
            }
        return best;
    }

    // Raises the entering variable until it, or a basic one, meets a bound.
    void advance(std::size_t column) {
        double step = has_upper(nonbasic_[column]) ? kUpper : HUGE_VAL;
        std::size_t leaving = rows_;
        for (std::size_t r = 0; r < rows_; ++r) {
            const double slope = at(r, column);
            double room = HUGE_VAL;
            if (slope > kTiny)
                room = value_[r] / slope;
            else if (slope < -kTiny && has_upper(basic_[r]))
                room = (kUpper - value_[r]) / -slope;
            if (room < step) {
                step = room;
                leaving = r;
            }
        }
        if (leaving == rows_)
            flip_column(column);
        else
            pivot(leaving, column);
    }

    void flip_column(std::size_t column) {
        flip(nonbasic_[column]);
        for (std::size_t r = 0; r < rows_; ++r) {
            value_[r] -= kUpper * at(r, column);
            at(r, column) = -at(r, column);
        }
        cost_[column] = -cost_[column];
    }

    void pivot(std::size_t row, std::size_t column) {
        double* const source = &at(row, 0);
        if (source[column] < 0) {  // the leaving variable meets its upper bound
            flip(basic_[row]);
            value_[row] = kUpper - value_[row];
            for (std::size_t c = 0; c < columns_; ++c) source[c] = -source[c];
        }
        const double inverse = 1 / source[column];
        source[column] = 1;
        for (std::size_t c = 0; c < columns_; ++c) source[c] *= inverse;
        value_[row] *= inverse;
        for (std::size_t r = 0; r < rows_; ++r) {
            if (r == row) continue;
            double* const target = &at(r, 0);
            const double factor = target[column];
            if (factor == 0) continue;
            target[column] = 0;
            for (std::size_t c = 0; c < columns_; ++c) target[c] -= factor * source[c];
            value_[r] = std::max(0.0, value_[r] - factor * value_[row]);
        }
        const double factor = cost_[column];
        cost_[column] = 0;
        for (std::size_t c = 0; c < columns_; ++c) cost_[c] -= factor * source[c];
        std::swap(basic_[row], nonbasic_[column]);
    }

    void flip(std::size_t variable) { flipped_[variable] = !flipped_[variable]; }

    std::size_t rows_;
    std::size_t columns_;
    std::vector<double> table_;
    std::vector<double> value_;          // of the basic variable of each row
    std::vector<double> cost_;           // reduced cost of each column
    std::vector<std::size_t> basic_;     // variable of each row: 0.. holes, columns_.. slacks
    std::vector<std::size_t> nonbasic_;  // variable of each column
    std::vector<bool> flipped_;          // variable is measured from its upper bound
};

bool proves(const Board& board, const Pagoda& pagoda, Bits start, Bits finish) {
    return is_pagoda(board, pagoda) && worth(pagoda, start) < worth(pagoda, finish);
}

Pagoda rounded(const Board& board, const std::vector<double>& weights, double scale) {
    Pagoda pagoda;
    for (std::size_t c = 0; c < weights.size(); ++c)
        pagoda.weights[board.reading_order()[c]] =
            static_cast<std::int32_t>(std::lround(weights[c] * scale));
    return pagoda;
}

void divide_by_common_factor(Pagoda& pagoda) {
    std::int32_t factor = 0;
    for (std::int32_t weight : pagoda.weights) factor = std::gcd(factor, weight);
    if (factor > 1)
        for (std::int32_t& weight : pagoda.weights) weight /= factor;
}

// Weights at a large scale are off by up to a half each, a jump's sum by up to 3/2; one more on
// every weight adds one to every jump's sum.
Pagoda rounded_and_lifted(const Board& board, const std::vector<double>& weights) {
    constexpr double kScale = 1 << 20;
    Pagoda pagoda = rounded(board, weights, kScale);
    std::int32_t lift = 0;
    for (const Jump& jump : board.jumps())
        lift = std::max(lift, pagoda.weights[jump.to] - pagoda.weights[jump.from] -
                                  pagoda.weights[jump.over]);
    for (Hole hole : board.reading_order()) pagoda.weights[hole] += lift;
    return pagoda;
}

}  // namespace

std::optional<Pagoda> find_pagoda(const Board& board, Bits start, Bits finish) {
    Simplex simplex(board, start, finish);
    simplex.maximise();
    const std::vector<double> weights = simplex.weights();

    double margin = 0;
    for (std::size_t c = 0; c < weights.size(); ++c) {
        const Hole hole = board.reading_order()[c];
        margin += weights[c] * difference(finish, start, hole);
    }
    constexpr double kLeastMargin = 1e-4;  // the room given above is worth less than this
    if (margin < kLeastMargin) return std::nullopt;

    // Vertices have small denominators as a rule.
    constexpr int kMaxDenominator = 240;
    for (int scale = 1; scale <= kMaxDenominator; ++scale) {
        Pagoda pagoda = rounded(board, weights, scale);
        if (!proves(board, pagoda, start, finish)) continue;
        divide_by_common_factor(pagoda);
        return pagoda;
    }
    const Pagoda pagoda = rounded_and_lifted(board, weights);
    if (proves(board, pagoda, start, finish)) return pagoda;
    return std::nullopt;
}

}  // namespace peg
