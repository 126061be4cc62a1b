// SPDX-License-Identifier: MIT
#include "core/count/level_count_search.h"

#include <catch2/catch_test_macros.hpp>

#include "core/board/notation/notation.h"
#include "support/boards.h"
#include "support/random_boards.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {
namespace {

using Sizes = std::vector<std::uint64_t>;

// G. Bell, OEIS A112737.
const Sizes kCentralGame{1,       1,       2,       8,       39,      171,     719,     2757,
                         9751,    31312,   89927,   229614,  517854,  1022224, 1753737, 2598215,
                         3312423, 3626632, 3413313, 2765623, 1930324, 1160977, 600372,  265865,
                         100565,  32250,   8688,    1917,    348,     50,      7,       2};

TEST_CASE("the levels of the Triangle-15 from its corner", "[levels]") {
    const auto [board, classic] = named("triangle15");
    const Levels all = levels(board, classic);
    CHECK(all.complete);
    CHECK(all.sizes == Sizes{1, 1, 4, 19, 62, 149, 268, 344, 317, 215, 112, 39, 10, 3});
    CHECK(all.total == 1544);
    CHECK(all.nodes == 1544);
}

TEST_CASE("the levels of the English central game", "[levels][slow]") {
    const auto [board, classic] = named("english");
    Limits little;
    little.bytes = std::size_t{24} << 20;  // position by position; otherwise in sets
    for (const Limits& limits : {little, Limits{}}) {
        const Levels all = levels(board, classic, limits);
        CHECK(all.complete);
        CHECK(all.sizes == kCentralGame);
        CHECK(all.total == 23'475'688);
    }
}

TEST_CASE("levels are those of the oracle, whatever the steps", "[levels]") {
    oracle::Random random(211);
    std::size_t most = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 400, 8, 16, MixedIn::kAnyBoard)) {
        const int pegs = std::min(board.hole_count(), 3 + oracle::below(random, 8));
        const oracle::Pegs start = i % 5 == 0 ? oracle::complement(oracle::single(drawn, 0))
                                              : oracle::random_pegs(random, drawn, pegs);
        if (oracle::count(start) > 16) continue;
        CAPTURE(oracle::write(drawn, start), drawn.triangular);

        const auto group = oracle::keeping(drawn, {start});
        std::set<oracle::Pegs> classes;
        for (const oracle::Pegs& position : oracle::outcomes(drawn, start))
            classes.insert(oracle::least_image(group, position));
        Sizes sizes;
        for (const oracle::Pegs& position : classes) {
            const auto n = static_cast<std::size_t>(oracle::count(start) - oracle::count(position));
            sizes.resize(std::max(sizes.size(), n + 1));
            ++sizes[n];
        }
        Sizes unmerged(sizes.size());
        std::uint64_t apart = 0;
        for (const oracle::Pegs& position : oracle::outcomes(drawn, start)) {
            ++unmerged[static_cast<std::size_t>(oracle::count(start) - oracle::count(position))];
            ++apart;
        }
        LevelCountSearch all(board, LevelCountSearch::Symmetric::kApart);
        all.begin({position_of(board, start), {}}, {});
        while (!all.step(50)) {
        }
        REQUIRE(all.result().sizes == unmerged);
        REQUIRE(all.result().total == apart);
        const Levels found = levels(board, {position_of(board, start), {}}, {}, -20);
        REQUIRE(found.complete);
        REQUIRE(found.sizes == sizes);
        REQUIRE(found.total == classes.size());
        most = std::max(most, classes.size());
    }
    CHECK(most > 500);
}

TEST_CASE("a limit leaves the levels that were complete, whatever the steps", "[levels]") {
    const auto [board, classic] = named("english");
    Limits nodes;
    nodes.nodes = 10'000;
    Limits bytes;
    bytes.bytes = std::size_t{1} << 20;
    for (const Limits& limits : {nodes, bytes}) {
        const Levels once = levels(board, classic, limits);
        CHECK_FALSE(once.complete);
        REQUIRE(once.sizes.size() > 8);
        CHECK(std::equal(once.sizes.begin(), once.sizes.end(), kCentralGame.begin()));
        const Levels stepped = levels(board, classic, limits, -500);
        CHECK(stepped.sizes == once.sizes);
        CHECK(stepped.nodes == once.nodes);
    }
    CHECK(levels(board, classic, nodes).nodes == 10'000);
}

TEST_CASE("where nothing can be played there is one level", "[levels]") {
    const auto [board, classic] = named("triangle10");
    for (const char* position : {"o/oo/ooo/oooo", "o/oo/oxo/oooo", "x/xx/xxx/xxxx"}) {
        const Levels one = levels(board, {*parse_position(board, position), {}});
        CHECK(one.complete);
        CHECK(one.sizes == Sizes{1});
        CHECK(one.total == 1);
    }
}

}  // namespace
}  // namespace peg
