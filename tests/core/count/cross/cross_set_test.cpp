// SPDX-License-Identifier: MIT
#include "core/count/cross/cross_set.h"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>
#include <utility>

#include "core/board/jumps.h"
#include "core/board/notation/notation.h"
#include "core/count/cross/cross_play.h"
#include "support/crosses.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {
namespace {

using namespace crosses;

// Holes that all, some and none of a cross's symmetries fix.
struct Case {
    const char* art;
    const char* kept;
};
constexpr std::array kCases = std::to_array<Case>({
    {kEnglish, "..ooo/..ooo/ooooooo/oooxooo/ooooooo/..ooo/..ooo"},
    {kEnglish, "..ooo/..ooo/ooxoooo/ooooooo/ooooooo/..ooo/..ooo"},
    {kEnglish, "..oxo/..ooo/ooooooo/ooooooo/ooooooo/..ooo/..ooo"},
    {kEnglish, "..xoo/..ooo/ooooooo/ooooooo/ooooooo/..ooo/..ooo"},
    {kNarrow, "..oo/..oo/oooooo/oooooo/..oo/..oo"},
    {kNarrow, "..xo/..oo/oooooo/oooooo/..oo/..oo"},
    {kShort, ".ooo/oxooo/ooooo/ooooo/.ooo"},
    {kLong, "...xo/...oo/...oo/oooooooo/oooooooo/...oo/...oo/...oo"},
    // Only rotations: quarter turns, which exchange the arms but are no swap of pairs, and half
    // turns.
    {kEnglish, "..xoo/..ooo/oooooox/ooooooo/xoooooo/..ooo/..oox"},
    {kEnglish, "..xoo/..ooo/ooooooo/ooooooo/ooooooo/..ooo/..oox"},
});

struct Setting {
    explicit Setting(const Case& given)
        : drawn(oracle::read_board(false, given.art)), board(board_of(drawn)),
          canonicalizer(board, std::array{position_of(board, oracle::read_pegs(given.kept)).pegs}),
          cross(*Cross::make(canonicalizer)) {}

