// SPDX-License-Identifier: MIT
#pragma once

// The simplex method for bounded variables:
//
//     maximise    c v    subject to    A v <= b,    0 <= v <= u
//
// with b >= 0, so that v = 0 is a vertex to begin with. A variable at its upper bound is replaced
// by its distance from that bound, so that every non-basic variable is zero (V. Chvatal, Linear
// Programming, chapter 8). The tableau is dense, column by column, for small linear programs of
// about a hundred rows and fifty columns. A pivot skips the columns that have a zero in its row, at
// first most of them. Columns can be added after an optimum was found, and the next optimum is
// found from there.

#include <cstddef>
#include <span>
#include <vector>

namespace peg {

class Simplex {
public:
    // Each b is raised by a different amount between kRoom and 2 kRoom. Without ties between rows
    // the method cannot cycle.
    static constexpr double kRoom = 1e-7;

    // `bound` is b, with no negative element. At most `max_columns` variables can be added.
    Simplex(std::span<const double> bound, std::size_t max_columns);

    // Adds a variable: its coefficient in each row of A, its c, and its upper bound u (HUGE_VAL for
    // none). Cost: rows * nonzero coefficients.
    void add_column(std::span<const double> coefficients, double cost, double upper);

    // Pivots until the optimum is found, usually after a few hundred pivots. Stops after 5000
    // pivots, at a feasible vertex that may not be optimal.
    void maximise();

    // After maximise(): the value of each variable, in the order of adding; and the dual value
    // (shadow price) of each row.
    std::vector<double> values() const;
    std::vector<double> prices() const;

private:
    static constexpr double kTiny = 1e-9;

    double& at(std::size_t row, std::size_t column) { return table_[column * rows_ + row]; }
    double at(std::size_t row, std::size_t column) const { return table_[column * rows_ + row]; }
    bool is_slack(std::size_t variable) const { return variable >= stride_; }

    std::size_t best_column() const;
    void advance(std::size_t column);
    void flip_column(std::size_t column);
    void pivot(std::size_t row, std::size_t column);
    void flip(std::size_t variable) { flipped_[variable] = !flipped_[variable]; }

    std::size_t rows_;
    std::size_t stride_;       // columns there is room for
    std::size_t columns_ = 0;  // columns in use
    std::vector<double> table_;
    std::vector<double> value_;    // by row: the value of its basic variable
    std::vector<double> cost_;     // by column: its reduced cost
    std::vector<double> factors_;  // of a pivot: its column without the pivot row
    // Variables 0 .. stride_ - 1 are those added; stride_ + r is the slack of row r.
    std::vector<std::size_t> basic_;     // by row
    std::vector<std::size_t> nonbasic_;  // by column
    std::vector<double> upper_;          // by variable; HUGE_VAL for the slacks
    std::vector<bool> flipped_;          // by added variable: measured from its upper bound
    std::vector<double> max_;            // by row: the upper bound of its basic variable
    std::vector<double> room_;           // by row: how far the entering variable can go
};

}  // namespace peg
