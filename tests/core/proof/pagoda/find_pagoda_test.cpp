// SPDX-License-Identifier: MIT
#include "core/proof/pagoda/find_pagoda.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <numeric>
#include <string>
#include <vector>

#include "core/board/catalogue.h"
#include "core/board/jumps.h"
#include "core/board/notation/notation.h"
#include "core/proof/position_class.h"
#include "support/random_boards.h"
#include "support/rounds.h"
#include "support/translate.h"

namespace peg {

namespace {

// Checks a certificate as a person would, on the oracle's holes: the three weights of each jump,
// the weights of the cuts that it crosses, and two sums. Empty if it holds.
std::string fault(const oracle::Board& drawn, const Board& board, const PagodaWithCuts& pagoda,
                  const oracle::Pegs& start, const oracle::Pegs& finish) {
    std::vector<long long> weights;
    for (Hole hole : board.reading_order()) weights.push_back(pagoda.weights[hole]);
    const auto at = [&](int hole) { return weights[static_cast<std::size_t>(hole)]; };
    const auto in = [&](const ZeroHalfCut& cut, int hole) {
        return contains(cut.holes, hole_of(board, hole)) ? 1 : 0;
    };
    for (const oracle::Jump& jump : drawn.jumps) {
        long long asked = 0;
        for (const ZeroHalfCut& cut : pagoda.cuts)
            if ((in(cut, jump.from) + in(cut, jump.over) + in(cut, jump.to)) % 2 == 1)
                asked += cut.weight;
        if (at(jump.from) + at(jump.over) - at(jump.to) < asked) return "a jump adds worth";
    }
    long long start_worth = 0, finish_worth = 0, due = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        start_worth += start[i] == 'x' ? weights[i] : 0;
        finish_worth += finish[i] == 'x' ? weights[i] : 0;
    }
    for (const ZeroHalfCut& cut : pagoda.cuts) {
        int differing = 0;
        for (std::size_t i = 0; i < weights.size(); ++i)
            if (start[i] != finish[i]) differing += in(cut, static_cast<int>(i));
        if (cut.weight < 0) return "a cut of negative weight";
        due += differing % 2 == 1 ? cut.weight : 0;
    }
    if (start_worth - due >= finish_worth) return "the start is worth enough";
    const Bits from = position_of(board, start).pegs, to = position_of(board, finish).pegs;
    if (worth(pagoda, from) != start_worth) return "worth()";
    if (slack(pagoda, from, to) != start_worth - due - finish_worth) return "slack()";
    long long factor = 0, elsewhere = 0;
    for (long long weight : weights) factor = std::gcd(factor, weight);
    for (const ZeroHalfCut& cut : pagoda.cuts) factor = std::gcd(factor, cut.weight);
    for (Hole hole = 0; hole < kMaxHoles; ++hole)
        if (!contains(board.holes(), hole)) elsewhere |= pagoda.weights[hole];
    if (factor != 1) return "common factor";
    if (elsewhere != 0) return "weights where there is no hole";
    return is_pagoda(board, pagoda) ? "" : "is_pagoda()";
}

// True if weights of -1, 0 and 1 suffice to show that `start` cannot become `finish`. Tries all
// weights, so the board has to be tiny.
bool small_weights_suffice(const oracle::Board& board, const oracle::Pegs& start,
                           const oracle::Pegs& finish) {
    std::vector<int> weights(board.holes.size(), -1);
    for (;;) {
        const auto at = [&](int hole) { return weights[static_cast<std::size_t>(hole)]; };
        int gain = 0;
        for (std::size_t i = 0; i < weights.size(); ++i)
            gain += weights[i] * ((finish[i] == 'x') - (start[i] == 'x'));
        if (gain > 0 && std::all_of(board.jumps.begin(), board.jumps.end(), [&](const auto& jump) {
                return at(jump.from) + at(jump.over) >= at(jump.to);
            }))
            return true;
        std::size_t next = 0;  // counts up in base three
        while (next < weights.size() && weights[next] == 1) weights[next++] = -1;
        if (next == weights.size()) return false;
        ++weights[next];
    }
}

}  // namespace

TEST_CASE("pagodas are certificates, and lose nothing that can be reached", "[pagoda][soundness]") {
    oracle::Random random(51);
    int found = 0, with_cuts = 0, missing = 0, reached = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 800, 3, 14, MixedIn::kUnrotatable)) {
        const oracle::Pegs start =
            i % 3 == 0
                ? oracle::random_pegs(random, drawn, 1 + oracle::below(random, board.hole_count()))
                : oracle::random_winnable_pegs(random, drawn, 9);
        const oracle::Outcomes outcomes = oracle::outcomes(drawn, start);

        // Single pegs, and any position.
        std::vector<oracle::Pegs> finishes;
        for (int hole = 0; hole < board.hole_count(); ++hole)
            finishes.push_back(oracle::single(drawn, hole));
        for (int j = 0; j < 8; ++j)
            finishes.push_back(oracle::random_pegs(
                random, drawn, 1 + oracle::below(random, oracle::count(start))));
        for (const oracle::Pegs& finish : finishes) {
            const auto pagoda =
                find_pagoda(board, position_of(board, start).pegs, position_of(board, finish).pegs);
            ++(pagoda ? found : missing);
            if (!pagoda) continue;
            CAPTURE(oracle::write(drawn, start), oracle::write(drawn, finish), drawn.triangular);
            REQUIRE(fault(drawn, board, *pagoda, start, finish) == "");
            REQUIRE_FALSE(outcomes.contains(finish));
            with_cuts += pagoda->has_cuts();
        }
        for (const oracle::Pegs& finish : outcomes) {
            if (++reached % 4 != 0) continue;  // one in four is enough
            if (find_pagoda(board, position_of(board, start).pegs, position_of(board, finish).pegs))
                FAIL(oracle::write(drawn, start) << " to " << oracle::write(drawn, finish));
        }
    }
    CHECK(found > 1000);
    CHECK(with_cuts > 20);
    CHECK(missing > 20);
    CHECK(reached > 2000);
}

