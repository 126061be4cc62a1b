// SPDX-License-Identifier: MIT
#include "core/explain/removals.h"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <set>
#include <string_view>
#include <tuple>
#include <vector>

#include "core/board/notation/notation.h"
#include "core/board/position.h"
#include "core/explain/block_shape.h"
#include "support/boards.h"
#include "support/oracle.h"
#include "support/oracle_removals.h"
#include "support/random_boards.h"
#include "support/translate.h"

namespace peg {
namespace {

std::vector<Removal> all_removals(const Board& board) {
    std::vector<Removal> all;
    for (const Hole hole : board.reading_order())
        for (Removal& removal : removals_from(board, hole)) all.push_back(std::move(removal));
    return all;
}

oracle::Mask mask_of(const Board& board, Bits set) {
    oracle::Mask mask = 0;
    for_each_hole(set, [&](Hole hole) { mask |= oracle::Mask{1} << index_of(board, hole); });
    return mask;
}

Bits set_of(const Board& board, std::string_view position) {
    const auto parsed = parse_position(board, position);
    REQUIRE(parsed);
    return parsed->pegs;
}

TEST_CASE("the removals of small boards are those that trying everything finds", "[explain]") {
    const auto [triangular, rows] = GENERATE(table<bool, std::string_view>({
        {false, "xxxx/xxxx/xxxx"},
        {false, "xxxx/xxxxx/.xxx"},
        {false, "xxxxxx/.x..x./.xxxx"},
        {true, "x/xx/xxx/xxxx"},
        {true, "xxx/xxx/xxx"},
        {true, ".xx/xxxx/xxx"},
    }));
    CAPTURE(triangular, rows);
    const oracle::Board drawn = oracle::read_board(triangular, rows);
    const Board board = board_of(drawn);
    std::set<oracle::Removal> found;
    for (const Removal& removal : all_removals(board))
        for (const Catalyst& catalyst : removal.catalysts) {
            const bool inserted =
                found
                    .insert({mask_of(board, removal.block), index_of(board, catalyst.peg),
                             index_of(board, catalyst.empty)})
                    .second;
            CHECK(inserted);
        }
    CHECK_FALSE(found.empty());
    CHECK(found == oracle::removals(drawn));
}

// On boards that are too large for trying everything.
TEST_CASE("a removal clears its block and leaves all others as they were", "[explain]") {
    for (const std::string_view name : {"english", "diamond25", "triangle15", "star13"}) {
        CAPTURE(name);
        const Board board = board_named(name);
        oracle::Random random(3);
        std::set<std::tuple<Bits, Hole, Hole>> known;
        for (const Removal& removal : all_removals(board))
            for (const Catalyst& catalyst : removal.catalysts) {
                known.emplace(removal.block, catalyst.peg, catalyst.empty);
                Bits others = random_holes(random, board);
                const Position before{(others | removal.block | bit(catalyst.peg)) &
                                      ~bit(catalyst.empty)};
                Position after = before;
                const auto jumps = removal_jumps(board, removal.block, catalyst);
                CHECK(jumps.size() == static_cast<std::size_t>(count(removal.block)));
                for (const JumpId jump : jumps) {
                    REQUIRE(is_legal(after, board.jump(jump)));
                    after = play(after, board.jump(jump));
                }
                CHECK(after.pegs == (before.pegs & ~removal.block));
            }
        // Reversed on complements, they are removals again.
        for (const auto& [block, peg, empty] : known) CHECK(known.contains({block, empty, peg}));
    }
}

TEST_CASE("the removals that books teach are among them", "[explain]") {
    const Board board = board_named("english");
    const auto catalysts = [&](std::string_view position) {
        const Bits block = set_of(board, position);
        for (const Removal& removal : removals_from(board, lowest(block)))
            if (removal.block == block) return removal.catalysts.size();
        return std::size_t{0};
    };
    CHECK(catalysts("..xxx/..ooo/ooooooo/ooooooo/ooooooo/..ooo/..ooo") ==
          0);  // not adjacent to a hole
    CHECK(catalysts("..ooo/..ooo/ooxxxoo/ooooooo/ooooooo/..ooo/..ooo") == 4);
    CHECK(catalysts("..xoo/..xoo/ooxoooo/ooooooo/ooooooo/..ooo/..ooo") == 2);
    CHECK(catalysts("..ooo/..ooo/ooxxxoo/ooxxxoo/ooooooo/..ooo/..ooo") > 0);
    CHECK(catalysts("..xoo/..xoo/ooxoooo/ooxxxoo/ooooooo/..ooo/..ooo") > 0);
    CHECK(catalysts("..xxo/..xxo/ooooooo/ooooooo/ooooooo/..ooo/..ooo") == 0);
}

TEST_CASE("shapes have names, however they are turned", "[explain]") {
    const auto name_on = [](std::string_view name, std::string_view position) {
        const Board board = board_named(name);
        return shape_name(shape_of(board, set_of(board, position)));
    };
    const auto square = [&](std::string_view position) { return name_on("square6", position); };
    CHECK(square("oooooo/oxxxoo/oooooo/oooooo/oooooo/oooooo") == "three");
    CHECK(square("oooooo/oxoooo/oxoooo/oxoooo/oooooo/oooooo") == "three");
    CHECK(square("oooooo/oxxooo/oxxooo/oxxooo/oooooo/oooooo") == "six");
    CHECK(square("oooooo/oxxxxo/ooooxo/ooooxo/oooooo/oooooo") == "ell");
    CHECK(square("oooooo/oxoooo/oxoooo/oxoooo/oxxxoo/oooooo") == "ell");
    CHECK(square("xxxxxx/oooooo/oooooo/oooooo/oooooo/oooooo") == "line");
    CHECK(square("oxxxoo/ooxxxo/oooooo/oooooo/oooooo/oooooo") == "zed");
    CHECK(square("oooxxx/oxxxoo/oooooo/oooooo/oooooo/oooooo") == "zed");
    CHECK(square("oxxxxo/oxxooo/oooooo/oooooo/oooooo/oooooo") == "block");
    const auto triangular = [&](std::string_view position) {
        return name_on("triangle21", position);
    };
    CHECK(triangular("x/ox/oox/oooo/ooooo/oooooo") == "three");
    CHECK(triangular("o/xx/xox/oooo/ooooo/oooooo") == "four");
    CHECK(triangular("o/xx/xox/oxxo/ooooo/oooooo") == "ring");
    CHECK(triangular("x/xx/xxx/oooo/ooooo/oooooo") == "triangle");
    CHECK(triangular("o/oo/xxx/oxxx/ooooo/oooooo") == "six");
    CHECK(triangular("o/oo/ooo/xxxo/xxxoo/oooooo") == "six");
    CHECK(triangular("o/oo/oox/ooox/oooox/oooxxx") == "ell");
}

}  // namespace
}  // namespace peg
