// SPDX-License-Identifier: MIT
// The grid on which boards are drawn: its cells, its sizes, its symmetries, and the boards on it.

#include "app/model/drawing/sketch.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "core/board/catalogue.h"
#include "core/board/notation/notation.h"

namespace peg {

namespace {

Sketch sketch_with(Lattice lattice, std::initializer_list<const char*> holes) {
    Sketch sketch(lattice);
    for (const char* name : holes) sketch.set(*find_cell(sketch, name), true);
    return sketch;
}

std::vector<std::string> names(const std::vector<Cell>& cells) {
    std::vector<std::string> list;
    for (const Cell cell : cells) list.push_back(cell_name(cell));
    std::ranges::sort(list);
    return list;
}

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("a grid has its cells, each by its name", "[ui][draw]") {
    const Sketch square;
    CHECK(square.cells().size() == 81);
    CHECK(find_cell(square, "i9") == Cell{8, 8});
    CHECK_FALSE(find_cell(square, "j9"));
    CHECK_FALSE(find_cell(square, "d44"));
    CHECK_FALSE(find_cell(square, ""));
    // Every other row is shorter and begins half a step further right.
    const Sketch triangular(Lattice::kTriangular);
    CHECK(triangular.cells().size() == 5 * 9 + 4 * 8);
    CHECK(find_cell(triangular, "b2"));
    CHECK_FALSE(find_cell(triangular, "a2"));
    CHECK(find_cell(triangular, "m9") == Cell{12, 8});
    CHECK(triangular.letters() == 13);
}

TEST_CASE("every board of the catalogue can be drawn, and is the same board then", "[ui][draw]") {
    for (const CatalogueEntry& entry : catalogue()) {
        CAPTURE(entry.name);
        const Board board = parse_board_name(entry.name)->board;
        const auto sketch = Sketch::of(board);
        REQUIRE(sketch);
        CHECK(sketch->hole_count() == board.hole_count());
        CHECK(format_board(*sketch->board()) == entry.name);
        // There is room for a hole on every side.
        const Cell corner = sketch->corner();
        CHECK(corner.row > 0);
        CHECK(corner.row + board.rows() < sketch->rows());
    }
}

TEST_CASE("the English board lies in the middle of the grid", "[ui][draw]") {
    const auto sketch = Sketch::of(parse_board_name("english")->board);
    CHECK(sketch->rows() == 9);
    CHECK(sketch->corner() == Cell{1, 1});
}

TEST_CASE("a grid grows and shrinks round its middle, as far as its holes allow", "[ui][draw]") {
    for (const Lattice lattice : {Lattice::kSquare, Lattice::kTriangular}) {
        Sketch sketch = sketch_with(lattice, {"e4", "e5", "e6", "f6"});
        const auto board = sketch.board();
        int steps = 0;
        for (auto next = sketch.larger(); next; next = sketch.larger(), ++steps) {
            sketch = *next;
            CHECK(sketch.board() == board);
        }
        CHECK(sketch.rows() == (lattice == Lattice::kSquare ? kMaxRows : 17));
        CHECK(sketch.letters() <= kMaxColumns);
        for (auto next = sketch.smaller(); next; next = sketch.smaller(), --steps) {
            sketch = *next;
            CHECK(sketch.board() == board);
        }
        CHECK(steps < 0);  // smaller than before
        CHECK(sketch.rows() >= 3);
    }
    CHECK_FALSE(sketch_with(Lattice::kSquare, {"a1", "i9"}).smaller());
}

TEST_CASE("holes, none and too many of them as boards", "[ui][draw]") {
    Sketch sketch;
    CHECK_FALSE(sketch.board());
    sketch.set_all(true);
    CHECK(sketch.hole_count() == 81);
    CHECK_FALSE(sketch.board());
    sketch.complement();
    CHECK(sketch.hole_count() == 0);
    sketch.set({4, 4}, true);
    CHECK(sketch.board()->hole_count() == 1);
}

TEST_CASE("the other lattice has the same rows of holes, and leads back", "[ui][draw]") {
    const auto english = Sketch::of(parse_board_name("english")->board);
    const auto there = english->on(Lattice::kTriangular);
    REQUIRE(there);
    CHECK(there->lattice() == Lattice::kTriangular);
    CHECK(there->hole_count() == 33);
    const auto back = there->on(Lattice::kSquare);
    REQUIRE(back);
    CHECK(format_board(*back->board()) == "english");
    const auto diagonal = english->on(Lattice::kDiagonal);
    REQUIRE(diagonal);
    CHECK(diagonal->holes() == english->holes());
    CHECK(diagonal->board()->lattice() == Lattice::kDiagonal);
    CHECK(Sketch::of(*diagonal->board()) == diagonal);
    CHECK(diagonal->on(Lattice::kTriangular) == there);
}

TEST_CASE("a symmetry maps a cell to the others round the middle of the grid", "[ui][draw]") {
    const Sketch square;
    CHECK(names(orbit(square, Symmetry::kNone, {0, 0})) == Names{"a1"});
    CHECK(names(orbit(square, Symmetry::kLeftRight, {0, 1})) == Names{"a2", "i2"});
    CHECK(names(orbit(square, Symmetry::kTopBottom, {0, 1})) == Names{"a2", "a8"});
    CHECK(names(orbit(square, Symmetry::kQuarterTurn, {0, 1})) == Names{"a2", "b9", "h1", "i8"});
    CHECK(orbit(square, Symmetry::kAll, {0, 1}).size() == 8);
    CHECK(names(orbit(square, Symmetry::kAll, {4, 4})) == Names{"e5"});
    const auto offered = drawable_symmetries(square);
    CHECK(std::ranges::count(offered, Symmetry::kQuarterTurn) == 1);
    CHECK(std::ranges::count(offered, Symmetry::kThirdTurn) == 0);
}

TEST_CASE("the triangular grid has turns by a third and by a sixth", "[ui][draw]") {
    for (std::optional<Sketch> grid = Sketch(Lattice::kTriangular); grid; grid = grid->larger()) {
        CAPTURE(grid->rows());
        const auto offered = drawable_symmetries(*grid);
        CHECK(std::ranges::count(offered, Symmetry::kLeftRight) == 1);
        CHECK(std::ranges::count(offered, Symmetry::kTopBottom) == 1);
        CHECK(std::ranges::count(offered, Symmetry::kSixthTurn) == 1);
        CHECK(std::ranges::count(offered, Symmetry::kQuarterTurn) == 0);
    }
    // The six cells around the middle, which is g5.
    const Sketch grid(Lattice::kTriangular);
    const Cell middle = *find_cell(grid, "g5");
    CHECK(orbit(grid, Symmetry::kAll, middle).size() == 1);
    CHECK(names(orbit(grid, Symmetry::kSixthTurn, *find_cell(grid, "f5"))) ==
          Names{"f4", "f5", "g4", "g6", "h5", "h6"});
    CHECK(orbit(grid, Symmetry::kThirdTurn, *find_cell(grid, "f5")).size() == 3);
}

}  // namespace peg
