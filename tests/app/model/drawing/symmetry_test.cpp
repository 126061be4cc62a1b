// SPDX-License-Identifier: MIT
#include "app/model/drawing/symmetry.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "core/board/catalogue.h"
#include "core/board/notation/notation.h"

namespace peg {

namespace {

Board board_of_text(std::string_view name) { return parse_board(name)->board; }

// The holes of an orbit in reading order: "c2 e2".
std::string orbit_text(const Board& board, Symmetry symmetry, std::string_view hole) {
    const Bits all = orbit(board, symmetry, *parse_hole(board, hole));
    std::string text;
    for (Hole one : board.reading_order())
        if (contains(all, one)) text += (text.empty() ? "" : " ") + format_hole(board, one);
    return text;
}

}  // namespace

TEST_CASE("a board offers the symmetries that it has", "[ui][edit]") {
    using enum Symmetry;
    CHECK(drawable_symmetries(board_of_text("english")) ==
          std::vector{kNone, kLeftRight, kTopBottom, kFalling, kRising, kHalfTurn, kQuarterTurn,
                      kAll});
    CHECK(drawable_symmetries(board_of_text("triangle15")) ==
          std::vector{kNone, kLeftRight, kThirdTurn, kAll});
    CHECK(drawable_symmetries(board_of_text("hexagon19")) ==
          std::vector{kNone, kLeftRight, kTopBottom, kHalfTurn, kThirdTurn, kSixthTurn, kAll});
    CHECK(drawable_symmetries(board_of_text("xxx/xxx")) ==
          std::vector{kNone, kLeftRight, kTopBottom, kHalfTurn, kAll});
    CHECK(drawable_symmetries(board_of_text("xxx/x")) == std::vector{kNone});
    // A slanting mirror has no name.
    CHECK(drawable_symmetries(board_of_text("lattice: triangular/xx/x")) ==
          std::vector{kNone, kAll});
    CHECK(drawable_symmetries(board_of_text("xx/xx.x/xx")) == std::vector{kNone, kTopBottom});
}

TEST_CASE("orbits on the English board", "[ui][edit]") {
    using enum Symmetry;
    const Board english = board_of_text("english");
    CHECK(orbit_text(english, kNone, "c1") == "c1");
    CHECK(orbit_text(english, kLeftRight, "c1") == "c1 e1");
    CHECK(orbit_text(english, kTopBottom, "c1") == "c1 c7");
    CHECK(orbit_text(english, kFalling, "c1") == "c1 a3");
    CHECK(orbit_text(english, kRising, "c1") == "c1 g5");
    CHECK(orbit_text(english, kHalfTurn, "c1") == "c1 e7");
    CHECK(orbit_text(english, kQuarterTurn, "c1") == "c1 g3 a5 e7");
    CHECK(orbit_text(english, kAll, "c1") == "c1 e1 a3 g3 a5 g5 c7 e7");
    CHECK(orbit_text(english, kAll, "d4") == "d4");
    CHECK(orbit_text(board_of_text("triangle15"), kThirdTurn, "a1") == "a1 a5 e5");
    CHECK(orbit_text(board_of_text("triangle15"), kLeftRight, "a2") == "a2 b2");
}

TEST_CASE("orbits of every board are closed, and those of all its symmetries", "[ui][edit]") {
    for (const CatalogueEntry& entry : catalogue()) {
        const Board board = board_of_text(entry.name);
        CAPTURE(entry.name);
        for (const Symmetry symmetry : drawable_symmetries(board))
            for (const Hole hole : board.reading_order()) {
                const Bits all = orbit(board, symmetry, hole);
                CHECK(contains(all, hole));
                CHECK((all & ~board.holes()) == 0);
                for_each_hole(all,
                              [&](Hole other) { CHECK(orbit(board, symmetry, other) == all); });
            }
        for (const Hole hole : board.reading_order()) {
            Bits images = 0;
            for (const Permutation& image : board.symmetries()) images |= bit(image[hole]);
            CHECK(orbit(board, Symmetry::kAll, hole) == images);
        }
    }
}

TEST_CASE("symmetries have names, and no two the same", "[ui][edit]") {
    for (int i = 0; i <= static_cast<int>(Symmetry::kAll); ++i) {
        const auto symmetry = static_cast<Symmetry>(i);
        CHECK(find_symmetry(symmetry_name(symmetry)) == symmetry);
    }
    CHECK_FALSE(find_symmetry("mirror"));
    CHECK_FALSE(find_symmetry(""));
}

}  // namespace peg
