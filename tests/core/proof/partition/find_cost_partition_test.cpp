// SPDX-License-Identifier: MIT
#include "core/proof/partition/find_cost_partition.h"

#include <catch2/catch_test_macros.hpp>
#include <limits>
#include <vector>

#include "core/board/catalogue.h"
#include "core/board/notation/notation.h"
#include "core/proof/pagoda/find_pagoda.h"
#include "support/certificates.h"
#include "support/random_boards.h"
#include "support/rounds.h"
#include "support/translate.h"

namespace peg {

namespace {

Bits holes_of(const Board& board, std::initializer_list<const char*> names) {
    Bits holes = 0;
    for (const char* name : names) holes |= bit(*parse_hole(board, name));
    return holes;
}

}  // namespace

// From one end of the Wiegleb board back to it, after the first two and before the last two jumps,
// which are forced.
TEST_CASE("Wiegleb from e1 to e1 is lost by a cost partition", "[cost_partition][known]") {
    const Board board = parse_board_name("wiegleb")->board;
    const Bits ends = holes_of(board, {"e2", "e4", "e5"});
    const Problem problem{{board.holes() & ~ends}, Finish::exactly({ends})};
    CHECK_FALSE(find_pagoda(board, problem.start.pegs, ends));
    const auto partition = find_cost_partition(board, problem.start.pegs, ends);
    REQUIRE(partition);
    CHECK(total_least(*partition) > 0);
    CHECK(partition->regions.size() == 5);
    const Certificate proof{*partition};
    CHECK(proves(board, problem, proof));

    SECTION("and nothing of the proof may be changed") {
        CostPartition wrong = *partition;
        for (CostPartition::Region& region : wrong.regions) {
            // A larger min cost than a region has; then costs in which a jump gains.
            region.least += static_cast<std::int32_t>(total_least(*partition));
            CHECK_FALSE(proves(board, problem, {wrong}));
            region.least -= static_cast<std::int32_t>(total_least(*partition));
            for (CostPartition::JumpCost& cost : region.costs) {
                ++cost.cost;
                CHECK_FALSE(proves(board, problem, {wrong}));
                --cost.cost;
            }
        }
        CHECK(proves(board, problem, {wrong}));
    }
    SECTION("nor does it hold for another problem") {
        CHECK_FALSE(proves(board, {problem.start, Finish::any()}, proof));
        CHECK_FALSE(proves(board, {problem.start, Finish::fewest()}, proof));
        const Hole e4 = *parse_hole(board, "e4");
        CHECK_FALSE(proves(board, {{board.holes() & ~bit(e4)}, Finish::at(e4)}, proof));
        const Hole e1 = *parse_hole(board, "e1");
        CHECK_FALSE(proves(board, {{board.holes() & ~bit(e1)}, Finish::at(e1)}, proof));
    }
    SECTION("nor with regions and jumps that are none") {
        CostPartition wrong = *partition;
        wrong.regions[0].costs[0].jump = static_cast<JumpId>(board.jumps().size());
        CHECK_FALSE(proves(board, problem, {wrong}));
        wrong = *partition;
        wrong.regions[0].holes = board.holes();
        CHECK_FALSE(proves(board, problem, {wrong}));
        wrong.regions[0].holes = ~board.holes() & -~board.holes();
        CHECK_FALSE(proves(board, problem, {wrong}));
        wrong.regions.clear();
        CHECK_FALSE(proves(board, problem, {wrong}));
    }
    SECTION("nor with sums that overflow") {
        constexpr auto kMin = std::numeric_limits<std::int32_t>::min();
        const auto [english, classic] = *parse_board_name("english");
        for (int regions : {2, 3, 64, 65, 1 << 16}) {
            CostPartition wrong;
            const CostPartition::Region empty{.holes = 0, .least = kMin, .costs = {}};
            wrong.regions.assign(static_cast<std::size_t>(regions), empty);
            CHECK_FALSE(proves(english, classic, {wrong}));
            wrong.regions[0].least = -1;
            CHECK_FALSE(proves(english, classic, {wrong}));
        }
        CostPartition wrong;
        wrong.regions = {{.holes = classic.start.pegs & -classic.start.pegs, .least = 0}};
        const JumpId jump =
            *english.find_jump(*parse_hole(english, "d2"), *parse_hole(english, "d4"));
        wrong.regions[0].costs.assign(1 << 16, {jump, kMin});
        CHECK_FALSE(proves(english, classic, {wrong}));
    }
    SECTION("nor where going round in circles pays") {
        CostPartition wrong = *partition;
        for (CostPartition::Region& region : wrong.regions) {
            region.costs.clear();
            for (std::size_t id = 0; id < board.jumps().size(); ++id)
                if ((board.jumps()[id].mask & region.holes) != 0)
                    region.costs.push_back({static_cast<JumpId>(id), -1});
        }
        CHECK_FALSE(proves(board, problem, {wrong}));
    }
}

TEST_CASE("a cost partition excludes nothing that can be reached", "[cost_partition][soundness]") {
    oracle::Random random(212);
    int excluded = 0, beyond_pagodas = 0, reached = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 800, 8, 14)) {
        const oracle::Pegs start = i % 4 < 2
                                       ? oracle::random_winnable_pegs(random, drawn, 8)
                                       : oracle::random_pegs(random, drawn, board.hole_count() - 2);
        const Bits from = position_of(board, start).pegs;
        const oracle::Outcomes outcomes = oracle::outcomes(drawn, start);
        const Hole hole = random_hole(random, board);
        const auto partition = find_cost_partition(board, from, bit(hole));
        const bool reachable = outcomes.contains(oracle::single(drawn, index_of(board, hole)));
        CAPTURE(oracle::write(drawn, start), format_hole(board, hole));
        reached += reachable;
        if (!partition) continue;
        REQUIRE_FALSE(reachable);
        REQUIRE(proves(board, {{from}, Finish::at(hole)}, {*partition}));
        ++excluded;
        beyond_pagodas += !find_pagoda(board, from, bit(hole));
    }
    CHECK(reached > 50);
    CHECK(excluded > 100);
    CHECK(beyond_pagodas > 5);
}

