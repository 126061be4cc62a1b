// SPDX-License-Identifier: MIT
#include "core/count/estimate_prospects.h"

#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "support/boards.h"

namespace peg {
namespace {

bool is_near(const Estimate& estimate, double truth) {
    return std::abs(estimate.mean - truth) < 4 * estimate.standard_error;
}

TEST_CASE("estimates are near what is counted, and the same for the same seed", "[count]") {
    const auto [board, classic] = named("triangle15");
    constexpr double kPlayOuts = 568'630;
    constexpr double kOdds = 0.006861755887681317;
    double last = 0;
    for (const std::uint64_t samples : {std::uint64_t{100}, std::uint64_t{10'000}}) {
        const EstimatedProspects estimate = estimate_prospects(board, classic, samples, 5);
        CHECK(is_near(estimate.play_outs, kPlayOuts));
        CHECK(is_near(estimate.odds, kOdds));
        CHECK(estimate.odds.standard_error > 0);
        last = estimate.play_outs.standard_error;
    }
    CHECK(last < 0.05 * kPlayOuts);
    const EstimatedProspects once = estimate_prospects(board, classic, 50, 7);
    CHECK(once.odds.mean == estimate_prospects(board, classic, 50, 7).odds.mean);
    CHECK(once.play_outs.mean != estimate_prospects(board, classic, 50, 8).play_outs.mean);
}

// Few games have most of the choices, so an estimate from few samples is rather too low.
TEST_CASE("the estimate of English play-outs has the right size", "[count]") {
    const auto [board, classic] = named("english");
    const EstimatedProspects estimate = estimate_prospects(board, classic, 2000, 1);
    CHECK(estimate.play_outs.mean > 1e19);
    CHECK(estimate.play_outs.mean < 1e22);
    CHECK(estimate.odds.mean < 1e-3);
}

TEST_CASE("of a finished start, an estimate is exact", "[count]") {
    const auto [board, classic] = named("triangle15");
    const EstimatedProspects estimate =
        estimate_prospects(board, {classic.start, Finish::exactly(classic.start)}, 20, 1);
    CHECK(estimate.odds.mean == 1);
    CHECK(estimate.odds.standard_error == 0);
}

}  // namespace
}  // namespace peg
