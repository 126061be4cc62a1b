// SPDX-License-Identifier: MIT
#include "core/proof/pagoda/simplify_pagoda.h"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <vector>

#include "core/board/catalogue.h"
#include "core/board/notation/notation.h"
#include "core/proof/pagoda/find_pagoda.h"
#include "core/proof/position_class.h"
#include "support/certificates.h"
#include "support/random_boards.h"
#include "support/translate.h"

namespace peg {

namespace {

// Sums over many pagoda functions, before and after.
struct Effort {
    std::int64_t before = 0;
    std::int64_t after = 0;
    int functions = 0;
    int with_cuts = 0;

    void add(const PagodaWithCuts& found, const PagodaWithCuts& simplified) {
        before += effort(found);
        after += effort(simplified);
        ++functions;
        with_cuts += found.has_cuts();
    }
};

// Simplifies what is found for a start and a goal. Fails if the result is no proof, takes more
// effort, or has cuts that the original does not have.
void simplify(const Board& board, Bits start, Bits goal, Effort& sums) {
    const auto found = find_pagoda(board, start, goal);
    if (!found) return;
    const std::array play{LostPlay{start, goal}};
    const PagodaWithCuts simplified = simplify_pagoda(board, *found, play);
    CAPTURE(format_position(board, {start}), format_position(board, {goal}));
    REQUIRE(
        proves(board, {{start}, Finish::exactly({goal})}, certificate_of(simplified, start, goal)));
    REQUIRE(effort(simplified) <= effort(*found));
    for (const ZeroHalfCut& cut : simplified.cuts) {
        const auto same = [&](const ZeroHalfCut& other) { return other.holes == cut.holes; };
        REQUIRE((cut.weight == 0 || std::ranges::any_of(found->cuts, same)));
    }
    sums.add(*found, simplified);
}

}  // namespace

TEST_CASE("a simplified pagoda function excludes the same, with less to follow",
          "[pagoda][simplify][soundness]") {
    oracle::Random random(241);
    Effort sums;
    for (const auto& [i, drawn, board] : random_boards(random, 300, 5, 18, MixedIn::kUnrotatable)) {
        const oracle::Pegs start =
            oracle::random_pegs(random, drawn, 1 + oracle::below(random, board.hole_count()));
        const Bits pegs = position_of(board, start).pegs;
        for (int hole = 0; hole < board.hole_count(); hole += 2)
            simplify(board, pegs, bit(hole_of(board, hole)), sums);
        simplify(board, pegs, position_of(board, oracle::random_pegs(random, drawn, 2)).pegs, sums);
    }
    CHECK(sums.functions > 1000);
    CHECK(sums.with_cuts > 20);
    CHECK(2 * sums.after < sums.before);
}

TEST_CASE("careless play on the catalogue's boards has simple pagoda functions",
          "[pagoda][simplify]") {
    oracle::Random random(242);
    Effort sums;
    for (const CatalogueEntry& entry : catalogue()) {
        const oracle::Board drawn =
            oracle::read_board(entry.lattice == Lattice::kTriangular, entry.start);
        const Board board = board_of(drawn);
        const ClassRule rule(board);
        const oracle::Pegs pegs =
            oracle::careless(random, drawn, oracle::read_pegs(entry.start), board.hole_count() / 2);
        const Bits start = position_of(board, pegs).pegs;
        int goals = 0;
        for_each_hole(rule.single_pegs(board, rule(start)), [&](Hole hole) {
            if (++goals <= 4) simplify(board, start, bit(hole), sums);
        });
    }
    CHECK(sums.functions > 15);
    CHECK(4 * sums.after < 3 * sums.before);
}

// b4, d2, d4, d6 and f4 are the holes from which a last peg in d4 can have come: each jump that
// brings a peg into one of them takes a peg out of another.
TEST_CASE("five weights of 1 say why an English position is lost", "[pagoda][simplify][known]") {
    const Board board = parse_board_name("english")->board;
    const Bits start =
        parse_position(board, "..xxx/..ooo/xxoooox/xoooxoo/xoooooo/..xoo/..xoo")->pegs;
    const Bits goal = bit(*parse_hole(board, "d4"));
    const auto found = find_pagoda(board, start, goal);
    REQUIRE(found);
    PagodaWithCuts expected;
    for (const char* name : {"b4", "d2", "d4", "d6", "f4"})
        expected.weights[*parse_hole(board, name)] = 1;
    REQUIRE(effort(*found) > effort(expected));
    const std::array play{LostPlay{start, goal}};
    CHECK(simplify_pagoda(board, *found, play) == expected);
    // A function that is as simple as possible stays unchanged.
    CHECK(simplify_pagoda(board, expected, play) == expected);
}

TEST_CASE("one pagoda function is simplified for several goals", "[pagoda][simplify]") {
    oracle::Random random(243);
    int several = 0;
    std::int64_t before = 0, after = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 300, 8, 19)) {
        const Bits start = position_of(board, oracle::random_pegs(random, drawn, 6)).pegs;
        const auto found = find_pagoda(board, start, bit(hole_of(board, 0)));
        if (!found) continue;
        std::vector<LostPlay> plays;
        for (Hole hole : board.reading_order())
            if (slack(*found, start, bit(hole)) < 0) plays.push_back({start, bit(hole)});
        const PagodaWithCuts simplified = simplify_pagoda(board, *found, plays);
        for (const LostPlay& play : plays)
            REQUIRE(proves(board, {{play.start}, Finish::exactly({play.goal})},
                           certificate_of(simplified, play.start, play.goal)));
        REQUIRE(effort(simplified) <= effort(*found));
        several += plays.size() > 1;
        before += effort(*found);
        after += effort(simplified);
    }
    CHECK(several > 50);
    CHECK(4 * after < 3 * before);
}

TEST_CASE("effort counts weights, signs and cuts", "[pagoda][simplify]") {
    PagodaWithCuts pagoda;
    CHECK(effort(pagoda) == 0);
    pagoda.weights[3] = 2;
    CHECK(effort(pagoda) == 3);
    pagoda.weights[5] = -2;
    CHECK(effort(pagoda) == 7);
    pagoda.cuts[0] = {bit(1) | bit(2) | bit(9), 4};
    CHECK(effort(pagoda) == 14);
}

}  // namespace peg
