// SPDX-License-Identifier: MIT
// Drawing a board on each lattice.

#include <catch2/catch_test_macros.hpp>
#include <string>

#include "app/features/draw/drawing_board.h"
#include "app/kit/view/buttons.h"
#include "app/support.h"

namespace peg {

namespace {

int holes_of_sketch(const Table& table) { return sketch(table.state()).hole_count(); }

}  // namespace

TEST_CASE("lattice and grid change with steps of their own", "[ui][draw]") {
    Table table;
    table.run("draw_board");
    table.run("triangular");
    CHECK(sketch(table.state()).lattice() == Lattice::kTriangular);
    CHECK(pressed(table.state(), "triangular") == true);
    CHECK(holes_of_sketch(table) == 33);
    table.run("larger");
    CHECK(sketch(table.state()).rows() == 11);
    table.run("undo");
    table.run("undo");
    CHECK(sketch(table.state()).lattice() == Lattice::kSquare);
    CHECK(drawing_board(table.state())->drawn->text == "english");
}

TEST_CASE("a switch of the drawing keeps its button while it is on", "[ui][draw][layout]") {
    Table table;
    table.run("draw_board");
    for (const char* lattice : {"diagonal", "triangular"}) {
        CAPTURE(lattice);
        CHECK(has_button(table.state().screen, lattice));
        table.run(lattice);
        CHECK(pressed(table.state(), lattice) == true);
        CHECK(has_button(table.state().screen, lattice));
    }
    CHECK(has_button(table.state().screen, "leave"));
    CHECK_FALSE(has_button(table.state().screen, "draw_board"));
}

TEST_CASE("a board with diagonal jumps is drawn, played and drawn again", "[ui][draw]") {
    Table table;
    table.run("draw_board");
    table.run("diagonal");
    CHECK(pressed(table.state(), "diagonal") == true);
    CHECK(pressed(table.state(), "triangular") == false);
    CHECK(holes_of_sketch(table) == 33);
    const std::string text = drawing_board(table.state())->drawn->text;
    CHECK(text.starts_with("lattice: diagonal/"));
    table.run("play_this");
    CHECK(table.state().played.board_text == text);
    CHECK(table.state().played.game.board().lattice() == Lattice::kDiagonal);
    table.collect();
    Table later;
    later.app.dispatch(Restore{table.stored});
    later.run("draw_board");
    CHECK(later.state().played.board_text == text);
    CHECK(pressed(later.state(), "diagonal") == true);
    CHECK(holes_of_sketch(later) == 33);
    later.run("diagonal");
    CHECK(sketch(later.state()).lattice() == Lattice::kSquare);
    CHECK(drawing_board(later.state())->drawn->text == "english");
}

}  // namespace peg