TEST_CASE("a pagoda is found where there is a simple one", "[pagoda]") {
    oracle::Random random(52);
    int simple = 0, none = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 1500, 3, 7)) {
        const oracle::Pegs start =
            oracle::random_pegs(random, drawn, 1 + oracle::below(random, board.hole_count()));
        const oracle::Pegs finish =
            oracle::random_pegs(random, drawn, 1 + oracle::below(random, oracle::count(start)));
        if (!small_weights_suffice(drawn, start, finish)) {
            ++none;
            continue;
        }
        ++simple;
        CAPTURE(oracle::write(drawn, start), oracle::write(drawn, finish), drawn.triangular);
        const auto pagoda =
            find_pagoda(board, position_of(board, start).pegs, position_of(board, finish).pegs);
        REQUIRE(pagoda);
        CHECK_FALSE(pagoda->has_cuts());
    }
    CHECK(simple > 100);
    CHECK(none > 30);
}

TEST_CASE("pagodas on boards without a jump", "[pagoda]") {
    const Board board = parse_board("lattice: square/xx.x")->board;
    const auto pegs = [&](std::string_view text) { return parse_position(board, text)->pegs; };
    CHECK_FALSE(find_pagoda(board, pegs("xo.x"), pegs("xo.x")));
    CHECK(find_pagoda(board, pegs("xo.x"), pegs("ox.x")));
    CHECK(find_pagoda(board, pegs("xo.x"), pegs("oo.x")));
    CHECK(find_pagoda(board, pegs("oo.o"), pegs("oo.x")));
}

TEST_CASE("no pagoda speaks against the classic problems", "[pagoda]") {
    for (std::string_view name : {"english", "wiegleb", "asymmetric"}) {
        CAPTURE(name);
        const auto [board, classic] = *parse_board_name(name);
        CHECK_FALSE(find_pagoda(board, classic.start.pegs, bit(classic.finish.hole)));
    }
}

TEST_CASE("pagodas on the Diamond-41 from d2", "[pagoda]") {
    const Board board = parse_board_name("diamond41")->board;
    const auto hole = [&](std::string_view name) { return *parse_hole(board, name); };
    const Position start = vacancy(board, hole("d2"));
    CHECK_FALSE(find_pagoda(board, start.pegs, bit(hole("c5"))));  // c5 can be reached

    // Of the five finishes that the class allows, f5 is excluded after any first jump.
    int jumps = 0;
    for_each_jump(board, start, [&](JumpId id) {
        ++jumps;
        CHECK(find_pagoda(board, play(start, board.jump(id)).pegs, bit(hole("f5"))));
    });
    CHECK(jumps == 2);
}

TEST_CASE("careless play on large boards gives certificates that hold", "[pagoda]") {
    oracle::Random random(53);
    int lost = 0;
    for (const CatalogueEntry& entry : catalogue()) {
        const oracle::Board drawn =
            oracle::read_board(entry.lattice == Lattice::kTriangular, entry.start);
        const Board board = board_of(drawn);
        const ClassRule rule(board);
        for (int i = 0; i < rounds(6); ++i) {
            const oracle::Pegs pegs = oracle::careless(
                random, drawn, oracle::read_pegs(entry.start), board.hole_count() / 2);
            const Bits start = position_of(board, pegs).pegs;
            for_each_hole(rule.single_pegs(board, rule(start)), [&](Hole hole) {
                const auto pagoda = find_pagoda(board, start, bit(hole));
                if (!pagoda) return;
                ++lost;
                const oracle::Pegs finish = oracle::single(drawn, index_of(board, hole));
                CAPTURE(entry.name, oracle::write(drawn, pegs), format_hole(board, hole));
                REQUIRE(fault(drawn, board, *pagoda, pegs, finish) == "");
            });
        }
    }
    CHECK(lost > rounds(50));
}

TEST_CASE("is_pagoda looks at every jump", "[pagoda]") {
    for (const CatalogueEntry& entry : catalogue()) {
        const Board board = parse_board_name(entry.name)->board;
        PagodaWithCuts pagoda;
        CHECK(is_pagoda(board, pagoda));
        for (const Jump& jump : board.jumps()) {
            pagoda.weights[jump.to] = 1;
            const bool could_land =
                std::any_of(board.jumps().begin(), board.jumps().end(),
                            [&](const Jump& other) { return other.to == jump.to; });
            CHECK(is_pagoda(board, pagoda) != could_land);
            pagoda.weights[jump.to] = 0;
        }
        for (Hole hole : board.reading_order()) pagoda.weights[hole] = 1;
        CHECK(is_pagoda(board, pagoda));
        CHECK(worth(pagoda, board.holes()) == board.hole_count());
        // No overflow at the extremes.
        for (Hole hole : board.reading_order()) pagoda.weights[hole] = 2'000'000'000;
        CHECK(is_pagoda(board, pagoda));
        CHECK(worth(pagoda, board.holes()) == 2'000'000'000LL * board.hole_count());
    }
}

}  // namespace peg
