// SPDX-License-Identifier: MIT
#include "core/proof/partition/partition_pool.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <utility>
#include <vector>

#include "core/board/jumps.h"
#include "core/board/notation/notation.h"
#include "core/proof/partition/find_cost_partition.h"
#include "support/random_boards.h"
#include "support/translate.h"

namespace peg {

namespace {

// The sum of the blocks' min costs on the way to the goal, by enumerating paths; nothing if a block
// has no path.
std::optional<std::int64_t> asked_for(std::span<const Projection> blocks,
                                      const CostPartition& partition, Bits pegs, Bits goal) {
    double sum = 0;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        std::vector<double> costs(blocks[i].jumps().size());
        for (const auto& [jump, cost] : partition.regions[i].costs)
            costs.at(static_cast<std::size_t>(std::ranges::find(blocks[i].jumps(), jump) -
                                              blocks[i].jumps().begin())) = cost;
        const Projection::Path path = blocks[i].cheapest(pegs, goal, costs);
        REQUIRE(path.kind != Projection::Path::Kind::kCycle);
        if (path.kind == Projection::Path::Kind::kNone) return std::nullopt;
        sum += path.cost;
    }
    return static_cast<std::int64_t>(sum);
}

}  // namespace

TEST_CASE("a partition pool excludes nothing that leads to the goal", "[partition_pool][oracle]") {
    oracle::Random random(231);
    int lead = 0, excluded = 0, partitions = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 60, 10, 15)) {
        const oracle::Pegs end = oracle::random_pegs(random, drawn, 1 + i % 3);
        const Bits goal = position_of(board, end).pegs;
        CostPartitionFinder finder(board);
        PartitionPool pool(finder.blocks(), goal);
        const auto any = [&] {
            return position_of(board, oracle::random_pegs(
                                          random, drawn, oracle::below(random, board.hole_count())))
                .pegs;
        };
        for (int j = 0; j < 12; ++j)
            if (const auto found = finder.find(any(), goal)) pool.add(finder.blocks(), *found);
        partitions += static_cast<int>(pool.size());
        for (const oracle::Pegs& back : oracle::outcomes(drawn, oracle::complement(end))) {
            CAPTURE(oracle::write(drawn, oracle::complement(back)), oracle::write(drawn, end));
            REQUIRE_FALSE(pool.excludes(position_of(board, oracle::complement(back)).pegs));
            ++lead;
        }
        for (int j = 0; j < 20; ++j) excluded += pool.excludes(any());
    }
    CHECK(lead > 1000);
    CHECK(partitions > 100);
    CHECK(excluded > 500);
}

TEST_CASE("a partition pool asks for what the cheapest paths ask for", "[partition_pool]") {
    const auto [board, classic] = *parse_board_name("wiegleb");
    const Bits goal = bit(classic.finish.hole);
    CostPartitionFinder finder(board);
    oracle::Random random(232);
    const auto any = [&](int jumps) {
        Bits pegs = classic.start.pegs;
        for (; jumps > 0; --jumps) {
            std::vector<JumpId> legal;
            for_each_jump(board, {pegs}, [&](JumpId jump) { legal.push_back(jump); });
            if (legal.empty()) break;
            pegs ^= board.jump(legal[random() % legal.size()]).mask;
        }
        return pegs;
    };
    PartitionPool pool(finder.blocks(), goal);
    std::vector<CostPartition> added;
    while (added.size() < 9) {
        const Bits pegs = any(12);
        const auto found = finder.find(pegs, goal);
        if (!found || !pool.add(finder.blocks(), *found)) continue;
        added.push_back(*found);
        REQUIRE(pool.excludes(pegs));
    }
    CHECK(pool.size() == added.size());
    int excluded = 0;
    for (int i = 0; i < 60; ++i) {
        const Bits pegs = any(4 + i % 20);
        bool expected = false;
        for (const CostPartition& partition : added) {
            const auto asked = asked_for(finder.blocks(), partition, pegs, goal);
            expected |= !asked || *asked > 0;
        }
        REQUIRE(pool.excludes(pegs) == expected);
        excluded += expected;
    }
    CHECK(excluded > 5);
    CHECK(excluded < 55);
}

TEST_CASE("a partition pool takes no more than it has room for", "[partition_pool]") {
    const auto [board, classic] = *parse_board_name("english");
    const CostPartitionFinder finder(board);
    PartitionPool pool(finder.blocks(), classic.start.pegs);
    CostPartition free;
    for (const Projection& block : finder.blocks())
        free.regions.push_back({.holes = block.holes(), .least = 0, .costs = {}});
    CostPartition wrong = free;
    SECTION("no blocks of others") {
        wrong.regions.pop_back();
        CHECK_FALSE(pool.add(finder.blocks(), wrong));
        wrong = free;
        std::swap(wrong.regions.front(), wrong.regions.back());
        CHECK_FALSE(pool.add(finder.blocks(), wrong));
    }
    SECTION("no costs of which there is no end") {
        const JumpId jump = finder.blocks()[0].jumps()[0];
        for (JumpId other : finder.blocks()[0].jumps())
            wrong.regions[0].costs.push_back({other, -1});
        CHECK_FALSE(pool.add(finder.blocks(), wrong));
        wrong.regions[0].costs = {{jump, 40'000}};
        for (JumpId other : finder.blocks()[0].jumps())
            if (other != jump) wrong.regions[0].costs.push_back({other, 40'000});
        CHECK_FALSE(pool.add(finder.blocks(), wrong));
    }
    CHECK(pool.size() == 0);
    for (std::size_t i = 0; i < PartitionPool::kMax; ++i) REQUIRE(pool.add(finder.blocks(), free));
    CHECK(pool.full());
    CHECK_FALSE(pool.add(finder.blocks(), free));
    CHECK_FALSE(pool.excludes(classic.start.pegs));
}

}  // namespace peg