TEST_CASE("what a finder keeps from pairs before does no harm to those that follow",
          "[cost_partition][soundness]") {
    oracle::Random random(214);
    int excluded = 0, differences = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 30, 8, 14)) {
        CostPartitionFinder finder(board);
        for (int j = 0; j < 10; ++j) {
            const oracle::Pegs start = oracle::random_winnable_pegs(random, drawn, 8);
            const Bits from = position_of(board, start).pegs;
            const Hole hole = random_hole(random, board);
            const auto partition = finder.find(from, bit(hole));
            differences +=
                partition.has_value() != find_cost_partition(board, from, bit(hole)).has_value();
            if (!partition) continue;
            REQUIRE(proves(board, {{from}, Finish::at(hole)}, {*partition}));
            ++excluded;
        }
    }
    CHECK(excluded > 50);
    CHECK(differences == 0);
}

// Random costs in which no jump gains, on winnable positions.
TEST_CASE("no cost partition is accepted where there is a solution",
          "[cost_partition][soundness]") {
    oracle::Random random(213);
    int accepted = 0, tried = 0;
    for (const auto& [i, drawn, board] : random_boards(random, rounds(3000), 6, 9)) {
        const Bits start = position_of(board, oracle::random_winnable_pegs(random, drawn, 4)).pegs;
        const Bits left = random_holes(random, board);
        CostPartition partition;
        for (Bits region : {left, board.holes() & ~left})
            partition.regions.push_back({.holes = region, .least = 0, .costs = {}});
        for (std::size_t id = 0; id < board.jumps().size(); ++id) {
            const Bits mask = board.jumps()[id].mask;
            const auto jump = static_cast<JumpId>(id);
            if ((mask & left) == 0 || (mask & ~left) == 0) continue;
            const int cost = oracle::below(random, 5) - 2;
            partition.regions[0].costs.push_back({jump, cost});
            partition.regions[1].costs.push_back({jump, -cost});
        }
        const oracle::Pegs pegs = pegs_of(board, {start});
        const oracle::Outcomes outcomes = oracle::outcomes(drawn, pegs);
        for (Hole hole : board.reading_order()) {
            const bool won = outcomes.contains(oracle::single(drawn, index_of(board, hole)));
            for (int first = -4; first <= 4; ++first) {
                partition.regions[0].least = first;
                partition.regions[1].least = 1 - first;
                const bool holds = proves(board, {{start}, Finish::at(hole)}, {partition});
                if (won && holds)
                    FAIL(oracle::write(drawn, pegs) << ' ' << format_hole(board, hole));
                tried += won;
                accepted += holds;
            }
        }
    }
    CHECK(tried > rounds(10000));
    CHECK(accepted > rounds(100));
}

}  // namespace peg
