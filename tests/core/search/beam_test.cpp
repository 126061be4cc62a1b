// SPDX-License-Identifier: MIT
#include "core/search/beam.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <limits>
#include <set>
#include <vector>

#include "core/board/canonicalizer.h"
#include "core/board/game.h"
#include "core/board/jumps.h"
#include "core/proof/pagoda/find_pagoda.h"
#include "support/random_boards.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {

namespace {

void expand_level(Beam& beam, const PagodaPool& pool, std::uint64_t step) {
    do beam.expand(pool, step, kNoLimit);
    while (beam.in_between());
}

Bits smallest(const Canonicalizer& symmetries, Bits pegs) {
    const Canonicalizer::Images images = symmetries.images(pegs);
    return *std::min_element(images.begin(), images.begin() + symmetries.size());
}

}  // namespace

TEST_CASE("a beam wide enough sees everything up to symmetry", "[beam]") {
    oracle::Random random(91);
    std::size_t positions = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 150, 5, 13)) {
        const oracle::Pegs start = oracle::random_winnable_pegs(random, drawn, 8);
        const Position start_position = position_of(board, start);
        const Bits goal = bit(random_hole(random, board));
        const Canonicalizer symmetries(board, goal);
        std::vector<std::set<Bits>> by_jumps(kMaxHoles);
        for (const oracle::Pegs& pegs : oracle::outcomes(drawn, start))
            by_jumps.at(static_cast<std::size_t>(oracle::count(start) - oracle::count(pegs)))
                .insert(smallest(symmetries, position_of(board, pegs).pegs));

        const PagodaPool none(board, SearchDirection::kForwards, goal);
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

TEST_CASE("a narrow beam keeps what scores least, and knows what it left out", "[beam]") {
    oracle::Random random(92);
    int keep_winning = 0, whole = 0, excluded = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 100, 14, 23)) {
        const oracle::Pegs start = oracle::random_winnable_pegs(random, drawn, 12);
        const Hole goal = random_hole(random, board);
        const Canonicalizer symmetries(board, bit(goal));
        const Bits first = position_of(board, start).pegs;
        // Every second time with a pool that excludes something.
        PagodaPool pool(board, SearchDirection::kForwards, bit(goal));
        for (JumpId jump : legal_jumps(board, {first}))
            if (const auto pagoda = find_pagoda(board, first ^ board.jump(jump).mask, bit(goal));
                pagoda && i % 4 < 2)
                add_images(pool, board, board.symmetries().first(1), *pagoda);
        const JumpScore score(board, bit(goal));
        Beam beam(board, first, bit(goal));
        for (std::size_t width : {1U, 3U, 20U, 100U}) {
            beam.restart(width);
            CHECK(beam.depth() == 0);
            std::uint64_t stored = 1;
            bool complete = true;
            while (!beam.empty()) {
                struct Found {
                    Bits canonical;
                    int score;
                };
                std::vector<Found> found;  // each once, in this order
                std::set<Bits> reached;
                for (std::size_t j = 0; j < beam.deepest_size(); ++j)
                    for (JumpId jump : legal_jumps(board, {beam.deepest(j)})) {
                        const Bits pegs = beam.deepest(j) ^ board.jump(jump).mask;
                        if (!pool.possible(pool.slack(pegs))) {
                            ++excluded;
                            continue;
                        }
                        const Bits canonical = smallest(symmetries, pegs);
                        if (reached.insert(canonical).second)
                            found.push_back({canonical, score.of(pegs)});
                    }
                std::ranges::stable_sort(found, {}, &Found::score);
                complete &= found.size() <= width;
                std::set<Bits> expected;
                for (std::size_t j = 0; j < std::min(width, found.size()); ++j)
                    expected.insert(found[j].canonical);

                expand_level(beam, pool, 7);
                std::set<Bits> kept;
                for (std::size_t j = 0; j < beam.deepest_size(); ++j)
                    kept.insert(smallest(symmetries, beam.deepest(j)));
                CHECK(kept.size() == beam.deepest_size());
                CHECK(kept == expected);
                CHECK(beam.complete() == complete);
                stored += beam.deepest_size();
                CHECK(beam.stored() == stored);
            }
            ++(complete ? whole : keep_winning);
        }
    }
    CHECK(excluded > 100);
    CHECK(keep_winning > 100);
    CHECK(whole > 50);
}

}  // namespace peg
