// SPDX-License-Identifier: MIT
#include "core/beam.h"

#include <catch2/catch_test_macros.hpp>
#include <limits>
#include <set>
#include <vector>

#include "core/game.h"
#include "core/symmetry.h"
#include "core/translate.h"

namespace peg {

namespace {

constexpr std::size_t kNoLimit = std::numeric_limits<std::size_t>::max();

void expand_level(Beam& beam, const PagodaPool& pool, std::uint64_t step) {
    do beam.expand(pool, step, kNoLimit);
    while (beam.in_between());
}

}  // namespace

TEST_CASE("a beam wide enough sees everything up to symmetry", "[beam]") {
    oracle::Random random(91);
    std::size_t positions = 0;
    for (int i = 0; i < 150; ++i) {
        const oracle::Board drawn =
            oracle::random_connected_board(random, i % 2 == 1, 5 + oracle::below(random, 9));
        const Board board = board_of(drawn);
        const oracle::Pegs start = oracle::random_winnable_pegs(random, drawn, 8);
        const Position start_position = position_of(board, start);
        const Bits goal = bit(hole_of(board, oracle::below(random, board.hole_count())));
        const SymmetryGroup symmetries(board, goal);
        std::vector<std::set<Bits>> by_jumps(kMaxHoles);
        for (const oracle::Pegs& pegs : oracle::outcomes(drawn, start))
            by_jumps.at(static_cast<std::size_t>(oracle::count(start) - oracle::count(pegs)))
                .insert(symmetries.canonical(position_of(board, pegs).pegs));

        const PagodaPool none(board, PagodaPool::Side::kForwards, goal);
        Beam beam(board, start_position.pegs, goal);
        beam.restart(4000);
        for (std::size_t depth = 0; !beam.empty(); ++depth) {
            REQUIRE(beam.depth() == depth);
            std::set<Bits> seen;
            for (std::size_t j = 0; j < beam.deepest_size(); ++j)
                seen.insert(symmetries.canonical(beam.deepest(j)));
            REQUIRE(seen == by_jumps.at(depth));
            REQUIRE(seen.size() == beam.deepest_size());
            positions += seen.size();
            for (std::size_t j = 0; j < beam.deepest_size(); ++j) {
                const Bits pegs = beam.deepest(j);
                PositionSet wanted;
                wanted.insert(pegs);
                const auto path = beam.find(wanted);
                REQUIRE(path);
                if (!replay(board, {start_position, Finish::exactly({pegs})}, *path).finished)
                    FAIL(oracle::write(drawn, pegs_of(board, {pegs})));
            }
            expand_level(beam, none, 1 + random() % 9);
        }
        CHECK(beam.complete());
    }
    CHECK(positions > 2000);
}

TEST_CASE("a narrow beam knows that it left something out", "[beam]") {
    oracle::Random random(92);
    int narrow = 0;
    for (int i = 0; i < 100; ++i) {
        const oracle::Board drawn =
            oracle::random_connected_board(random, i % 2 == 1, 14 + oracle::below(random, 10));
        const Board board = board_of(drawn);
        const oracle::Pegs start = oracle::random_winnable_pegs(random, drawn, 12);
        const Bits goal = bit(hole_of(board, oracle::below(random, board.hole_count())));
        const PagodaPool none(board, PagodaPool::Side::kForwards, goal);
        Beam beam(board, position_of(board, start).pegs, goal);
        for (std::size_t width : {1U, 3U, 20U}) {
            beam.restart(width);
            CHECK(beam.depth() == 0);
            std::uint64_t stored = 1;
            while (!beam.empty()) {
                CHECK(beam.deepest_size() <= width);
                std::set<Bits> seen;
                for (std::size_t j = 0; j < beam.deepest_size(); ++j) seen.insert(beam.deepest(j));
                CHECK(seen.size() == beam.deepest_size());
                expand_level(beam, none, 7);
                stored += beam.deepest_size();
                CHECK(beam.stored() == stored);
            }
            narrow += !beam.complete();
        }
    }
    CHECK(narrow > 100);
}

}  // namespace peg
