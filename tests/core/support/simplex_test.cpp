// SPDX-License-Identifier: MIT
#include "core/support/simplex.h"

#include <algorithm>
#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "support/oracle.h"

namespace peg {

using Catch::Approx;

TEST_CASE("a linear program from a textbook", "[simplex]") {
    // V. Chvatal, Linear Programming, chapter 2: maximise 5 x + 4 y + 3 z.
    const std::vector<double> bound{5, 11, 8};
    Simplex simplex(bound, 3);
    simplex.add_column(std::vector<double>{2, 4, 3}, 5, HUGE_VAL);
    simplex.add_column(std::vector<double>{3, 1, 4}, 4, HUGE_VAL);
    simplex.add_column(std::vector<double>{1, 2, 2}, 3, HUGE_VAL);
    simplex.maximise();
    const std::vector<double> values = simplex.values();
    CHECK(values[0] == Approx(2));
    CHECK(values[1] == Approx(0).margin(1e-9));
    CHECK(values[2] == Approx(1));
    const std::vector<double> prices = simplex.prices();
    CHECK(prices[0] == Approx(1));
    CHECK(prices[1] == Approx(0).margin(1e-9));
    CHECK(prices[2] == Approx(1));
}

// The optimum is verified by duality: the prices of the rows, and of upper bounds that are reached,
// bound the objective from above, and the values reach that bound.
TEST_CASE("values and prices of random linear programs meet", "[simplex]") {
    oracle::Random random(82);
    int at_upper = 0, added = 0;
    for (int i = 0; i < 2000; ++i) {
        const auto rows = static_cast<std::size_t>(1 + oracle::below(random, 8));
        const auto columns = static_cast<std::size_t>(1 + oracle::below(random, 8));
        std::vector<double> bound(rows);
        for (double& b : bound) b = 1 + oracle::below(random, 100) / 8.0;
        std::vector<std::vector<double>> matrix;
        std::vector<double> cost, upper;
        Simplex simplex(bound, columns);
        for (std::size_t c = 0; c < columns; ++c) {
            std::vector<double>& column = matrix.emplace_back(rows);
            for (double& a : column) a = oracle::below(random, 5) - 2;
            cost.push_back(oracle::below(random, 9) - 4);
            upper.push_back(1 + oracle::below(random, 4));
            simplex.add_column(column, cost.back(), upper.back());
            if (oracle::below(random, 3) > 0) continue;
            simplex.maximise();  // the rest is added later
            ++added;
        }
        simplex.maximise();
        const std::vector<double> values = simplex.values(), prices = simplex.prices();
        double reached = 0, most = 0;
        for (std::size_t r = 0; r < rows; ++r) {
            double used = 0;
            for (std::size_t c = 0; c < columns; ++c) used += matrix[c][r] * values[c];
            REQUIRE(used <= bound[r] + 2 * Simplex::kRoom + 1e-9);
            REQUIRE(prices[r] >= -1e-7);
            most += prices[r] * bound[r];
        }
        for (std::size_t c = 0; c < columns; ++c) {
            REQUIRE(values[c] >= -1e-7);
            REQUIRE(values[c] <= upper[c] + 1e-7);
            reached += cost[c] * values[c];
            double left = cost[c];
            for (std::size_t r = 0; r < rows; ++r) left -= prices[r] * matrix[c][r];
            most += std::max(0.0, left) * upper[c];
            at_upper += left > 1e-6;
        }
        REQUIRE(reached == Approx(most).margin(1e-5));  // prices of up to 8 rows
    }
    CHECK(at_upper > 500);
    CHECK(added > 1000);
}

}  // namespace peg
