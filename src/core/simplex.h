// SPDX-License-Identifier: MIT
#pragma once

// The simplex method for bounded variables:
//
//     maximise    c v    subject to    A v <= b,    0 <= v <= u
//
// with b >= 0, so that v = 0 is a vertex to begin with. A variable at its upper bound is replaced
// by its distance from it, so that every non-basic variable is zero. Dense tableau, row-major:
// small programmes: a hundred rows, some fifty columns take some hundred
// microseconds. Columns can be added afterwards, and the optimum is found again from where it was.

#include <cstddef>
#include <span>
#include <vector>

namespace peg {

class Simplex {
public:
    // Each b gets a little more room, between this and twice as much, different for each row: that
    // keeps ties and with them endless loops away.
    static constexpr double kRoom = 1e-7;

    // `bound` holds b; there is room for up to `most_columns` variables.
    Simplex(std::span<const double> bound, std::size_t most_columns);

    // Adds a variable with its coefficients in A, one a row, its c and its upper bound u (HUGE_VAL
    // where there is none). Cost: rows times the coefficients that are not zero.
    void add_column(std::span<const double> coefficients, double cost, double upper);

    // To the optimum, or to a bound on pivots far above what has been seen (some hundred).
    void maximise();

    // At the optimum: the variables in the order added, and the dual value (shadow price) of each
    // row.
    std::vector<double> values() const;
    std::vector<double> prices() const;

private:
    static constexpr double kTiny = 1e-9;

    double& at(std::size_t row, std::size_t column) { return table_[row * stride_ + column]; }
    double at(std::size_t row, std::size_t column) const { return table_[row * stride_ + column]; }
    bool is_slack(std::size_t variable) const { return variable >= stride_; }

    std::size_t best_column() const;
    void advance(std::size_t column);
    void flip_column(std::size_t column);
    void pivot(std::size_t row, std::size_t column);
    void flip(std::size_t variable) { flipped_[variable] = !flipped_[variable]; }

    std::size_t rows_;
    std::size_t stride_;       // most columns
    std::size_t columns_ = 0;  // so many are in use
    std::vector<double> table_;
    std::vector<double> value_;          // of the basic variable of each row
    std::vector<double> cost_;           // reduced cost of each column
    std::vector<std::size_t> basic_;     // variable of each row: 0.. those added, stride_.. slacks
    std::vector<std::size_t> nonbasic_;  // variable of each column
    std::vector<double> upper_;          // of those added
    std::vector<bool> flipped_;          // variable is measured from its upper bound
};

}  // namespace peg
