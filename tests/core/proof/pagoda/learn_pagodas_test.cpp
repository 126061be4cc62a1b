// SPDX-License-Identifier: MIT
#include "core/proof/pagoda/learn_pagodas.h"

#include <catch2/catch_test_macros.hpp>
#include <set>

#include "support/boards.h"

namespace peg {

namespace {

// Learns from linear programs that all succeed, or all fail.
struct Learned {
    std::uint64_t nodes = 0;
    std::size_t samples = 0;
    std::size_t programs = 0;
};
Learned learn(const LearningRule& rule, std::size_t level, bool succeed) {
    const Board board = board_named("english");
    const PagodaPool pool(board, SearchDirection::kForwards, 0);
    Learned learned;
    learned.nodes = learn_pagodas(
        rule, level, pool,
        [&] {
            ++learned.samples;
            return std::optional<Bits>(board.holes());
        },
        [&](Bits) {
            ++learned.programs;
            return succeed ? std::optional<PagodaWithCuts>(PagodaWithCuts{}) : std::nullopt;
        },
        [](const PagodaWithCuts&) { return true; });
    return learned;
}

}  // namespace

TEST_CASE("a level that linear programs exclude nothing of is left alone", "[learning]") {
    const Learned beam = learn(learning_rule_of_beam(1 << 15, 1 << 15), 1 << 15, false);
    CHECK(beam.programs == 1);
    CHECK(beam.nodes == kLinearProgramCost);
    const Learned moves = learn(kMoveLevelLearning, 1000, false);
    CHECK(moves.programs == 48);
    CHECK(moves.nodes == 48 * kLinearProgramCostByMoves);
    CHECK(learn(kJumpLevelLearning, 1 << 16, false).programs == 16);
}

TEST_CASE("linear programs that succeed go on to the limit of a level", "[learning]") {
    CHECK(learn(learning_rule_of_beam(1 << 15, 1 << 15), 1 << 15, true).programs == 1 << 10);
    CHECK(learn(learning_rule_of_beam(1 << 15, 10), 10, true).programs == 10);
    CHECK(learn(kMoveLevelLearning, 1000, true).programs == 48);
    CHECK(learn(kJumpLevelLearning, 1 << 16, true).programs == 256);
}

TEST_CASE("small levels and narrow beams are not worth a linear program", "[learning]") {
    CHECK(learn(kMoveLevelLearning, 48, true).samples == 0);
    CHECK(learn(kJumpLevelLearning, (1 << 16) - 1, true).samples == 0);
    CHECK(learn(learning_rule_of_beam(kMinLearningWidth - 1, 5000), 5000, true).samples == 0);
    CHECK(learn(learning_rule_of_beam(kMinLearningWidth, 0), 0, true).samples == 0);
}

TEST_CASE("samples that are excluded already take no linear program", "[learning]") {
    const Board board = board_named("english");
    const Bits goal = bit(*parse_hole(board, "d4"));
    PagodaPool pool(board, SearchDirection::kForwards, goal);
    const auto pagoda = find_pagoda(board, bit(*parse_hole(board, "d1")), goal);
    REQUIRE(pagoda);
    REQUIRE(pool.add(*pagoda));
    int samples = 0;
    const std::uint64_t nodes = learn_pagodas(
        kMoveLevelLearning, 1000, pool,
        [&] {
            ++samples;
            return std::optional(bit(*parse_hole(board, "d1")));
        },
        [&](Bits) -> std::optional<PagodaWithCuts> {
            FAIL("asked about a position that the pool excludes");
            return std::nullopt;
        },
        [](const PagodaWithCuts&) { return true; });
    CHECK(samples == 48);
    CHECK(nodes == 0);
}

TEST_CASE("samples are drawn from everywhere in a level", "[learning]") {
    LevelSampler sampler;
    std::set<std::size_t> drawn;
    for (int i = 0; i < 1000; ++i) drawn.insert(sampler.draw(100));
    CHECK(drawn.size() > 90);
    CHECK(*drawn.rbegin() == 99);
}

}  // namespace peg
