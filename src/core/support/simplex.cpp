// SPDX-License-Identifier: MIT
#include "core/support/simplex.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdint>

namespace peg {

Simplex::Simplex(std::span<const double> bound, std::size_t max_columns)
    : rows_(bound.size()), stride_(max_columns), table_(rows_ * stride_), cost_(stride_),
      basic_(rows_), nonbasic_(stride_), upper_(stride_ + rows_, HUGE_VAL), flipped_(stride_),
      max_(rows_, HUGE_VAL), room_(rows_) {
    for (std::size_t r = 0; r < rows_; ++r) {
        assert(bound[r] >= 0);
        // 2654435761 is 2^32 / golden ratio (Knuth, TAOCP 3, section 6.4): an amount for each row
        // that looks random.
        const auto hash = static_cast<std::uint32_t>((r + 1) * 2654435761U) >> 8;
        value_.push_back(bound[r] + kRoom * (1 + hash / double{1 << 24}));
        basic_[r] = stride_ + r;
    }
}

// The new column of the tableau is the inverse of the basis times the coefficients. The slacks
// started as the unit matrix, so their columns now are that inverse: a slack that is not basic has
// its column in the tableau, and the column of a basic slack is still a unit vector.
void Simplex::add_column(std::span<const double> coefficients, double cost, double upper) {
    assert(columns_ < stride_ && coefficients.size() == rows_);
    const std::size_t column = columns_++;
    nonbasic_[column] = column;
    upper_[column] = upper;
    cost_[column] = cost;
    for (std::size_t r = 0; r < rows_; ++r)
        if (is_slack(basic_[r])) at(r, column) += coefficients[basic_[r] - stride_];
    for (std::size_t c = 0; c < column; ++c) {
        if (!is_slack(nonbasic_[c])) continue;
        const double factor = coefficients[nonbasic_[c] - stride_];
        if (factor == 0) continue;
        for (std::size_t r = 0; r < rows_; ++r) at(r, column) += factor * at(r, c);
        cost_[column] += factor * cost_[c];
    }
}

void Simplex::maximise() {
    constexpr int kMaxPivots = 5000;
    for (int i = 0; i < kMaxPivots; ++i) {
        const std::size_t entering = best_column();
        if (entering == columns_) return;
        advance(entering);
    }
}

std::vector<double> Simplex::values() const {
    std::vector<double> values(columns_, 0.0);
    for (std::size_t r = 0; r < rows_; ++r)
        if (!is_slack(basic_[r])) values[basic_[r]] = value_[r];
    for (std::size_t v = 0; v < columns_; ++v)
        if (flipped_[v]) values[v] = upper_[v] - values[v];
    return values;
}

std::vector<double> Simplex::prices() const {
    std::vector<double> prices(rows_, 0.0);
    for (std::size_t c = 0; c < columns_; ++c)
        if (is_slack(nonbasic_[c])) prices[nonbasic_[c] - stride_] = -cost_[c];
    return prices;
}

std::size_t Simplex::best_column() const {
    std::size_t best = columns_;
    double most = kTiny;
    for (std::size_t c = 0; c < columns_; ++c)
        if (cost_[c] > most) {
            most = cost_[c];
            best = c;
        }
    return best;
}

// Raises the entering variable until it or a basic variable meets a bound. The first loop has no
// branch and writes through a pointer of its own, so that compilers vectorize it; it divides also
// where the result is not needed.
void Simplex::advance(std::size_t column) {
    const double* const slopes = table_.data() + column * rows_;  // no rows without jumps
    const double* const value = value_.data();
    const double* const most = max_.data();
    double* const room = room_.data();
    for (std::size_t r = 0; r < rows_; ++r) {
        const double slope = std::abs(slopes[r]);
        const double to_zero = value[r];
        const double to_most = most[r] - value[r];
        const double distance = slopes[r] > 0 ? to_zero : to_most;
        const double quotient = distance / std::max(slope, kTiny);
        room[r] = slope > kTiny ? quotient : HUGE_VAL;
    }
    double step = upper_[nonbasic_[column]];
    std::size_t leaving = rows_;
    for (std::size_t r = 0; r < rows_; ++r)
        if (room_[r] < step) {
            step = room_[r];
            leaving = r;
        }
    if (step == HUGE_VAL) {
        cost_[column] = 0;  // unbounded, which no linear program of this project is
    } else if (leaving == rows_) {
        flip_column(column);
    } else {
        pivot(leaving, column);
    }
}

void Simplex::flip_column(std::size_t column) {
    const std::size_t variable = nonbasic_[column];
    flip(variable);
    for (std::size_t r = 0; r < rows_; ++r) {
        value_[r] -= upper_[variable] * at(r, column);
        at(r, column) = -at(r, column);
    }
    cost_[column] = -cost_[column];
}

void Simplex::pivot(std::size_t row, std::size_t column) {
    if (at(row, column) < 0) {  // the leaving variable meets its upper bound
        flip(basic_[row]);
        value_[row] = max_[row] - value_[row];
        for (std::size_t c = 0; c < columns_; ++c) at(row, c) = -at(row, c);
    }
    const double inverse = 1 / at(row, column);
    double* const source = &at(0, column);
    factors_.assign(source, source + rows_);
    factors_[row] = 0;
    std::fill_n(source, rows_, 0.0);
    source[row] = 1;
    for (std::size_t c = 0; c < columns_; ++c) {
        double* const target = &at(0, c);
        if (target[row] == 0) continue;
        const double own = target[row] * inverse;
        for (std::size_t r = 0; r < rows_; ++r) target[r] -= factors_[r] * own;
        target[row] = own;
    }
    value_[row] *= inverse;
    const double value = value_[row];
    for (std::size_t r = 0; r < rows_; ++r)
        value_[r] = std::max(0.0, value_[r] - factors_[r] * value);
    const double factor = cost_[column];
    cost_[column] = 0;
    for (std::size_t c = 0; c < columns_; ++c) cost_[c] -= factor * at(row, c);
    std::swap(basic_[row], nonbasic_[column]);
    max_[row] = upper_[basic_[row]];
}

}  // namespace peg
