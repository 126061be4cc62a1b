// SPDX-License-Identifier: MIT
#include "core/cross_set.h"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>
#include <utility>

#include "core/cross_narrowing.h"
#include "core/half.h"
#include "core/jumps.h"
#include "core/knowing.h"
#include "core/notation.h"
#include "core/translate.h"

namespace peg {
namespace {

constexpr const char* kEnglish = "..xxx/..xxx/xxxxxxx/xxxxxxx/xxxxxxx/..xxx/..xxx";
constexpr const char* kNarrow = "..xx/..xx/xxxxxx/xxxxxx/..xx/..xx";
constexpr const char* kShort = ".xxx/xxxxx/xxxxx/xxxxx/.xxx";
constexpr const char* kLong = "...xx/...xx/...xx/xxxxxxxx/xxxxxxxx/...xx/...xx/...xx";

// Holes that are left as they are by all, some and none of a cross's symmetries.
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
    // Turns alone: by quarters, which swap the arms but are no swap of pairs, and by halves.
    {kEnglish, "..xoo/..ooo/oooooox/ooooooo/xoooooo/..ooo/..oox"},
    {kEnglish, "..xoo/..ooo/ooooooo/ooooooo/ooooooo/..ooo/..oox"},
});

struct Setting {
    explicit Setting(const Case& given)
        : drawn(oracle::read_board(false, given.art)), board(board_of(drawn)),
          orbits(board, std::array{position_of(board, oracle::read_pegs(given.kept)).pegs}),
          cross(*Cross::make(orbits)) {}

    oracle::Board drawn;
    Board board;
    Orbits orbits;
    Cross cross;
};

using Words = std::set<Bits>;

// All positions of the classes.
Words whole(const Orbits& orbits, const Words& classes) {
    Words all;
    for (Bits word : classes) {
        const Orbits::Images images = orbits.images(word);
        all.insert(images.words.begin(), images.words.begin() + static_cast<int>(orbits.size()));
    }
    return all;
}

Words classes_of(const Orbits& orbits, const Words& words) {
    Words classes;
    for (Bits word : words) classes.insert(orbits.smallest(orbits.images(word)));
    return classes;
}

Words classes_of(const CrossSet& set) {
    Words some;
    set.for_some_of_each_class([&](Bits word) { some.insert(word); });
    return classes_of(set.cross().orbits(), some);
}

// Some positions of one class and number of pegs, closed under the symmetries.
Words some_positions(oracle::Random& random, const Setting& in, int pegs) {
    const ClassRule class_of(in.board);
    const auto draw = [&] {
        return position_of(in.board, oracle::random_pegs(random, in.drawn, pegs)).pegs;
    };
    const auto moved = [&](Bits position) {
        return std::ranges::any_of(in.orbits.symmetries(), [&](const Permutation& symmetry) {
            return class_of(permute(symmetry, position)) != class_of(position);
        });
    };
    Bits first = draw();
    while (moved(first)) first = draw();
    Words words;
    for (int i = 0; i < 3000 && words.size() < 120; ++i) {
        const Bits position = draw();
        if (class_of(position) == class_of(first)) words.insert(in.orbits.word(position));
    }
    return whole(in.orbits, words);
}

CrossSet set_of(const Setting& in, const Words& words) {
    const Bits first = in.orbits.pegs(*words.begin());
    CrossSet set(in.cross, ClassRule(in.board)(first), count(first));
    for (Bits word : words) set.insert(word);
    return set;
}