    oracle::Board drawn;
    Board board;
    DenseCanonicalizer canonicalizer;
    Cross cross;
};

// All positions with these canonical forms.
Positions whole(const DenseCanonicalizer& canonicalizer, const Positions& forms) {
    Positions all;
    for (DensePosition position : forms) {
        const DenseCanonicalizer::Images images = canonicalizer.images(position);
        all.insert(images.dense.begin(),
                   images.dense.begin() + static_cast<int>(canonicalizer.size()));
    }
    return all;
}

Positions canonical_forms(const DenseCanonicalizer& canonicalizer, const Positions& positions) {
    Positions forms;
    for (DensePosition position : positions)
        forms.insert(canonicalizer.smallest(canonicalizer.images(position)));
    return forms;
}

Positions canonical_forms(const CrossSet& set) {
    Positions some;
    set.for_some_of_each_orbit([&](DensePosition position) { some.insert(position); });
    return canonical_forms(set.cross().canonicalizer(), some);
}

// Some positions of one class and number of pegs, closed under the symmetries.
Positions some_positions(oracle::Random& random, const Setting& in, int pegs) {
    const ClassRule class_of(in.board);
    const auto draw = [&] {
        return position_of(in.board, oracle::random_pegs(random, in.drawn, pegs)).pegs;
    };
    const auto moved = [&](Bits position) {
        return std::ranges::any_of(in.canonicalizer.symmetries(), [&](const Permutation& symmetry) {
            return class_of(permute(symmetry, position)) != class_of(position);
        });
    };
    Bits first = draw();
    while (moved(first)) first = draw();
    Positions positions;
    for (int i = 0; i < 3000 && positions.size() < 120; ++i) {
        const Bits position = draw();
        if (class_of(position) == class_of(first))
            positions.insert(in.canonicalizer.dense(position));
    }
    return whole(in.canonicalizer, positions);
}

CrossSet set_of(const Setting& in, const Positions& positions) {
    const Bits first = in.canonicalizer.pegs(*positions.begin());
    CrossSet set(in.cross, ClassRule(in.board)(first), count(first));
    for (DensePosition position : positions) set.insert(position);
    return set;
}

TEST_CASE("a cross is cut where jumps allow, with the fewest rows", "[cross]") {
    struct KnownCut {
        Case given;
        std::size_t rows;
        bool swap_is_symmetry;
        bool spills;
        std::size_t representatives;
    };
    for (const KnownCut& known : {KnownCut{kCases[0], 1 << 21, true, true, 168},
                                  {kCases[1], 1 << 21, true, true, 512},
                                  {kCases[2], 1 << 21, false, true, 288},
                                  {kCases[3], 1 << 21, false, true, 512},
                                  {kCases[4], 1 << 12, true, false, 7},
                                  {kCases[5], 1 << 12, false, false, 16},
                                  {kCases[6], 1 << 15, true, false, 512},
                                  {kCases[7], 1 << 18, false, false, 256},
                                  {kCases[8], 1 << 21, false, true, 272},
                                  {kCases[9], 1 << 21, false, true, 272}}) {
        CAPTURE(known.given.art, known.given.kept);
        const Setting in(known.given);
        CHECK(in.cross.rows() == known.rows);
        CHECK(in.cross.swap_is_symmetry() == known.swap_is_symmetry);
        CHECK(in.cross.spills() == known.spills);
        CHECK(in.cross.representatives().size() == known.representatives);
    }
    for (const char* art : {"xxxxx/xxxxx/xxxxx/xxxxx/xxxxx", "xxxx",
                            "..xxx/.xxxxx/xxxxxxx/xxxxxxx/xxxxxxx/.xxxxx/..xxx"}) {
        const Board board = board_of(oracle::read_board(false, art));
        CHECK_FALSE(Cross::make(DenseCanonicalizer(board, std::span<const Bits>())).has_value());
    }
    // Parts that are too large for patterns, immediately or after several cuts.
    const Board tailed = board_of(oracle::read_board(true, "xxx/xxxx/xxxxxxx/.xxxx/..xxx/..x/..x"));
    CHECK_FALSE(Cross::make(DenseCanonicalizer(tailed, std::span<const Bits>())).has_value());
    std::string apart;
    for (int row = 0; row < 64; ++row)
        apart += row < 3 ? "xxxxxxx/" : row < 61 ? "./" : "...................xxxxxxx/";
    apart.pop_back();
    const Board corners = board_of(oracle::read_board(false, apart));
    REQUIRE(corners.hole_count() == 42);
    CHECK_FALSE(Cross::make(DenseCanonicalizer(corners, std::span<const Bits>())).has_value());
}

TEST_CASE("a set holds what was put in", "[cross]") {
    oracle::Random random(409);
    for (const Case& given : kCases) {
        CAPTURE(given.art, given.kept);
        const Setting in(given);
        for (int pegs : {7, in.board.hole_count() / 2}) {
            const Positions positions = some_positions(random, in, pegs);
            const CrossSet set = set_of(in, positions);
            REQUIRE(set.size() == positions.size());
            REQUIRE(set.orbits() == canonical_forms(in.canonicalizer, positions).size());
            REQUIRE(canonical_forms(set) == canonical_forms(in.canonicalizer, positions));

            Positions complements;
            for (DensePosition position : positions)
                complements.insert(
                    in.canonicalizer.dense(in.board.holes() & ~in.canonicalizer.pegs(position)));
            const CompleteCrossSet complete(set);
            REQUIRE(complete.complement().size() == positions.size());
            REQUIRE(canonical_forms(complete.complement()) ==
                    canonical_forms(in.canonicalizer, complements));
            CompleteCrossSet other(complete.complement());
            REQUIRE(canonical_forms(other.complement()) == canonical_forms(set));
            other.set() = set;
            other.complete();
            REQUIRE(canonical_forms(other.complement()) == canonical_forms(complete.complement()));

            Positions half;
            for (DensePosition position : canonical_forms(set))
                if (half.size() < positions.size() / in.canonicalizer.size() / 2)
                    half.insert(position);
            CrossSet kept = set;
            kept.intersect(set_of(in, whole(in.canonicalizer, half)).packed());
            REQUIRE(canonical_forms(kept) == half);
            REQUIRE(kept.size() == whole(in.canonicalizer, half).size());
        }
    }
}

TEST_CASE("play on sets is play on positions", "[cross]") {
    oracle::Random random(419);
    for (const Case& given : kCases) {
        CAPTURE(given.art, given.kept);
        const Setting in(given);
        for (int i = 0; i < 2; ++i) {
            const int pegs = 5 + oracle::below(random, in.board.hole_count() - 9);
            const Positions positions = some_positions(random, in, pegs);
            for (bool backwards : {false, true}) {
                Positions expected = positions;
                CrossSet set = set_of(in, positions);
                const SearchDirection direction =
                    backwards ? SearchDirection::kBackwards : SearchDirection::kForwards;
                CrossPlay play(set, direction);
                // The second time starting from the first result, in the same memory.
                for (int jump = 0; jump < 2; ++jump) {
                    expected =
                        whole(in.canonicalizer, next_level(in.canonicalizer, expected, backwards));
                    if (jump > 0) play.begin(std::move(set), direction);
                    std::uint64_t nodes = 0;
                    while (!play.done())
                        nodes += play.run(
                            1 + static_cast<std::uint64_t>(oracle::below(random, 100'000)));
                    CHECK(nodes == in.cross.representatives().size() * in.cross.horizontals());
                    set = std::move(play.to());
                    REQUIRE(set.size() == expected.size());
                    REQUIRE(canonical_forms(set) == canonical_forms(in.canonicalizer, expected));
                }
            }
        }
    }
}

// From a start without a symmetry that exchanges the arms, on a small enough board.
TEST_CASE("large levels are counted in sets as they are otherwise", "[cross]") {
    const Board board = board_of(oracle::read_board(false, kLong));
    const Problem problem{{board.holes() & ~bit(hole_of(board, 3))}, Finish::any()};
    Limits little;
    little.bytes = std::size_t{2} << 20;  // too little memory for sets
    const Levels with = levels(board, problem);
    const Levels without = levels(board, problem, little);
    REQUIRE(without.complete);
    CHECK(std::ranges::max(without.sizes) >= CrossSet::kBreakEvenSize);
    CHECK(with.complete);
    CHECK(with.sizes == without.sizes);
    CHECK(with.nodes != without.nodes);  // a different method was used
}

// With equally many jumps on both sides of the middle, one half cannot serve as both.
TEST_CASE("an even number of jumps is counted in sets as it is otherwise", "[cross][slow]") {
    const Board board =
        board_of(oracle::read_board(true, "...x/...xx/.xxxx/xxxxxxx/.xxxxxxx/...xxx/...xxx/....x"));
    REQUIRE(board.hole_count() == 28);
    const Hole hole = hole_of(board, 9);
    const Problem problem{{board.holes() & ~bit(hole)}, Finish::at(hole)};
    REQUIRE(Cross::make(DenseCanonicalizer(board, std::array{problem.start.pegs, bit(hole)})));
    CountSearch search(board, CountSearch::Until::kPositions);
    search.begin(problem, {});
    while (!search.step(1'000'000)) {
    }
    const Count& count = search.result();
    REQUIRE(count.solutions);
    // The same as counted position by position.
    CHECK(to_decimal(*count.solutions) == "2199650743275414");
    CHECK(count.winning == 4'967'612);
}

}  // namespace
}  // namespace peg
