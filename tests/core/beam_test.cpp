// SPDX-License-Identifier: MIT
#include "core/beam.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <iterator>
#include <limits>
#include <map>
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

Bits smallest(const SymmetryGroup& symmetries, Bits pegs) {
    const SymmetryGroup::Images images = symmetries.images(pegs);
    return *std::min_element(images.begin(), images.begin() + symmetries.size());
}

int spread(const Board& board, Bits pegs, Hole goal) {
    int sum = 0;
    for_each_hole(pegs, [&](Hole hole) {
        const int x = board.cell(hole).column - board.cell(goal).column;
        const int y = board.cell(hole).row - board.cell(goal).row;
        const int across = board.lattice() == Lattice::kTriangular ? x - y : 0;
        // Twice the square on the triangular lattice: x^2 + y^2 + (x - y)^2.
        sum += x * x + y * y + across * across;
    });
    return sum;
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
                .insert(smallest(symmetries, position_of(board, pegs).pegs));

        const PagodaPool none(board, PagodaPool::Side::kForwards, goal);
        Beam beam(board, start_position.pegs, goal);
        beam.restart(4000);
        for (std::size_t depth = 0; !beam.empty(); ++depth) {
            REQUIRE(beam.depth() == depth);
            std::set<Bits> seen;
            for (std::size_t j = 0; j < beam.deepest_size(); ++j)
                seen.insert(smallest(symmetries, beam.deepest(j)));
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

TEST_CASE("a narrow beam keeps what lies closest, and knows what it left out", "[beam]") {
    oracle::Random random(92);
    int narrow = 0, whole = 0;
    for (int i = 0; i < 100; ++i) {
        const oracle::Board drawn =
            oracle::random_connected_board(random, i % 2 == 1, 14 + oracle::below(random, 10));
        const Board board = board_of(drawn);
        const oracle::Pegs start = oracle::random_winnable_pegs(random, drawn, 12);
        const Hole goal = hole_of(board, oracle::below(random, board.hole_count()));
        const SymmetryGroup symmetries(board, bit(goal));
        const PagodaPool none(board, PagodaPool::Side::kForwards, bit(goal));
        Beam beam(board, position_of(board, start).pegs, bit(goal));
        for (std::size_t width : {1U, 3U, 20U, 100U}) {
            beam.restart(width);
            CHECK(beam.depth() == 0);
            std::uint64_t stored = 1;
            bool complete = true;
            while (!beam.empty()) {
                std::map<Bits, int> reached;  // spread of each
                for (std::size_t j = 0; j < beam.deepest_size(); ++j) {
                    const oracle::Pegs from = pegs_of(board, {beam.deepest(j)});
                    for (const oracle::Jump& jump : oracle::legal_jumps(drawn, from)) {
                        const Bits pegs = position_of(board, oracle::after(from, jump)).pegs;
                        reached[smallest(symmetries, pegs)] = spread(board, pegs, goal);
                    }
                }
                std::multiset<int> expected;
                for (const auto& [pegs, own] : reached) expected.insert(own);
                while (expected.size() > width) expected.erase(std::prev(expected.end()));
                complete &= reached.size() <= width;

                expand_level(beam, none, 7);
                std::set<Bits> kept;
                std::multiset<int> spreads;
                for (std::size_t j = 0; j < beam.deepest_size(); ++j) {
                    kept.insert(smallest(symmetries, beam.deepest(j)));
                    spreads.insert(spread(board, beam.deepest(j), goal));
                }
                CHECK(kept.size() == beam.deepest_size());
                CHECK(std::ranges::all_of(kept, [&](Bits pegs) { return reached.contains(pegs); }));
                CHECK(spreads == expected);
                CHECK(beam.complete() == complete);
                stored += beam.deepest_size();
                CHECK(beam.stored() == stored);
            }
            ++(complete ? whole : narrow);
        }
    }
    CHECK(narrow > 100);
    CHECK(whole > 50);
}

}  // namespace peg