TEST_CASE("a cross is cut where jumps allow, with the fewest rows", "[cross]") {
    struct Known {
        Case given;
        std::size_t rows;
        bool closed;
        bool spills;
        std::size_t leaders;
    };
    for (const Known& known : {Known{kCases[0], 1 << 21, true, true, 168},
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
        CHECK(in.cross.closed() == known.closed);
        CHECK(in.cross.spills() == known.spills);
        CHECK(in.cross.leaders().size() == known.leaders);
    }
    for (const char* art : {"xxxxx/xxxxx/xxxxx/xxxxx/xxxxx", "xxxx",
                            "..xxx/.xxxxx/xxxxxxx/xxxxxxx/xxxxxxx/.xxxxx/..xxx"}) {
        const Board board = board_of(oracle::read_board(false, art));
        CHECK_FALSE(Cross::make(Orbits(board, std::span<const Bits>())).has_value());
    }
    // Parts that are too large for patterns, at once: and with many ways to cut.
    const Board tailed = board_of(oracle::read_board(true, "xxx/xxxx/xxxxxxx/.xxxx/..xxx/..x/..x"));
    CHECK_FALSE(Cross::make(Orbits(tailed, std::span<const Bits>())).has_value());
    std::string apart;
    for (int row = 0; row < 64; ++row)
        apart += row < 3 ? "xxxxxxx/" : row < 61 ? "./" : "...................xxxxxxx/";
    apart.pop_back();
    const Board corners = board_of(oracle::read_board(false, apart));
    REQUIRE(corners.hole_count() == 42);
    CHECK_FALSE(Cross::make(Orbits(corners, std::span<const Bits>())).has_value());
}

TEST_CASE("a set holds what was put in", "[cross]") {
    oracle::Random random(409);
    for (const Case& given : kCases) {
        CAPTURE(given.art, given.kept);
        const Setting in(given);
        for (int pegs : {7, in.board.hole_count() / 2}) {
            const Words words = some_positions(random, in, pegs);
            const CrossSet set = set_of(in, words);
            REQUIRE(set.size() == words.size());
            REQUIRE(set.classes() == classes_of(in.orbits, words).size());
            REQUIRE(classes_of(set) == classes_of(in.orbits, words));

            Words swapped, complements;
            const CrossSet other = set.swapped();
            REQUIRE(other.swapped().size() == words.size());
            REQUIRE(classes_of(other.swapped()) == classes_of(set));
            if (in.cross.closed()) REQUIRE(classes_of(other) == classes_of(set));
            for (Bits word : words)
                complements.insert(in.orbits.word(in.board.holes() & ~in.orbits.pegs(word)));
            REQUIRE(set.complement().size() == words.size());
            REQUIRE(classes_of(set.complement()) == classes_of(in.orbits, complements));

            Words half;
            for (Bits word : classes_of(set))
                if (half.size() < words.size() / in.orbits.size() / 2) half.insert(word);
            CrossSet kept = set;
            kept.keep(set_of(in, whole(in.orbits, half)).packed());
            REQUIRE(classes_of(kept) == half);
            REQUIRE(kept.size() == whole(in.orbits, half).size());
        }
    }
}

Words next(const Orbits& orbits, const Words& words, bool backwards) {
    Words after;
    for (Bits word : words) {
        const Bits position = orbits.pegs(word);
        for (const Jump& jump : orbits.board().jumps()) {
            const Bits left = backwards ? bit(jump.to) : jump.mask ^ bit(jump.to);
            if ((position & jump.mask) == left)
                after.insert(orbits.smallest_word(position ^ jump.mask));
        }
    }
    return after;
}

TEST_CASE("play on sets is play on positions", "[cross]") {
    oracle::Random random(419);
    for (const Case& given : kCases) {
        CAPTURE(given.art, given.kept);
        const Setting in(given);
        for (int i = 0; i < 2; ++i) {
            const int pegs = 5 + oracle::below(random, in.board.hole_count() - 9);
            const Words words = some_positions(random, in, pegs);
            for (bool backwards : {false, true}) {
                Words expected = words;
                CrossSet set = set_of(in, words);
                // The second time from what the first one left to be completed.
                for (int jump = 0; jump < 2; ++jump) {
                    expected = whole(in.orbits, next(in.orbits, expected, backwards));
                    CrossPlay play(std::move(set), backwards);
                    std::uint64_t nodes = 0;
                    while (!play.done())
                        nodes += play.run(
                            1 + static_cast<std::uint64_t>(oracle::below(random, 100'000)));
                    CHECK(nodes == in.cross.leaders().size() * in.cross.lyings());
                    set = std::move(play.to());
                    REQUIRE(set.size() == expected.size());
                    REQUIRE(classes_of(set) == classes_of(in.orbits, expected));
                }
            }
        }
    }
}

// What wins after each number of jumps, by trying all that the start leads to.
std::vector<Words> winning(const Orbits& orbits, Bits start, Bits finish) {
    const auto jumps = static_cast<std::size_t>(count(start) - count(finish));
    std::vector<Words> levels{{orbits.smallest_word(start)}};
    while (levels.size() <= jumps) levels.push_back(next(orbits, levels.back(), false));
    std::vector<Words> wins(jumps + 1);
    const Bits last = orbits.smallest_word(finish);
    if (levels[jumps].contains(last)) wins[jumps] = {last};
    for (std::size_t n = jumps; n > 0; --n)
        for (Bits word : next(orbits, wins[n], true))
            if (levels[n - 1].contains(word)) wins[n - 1].insert(word);
    return wins;
}

// A half that is in sets from some level on, or at least in its last one.
Half grown(const Orbits& orbits, const Cross& cross, Bits first, std::size_t from, std::size_t to) {
    Half half(orbits, &cross, std::array{first}, std::nullopt);
    while (half.depth() < to) {
        if (half.depth() == from && !half.in_sets()) half.begin_sets();
        half.expand(1000, std::size_t{1} << 30);
    }
    return half;
}

// Whether the finish can be attained; and that halves in sets know it, and all that wins.
bool meet_in_sets(oracle::Random& random, const Board& board, Bits start, Bits finish) {
    const Orbits orbits(board, std::array{start, finish});
    const std::optional<Cross> cross = Cross::make(orbits);
    REQUIRE(cross);
    const std::size_t depth = 6 + static_cast<std::size_t>(oracle::below(random, 5));
    const auto from = static_cast<std::size_t>(oracle::below(random, 10));
    const std::size_t across = static_cast<std::size_t>(board.hole_count()) - 3 - depth;
    Half forward = grown(orbits, *cross, start, from, depth);
    Half backward = grown(orbits, *cross, board.holes() & ~finish, 5, across);
    REQUIRE(forward.depth() == depth);
    REQUIRE(backward.depth() == across);
    forward.take_last();
    CrossNarrowing narrowing(backward.take_last(), forward.take_sets());
    while (!narrowing.done()) narrowing.run(777);
    const std::vector<std::vector<Bits>> levels = narrowing.take_found();

    const std::vector<Words> wins = winning(orbits, start, finish);
    REQUIRE(levels.size() == std::max<std::size_t>(1, depth - std::min(from, depth)));
    for (std::size_t i = 0; i < levels.size(); ++i)
        REQUIRE(Words(levels[i].begin(), levels[i].end()) == wins[depth - i]);
    return !wins[0].empty();
}

TEST_CASE("halves that meet in sets know what wins", "[cross]") {
    oracle::Random random(421);
    struct Start {
        const char* art;
        int vacancy;
    };
    // From the middle and beside it, where centres lead others; and where none does.
    std::vector<Start> starts{{kShort, 10}, {kShort, 5}};
    for (int vacancy = 0; vacancy < 12; ++vacancy) starts.push_back({kNarrow, vacancy});
    int solvable = 0;
    for (const auto& [art, vacancy] : starts) {
        const Board board = board_of(oracle::read_board(false, art));
        const ClassRule class_of(board);
        const Bits start = board.holes() & ~bit(hole_of(board, vacancy));
        for (Hole hole : board.reading_order()) {
            const Bits finish = bit(hole);
            if (class_of(finish) != class_of(start)) continue;
            CAPTURE(art, vacancy, board.cell(hole).column, board.cell(hole).row);
            solvable += meet_in_sets(random, board, start, finish);
        }
    }
    CHECK(solvable > 5);
}

// From a start without a symmetry that swaps the arms, on a board that is small enough.
TEST_CASE("large levels are counted in sets as they are otherwise", "[cross]") {
    const Board board = board_of(oracle::read_board(false, kLong));
    const Problem problem{{board.holes() & ~bit(hole_of(board, 3))}, Finish::any()};
    Limits little;
    little.bytes = std::size_t{2} << 20;  // too little for sets
    const Levels with = levels(board, problem);
    const Levels without = levels(board, problem, little);
    REQUIRE(without.complete);
    CHECK(std::ranges::max(without.sizes) >= CrossSet::kWorthwhile);
    CHECK(with.complete);
    CHECK(with.sizes == without.sizes);
    CHECK(with.nodes != without.nodes);  // it was another way
}

// With as many jumps on one side of the middle as on the other, one half is not both.
TEST_CASE("an even number of jumps is counted in sets as it is otherwise", "[cross][slow]") {
    const Board board =
        board_of(oracle::read_board(true, "...x/...xx/.xxxx/xxxxxxx/.xxxxxxx/...xxx/...xxx/....x"));
    REQUIRE(board.hole_count() == 28);
    const Hole hole = hole_of(board, 9);
    const Problem problem{{board.holes() & ~bit(hole)}, Finish::at(hole)};
    REQUIRE(Cross::make(Orbits(board, std::array{problem.start.pegs, bit(hole)})));
    const Count count = counted(board, problem);
    REQUIRE(count.solutions);
    // As they were counted position by position.
    CHECK(to_decimal(*count.solutions) == "2199650743275414");
    CHECK(count.winning == 4'967'612);
}

}  // namespace
}  // namespace peg
