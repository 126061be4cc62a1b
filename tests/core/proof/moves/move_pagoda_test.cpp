// SPDX-License-Identifier: MIT
#include "core/proof/moves/move_pagoda.h"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <limits>
#include <map>
#include <vector>

#include "core/board/notation/notation.h"
#include "core/proof/moves/find_move_pagoda.h"
#include "core/proof/moves/move_pagoda_pool.h"
#include "support/boards.h"
#include "support/random_boards.h"
#include "support/rounds.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {
namespace {

// Weights given hole by hole in reading order.
Weights weights_of(const Board& board, const std::vector<std::int32_t>& written) {
    REQUIRE(written.size() == static_cast<std::size_t>(board.hole_count()));
    Weights weights{};
    for (std::size_t place = 0; place < written.size(); ++place)
        weights[board.reading_order()[place]] = written[place];
    return weights;
}

std::int64_t worth(const Weights& weights, Bits pegs) {
    std::int64_t sum = 0;
    for_each_hole(pegs, [&](Hole hole) { sum += weights[hole]; });
    return sum;
}

// The min weight of a hitting set of the regions, by trying each hole of the first one. Results for
// sets of regions are cached, since many paths lead to each.
using Known = std::map<std::vector<Bits>, std::int64_t>;
std::int64_t lightest_holes(const std::vector<Bits>& regions, const Weights& weights,
                            Known& known) {
    if (regions.empty()) return 0;
    if (const auto found = known.find(regions); found != known.end()) return found->second;
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    for_each_hole(regions.front(), [&](Hole hole) {
        std::vector<Bits> missed = regions;
        std::erase_if(missed, [&](Bits region) { return contains(region, hole); });
        least = std::min(least, weights[hole] + lightest_holes(missed, weights, known));
    });
    return known[regions] = least;
}

TEST_CASE("what a move takes at most is told by the longest way of its peg", "[move_pagoda]") {
    const Board board = board_named("english");
    const auto hole = [&](const char* name) { return *parse_hole(board, name); };
    const Weights weights = weights_of(board, {2,  0,  2,  -1, 0, -1,     //
                                               2,  -1, 0,  0,  0, -1, 2,  //
                                               0,  0,  0,  -1, 0, 0,  0,  //
                                               2,  -1, 0,  0,  0, -1, 2,  //
                                               -1, 0,  -1, 2,  0, 2});
    const auto pagoda = make_move_pagoda(board, weights, 1);
    REQUIRE(pagoda);
    CHECK(pagoda->max_loss == 1);
    CHECK(pagoda->min_slack[hole("c1")] == 0);
    CHECK(pagoda->min_slack[hole("c2")] == 1);
    CHECK(make_move_pagoda(board, weights, 0)->max_loss == 1);
    CHECK(make_move_pagoda(board, weights, 5)->min_slack[hole("c2")] == 5);

    // A peg that circles round d4 gains one in each round.
    Weights circle{};
    for (const char* over : {"d3", "e4", "d5", "c4"}) circle[hole(over)] = 1;
    CHECK_FALSE(make_move_pagoda(board, circle, 1));
    circle.fill(-1);
    CHECK(make_move_pagoda(board, circle, 1));
}

TEST_CASE("no move takes more than a pagoda function for moves says", "[move_pagoda]") {
    oracle::Random random(823);
    int functions = 0;
    int most_taken = 0;
    for (const auto& [i, drawn, board] : random_boards(random, rounds(4000), 8, 16)) {
        Weights weights{};
        for (const Hole hole : board.reading_order()) weights[hole] = oracle::below(random, 6) - 3;
        const auto pagoda = make_move_pagoda(board, weights, oracle::below(random, 4));
        if (!pagoda) continue;
        ++functions;
        for (int k = 0; k < 10; ++k) {
            const Position start = position_of(
                board, oracle::random_pegs(random, drawn, 2 + oracle::below(random, 6)));
            const auto go_on = [&](const auto& self, Position position, Hole first, Hole peg,
                                   int jumps) -> void {
                if (jumps > 0) {
                    const std::int64_t taken =
                        worth(weights, start.pegs) - worth(weights, position.pegs);
                    REQUIRE(taken <= pagoda->max_loss - pagoda->min_slack[first]);
                    most_taken += taken == pagoda->max_loss;
                }
                for (const Jump& jump : board.jumps())
                    if (jump.from == peg && is_legal(position, jump))
                        self(self, play(position, jump), first, jump.to, jumps + 1);
            };
            for_each_hole(start.pegs, [&](Hole peg) { go_on(go_on, start, peg, peg, 0); });
        }
    }
    CHECK(functions > rounds(1000));
    CHECK(most_taken > rounds(200));
}

// Positions of random play from the start.
std::vector<Bits> played_by_chance(oracle::Random& random, const Board& board, Bits start,
                                   int jumps, int many) {
    std::vector<Bits> positions;
    for (int i = 0; i < many; ++i)
        positions.push_back(careless(random, board, {start}, jumps).pegs);
    return positions;
}

TEST_CASE("a pool asks the regions and its three newest functions", "[move_pagoda]") {
    oracle::Random random(827);
    int by_functions = 0;
    for (const char* name : {"english", "triangle21", "square5"}) {
        const Board board = board_named(name);
        const Bits start = board.holes() & ~bit(board.reading_order()[7]);
        const Bits finish = bit(board.reading_order()[7]);
        const MersonRegions regions(board, start, finish, 0);
        for (const SearchDirection direction :
             {SearchDirection::kForwards, SearchDirection::kBackwards}) {
            const bool forwards = direction == SearchDirection::kForwards;
            const Bits end = forwards ? finish : start;
            CAPTURE(name, forwards);
            MovePagodaPool pool(board, regions, direction, end);
            CHECK(pool.end() == end);
            std::vector<MovePagoda> functions;
            while (functions.size() < 4) {
                const auto samples = played_by_chance(
                    random, board, start, 4 + 2 * static_cast<int>(functions.size()), 16);
                const auto found = find_move_pagoda(board, regions, direction, end, samples);
                REQUIRE(found);
                CHECK(found->max_loss >= 120);
                CHECK(found->max_loss < 130);
                functions.push_back(*found);
                // A function that excludes nothing is not added: it would replace another one.
                pool.add(*found, samples, 1000);
                pool.add(*found, samples, 1000);
                CHECK(pool.refused() == 2);
                pool.add(*found, samples, 0);
                CHECK(pool.refused() == 0);
            }
            std::array<Known, 4> known;
            for (const Bits pegs : played_by_chance(random, board, start, 9, 60)) {
                std::vector<Bits> to_hit;
                for (const Bits region : regions.regions())
                    if (forwards ? (region & ~pegs) == 0
                                 : (region & ~start) == 0 && (region & ~pegs) != 0)
                        to_hit.push_back(region);
                const std::size_t by_regions = regions.moves_beyond(direction, pegs);
                std::size_t least = by_regions;
                for (std::size_t i = 1; i < functions.size(); ++i) {
                    const MovePagoda& function = functions[i];
                    const std::int64_t change =
                        worth(function.weights, pegs) - worth(function.weights, end);
                    const std::int64_t lowered =
                        (forwards ? change : -change) +
                        lightest_holes(to_hit, function.min_slack, known[i]);
                    while (lowered > function.max_loss * static_cast<std::int64_t>(least)) ++least;
                }
                CAPTURE(format_position(board, {pegs}), least);
                REQUIRE_FALSE(pool.excludes(pegs, least));
                if (least > 0) REQUIRE(pool.excludes(pegs, least - 1));
                by_functions += least > by_regions;
            }
        }
    }
    CHECK(by_functions > 20);
}

TEST_CASE("pagoda functions for moves exclude nothing that is possible", "[move_pagoda]") {
    oracle::Random random(829);
    int solvable = 0;
    int excluded = 0;
    for (const auto& [i, drawn, board] : random_boards(random, rounds(2000), 9, 14)) {
        const oracle::Pegs start = oracle::random_winnable_pegs(random, drawn, 7);
        const oracle::Outcomes outcomes = oracle::outcomes(drawn, start);
        for (int hole = 0; hole < board.hole_count(); ++hole) {
            const oracle::Pegs last = oracle::single(drawn, hole);
            oracle::Moves known;
            if (!outcomes.contains(last) || last == start) continue;
            const auto fewest =
                static_cast<std::size_t>(oracle::fewest_moves(drawn, start, -1, {last}, known));
            CAPTURE(oracle::write(drawn, start), drawn.triangular, hole, fewest);
            const Bits from = position_of(board, start).pegs;
            const Bits to = position_of(board, last).pegs;
            const MersonRegions regions(board, from, to, 0);
            for (const SearchDirection direction :
                 {SearchDirection::kForwards, SearchDirection::kBackwards}) {
                const bool forwards = direction == SearchDirection::kForwards;
                MovePagodaPool pool(board, regions, direction, forwards ? to : from);
                const std::vector<Bits> samples{forwards ? from : to};
                const auto found = find_move_pagoda(board, regions, direction, pool.end(), samples);
                if (!found) continue;
                pool.add(*found, samples, 0);
                REQUIRE_FALSE(pool.excludes(samples[0], fewest));
                excluded += pool.excludes(samples[0], fewest - 1) &&
                            regions.moves_beyond(direction, samples[0]) < fewest;
            }
            ++solvable;
        }
    }
    CHECK(solvable > rounds(1000));
    CHECK(excluded > rounds(200));
}

}  // namespace
}  // namespace peg
