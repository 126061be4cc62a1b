// SPDX-License-Identifier: MIT
#include "core/count/prospects_estimator.h"

#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "core/board/notation/notation.h"
#include "support/boards.h"

namespace peg {
namespace {

bool is_near(const Estimate& estimate, double truth) {
    return std::abs(estimate.mean - truth) < 4 * estimate.standard_error;
}

EstimatedProspects estimated(const Board& board, const Problem& problem, std::uint64_t batches,
                             std::uint64_t seed) {
    ProspectsEstimator estimator(board, problem, seed);
    while (estimator.batches() < batches) CHECK(estimator.add_batch() > 0);
    return estimator.result();
}

TEST_CASE("estimates are near what is counted, and the same for the same seed", "[count]") {
    const auto [board, classic] = named("triangle15");
    constexpr double kPlayOuts = 568'630;
    constexpr double kOdds = 0.006861755887681317;
    double last = 0;
    for (const std::uint64_t batches : {std::uint64_t{10}, std::uint64_t{200}}) {
        const EstimatedProspects estimate = estimated(board, classic, batches, 5);
        CHECK(estimate.games == batches * ProspectsEstimator::kGames);
        REQUIRE(estimate.odds);
        CHECK(is_near(estimate.play_outs, kPlayOuts));
        CHECK(is_near(*estimate.odds, kOdds));
        CHECK(estimate.odds->standard_error > 0);
        last = estimate.play_outs.standard_error;
    }
    CHECK(last < 0.01 * kPlayOuts);
    const EstimatedProspects once = estimated(board, classic, 4, 7);
    CHECK(once.odds->mean == estimated(board, classic, 4, 7).odds->mean);
    CHECK(once.play_outs.mean != estimated(board, classic, 4, 8).play_outs.mean);
}

TEST_CASE("the estimate of English play-outs is near the exact number", "[count]") {
    const auto [board, classic] = named("english");
    const EstimatedProspects estimate = estimated(board, classic, 40, 1);
    constexpr double kPlayOuts = 577'116'156'815'309'849'672.0;  // W. Butler
    CHECK(is_near(estimate.play_outs, kPlayOuts));
    CHECK(estimate.play_outs.standard_error < 0.15 * kPlayOuts);
    CHECK_FALSE(estimate.odds);  // they are 1.35e-8
}

TEST_CASE("of a finished start, and of one that is stuck, an estimate is exact", "[count]") {
    const auto [board, classic] = named("triangle15");
    const EstimatedProspects finished =
        estimated(board, {classic.start, Finish::exactly(classic.start)}, 2, 1);
    REQUIRE(finished.odds);
    CHECK(finished.odds->mean == 1);
    CHECK(finished.odds->standard_error == 0);
    const EstimatedProspects stuck = estimated(board, {{board.holes()}, Finish::any()}, 2, 1);
    CHECK(stuck.play_outs.mean == 1);
    CHECK_FALSE(stuck.odds);
}

TEST_CASE("there are no estimated odds where no game wins", "[count]") {
    const auto [board, classic] = named("triangle15");
    const Problem lost{classic.start, *parse_finish(board, "b3")};
    CHECK_FALSE(estimated(board, lost, 10, 1).odds);
    CHECK(is_near(estimated(board, lost, 40, 1).play_outs, 568'630));
    CHECK_FALSE(estimated(board, {classic.start, Finish::fewest()}, 10, 1).odds);
}

}  // namespace
}  // namespace peg
