// SPDX-License-Identifier: MIT
// Printing: diagrams of a solution, several games at once, worksheets.

#include <catch2/catch_test_macros.hpp>

#include "app/support.h"
#include "words/phrases/boards.h"
#include "words/phrases/figures.h"
#include "words/phrases/print.h"
#include "words/phrases/problem.h"

namespace peg {

namespace {

Json printed(Table& table, Command command) {
    table.printed.clear();
    table.run(command);
    table.collect();
    return table.printed.empty() ? Json() : Json::parse(table.printed)["sheets"];
}

int pegs_in(const Json& diagram) {
    int pegs = 0;
    for (const Json& hole : diagram["holes"]) pegs += hole["peg"].get<bool>() ? 1 : 0;
    return pegs;
}

}  // namespace

TEST_CASE("a solution is printed move by move, and its end", "[ui]") {
    Table table;
    table.open("english", kCross, "d4");
    table.play({"d3", "f3", "d5", "d3", "c3", "e3", "f3", "d3", "d2", "d4"});
    table.run("restart");
    const Json sheets = printed(table, "print");
    REQUIRE(sheets.size() == 1);
    CHECK(sheets[0]["title"] ==
          phrase::problem::named(phrase::figures("cross"), phrase::boards("english")));
    const Json& diagrams = sheets[0]["diagrams"];
    REQUIRE(diagrams.size() == 6);
    CHECK(diagrams[0]["caption"] == "1. d3-f3");
    CHECK(diagrams[0]["path"] == Json::parse(R"([{"x":3.0,"y":2.0},{"x":5.0,"y":2.0}])"));
    CHECK(diagrams[5]["caption"] == phrase::print::left(1));
    CHECK(diagrams[5]["path"].empty());
    for (std::size_t i = 0; i < 6; ++i) CHECK(pegs_in(diagrams[i]) == 6 - static_cast<int>(i));
}

TEST_CASE("several jumps by one peg are one diagram with the whole way", "[ui]") {
    Table table;
    table.app.dispatch(Open{"triangle15", "o/ox/xxo/oooo/ooooo", "any", "a3-c3-a1"});
    REQUIRE(table.state().played.game.jumps().size() == 2);
    const Json sheets = printed(table, "print");
    REQUIRE(sheets[0]["diagrams"].size() == 2);
    CHECK(sheets[0]["diagrams"][0]["path"].size() == 3);
}

TEST_CASE("games that were queued are printed together, once", "[ui]") {
    Table table;
    table.play({"d2", "d4"});
    table.run("print_later");
    table.run("print_later");
    CHECK(table.last_said() == sentences({phrase::print::queued(), phrase::print::together(1)}));
    table.choose("board:triangle15");
    CHECK_FALSE(enabled(table.state(), "print_later"));
    table.play({"a3", "a1"});
    CHECK(printed(table, "print").size() == 2);
    CHECK(printed(table, "print").size() == 1);
}

TEST_CASE("where nothing was played the puzzle is printed, with blank boards below", "[ui]") {
    Table table;
    const Json sheets = printed(table, "print");
    REQUIRE(sheets.size() == 1);
    CHECK(pegs_in(sheets[0]["diagrams"][0]) == 32);
    CHECK(pegs_in(sheets[0]["diagrams"].back()) == 0);
    CHECK(sheets[0]["lines"].size() == 2);
}

TEST_CASE("a worksheet has the way into the page, and the answer on a page of its own", "[ui]") {
    Table table;
    table.open("english", kCross, "d4");
    CHECK(printed(table, "print_puzzle").is_null());  // the solver is asked first
    table.serve();
    table.collect();
    const Json sheets = Json::parse(table.printed)["sheets"];
    REQUIRE(sheets.size() == 2);
    const std::string link = sheets[0]["link"];
    Table other;
    other.follow(link);
    CHECK(other.position() == table.position());
    CHECK(sheets[1]["title"] == phrase::print::answer(sheets[0]["title"].get<std::string>()));
    CHECK(pegs_in(sheets[1]["diagrams"][0]) == 6);
    CHECK(pegs_in(sheets[1]["diagrams"].back()) == 1);
    CHECK_FALSE(sheets[1].contains("link"));
    CHECK(printed(table, "print_puzzle") == sheets);  // known by now
}

TEST_CASE("a worksheet of a pattern says what its rings and letters mean", "[ui]") {
    Table table;
    const char* kPattern = "..ooo/..xoo/ooooooo/ooo??oo/ooooooo/..ooo/..ooo";
    table.open("english", "..ooo/..ooo/ooxoooo/ooxxooo/ooooooo/..ooo/..ooo", kPattern);
    table.run("print_puzzle");
    table.serve_all();
    table.collect();
    const Json sheets = printed(table, "print_puzzle");
    REQUIRE_FALSE(sheets.is_null());
    for (const Json& sheet : sheets)
        CHECK(sheet["text"].get<std::string>().ends_with(phrase::print::pattern()));
}

TEST_CASE("a worksheet of a lost position has no answer", "[ui]") {
    Table table;
    table.open("english", "..xoo/..ooo/ooooooo/ooooooo/ooooooo/..ooo/..oox", "d4");
    table.run("print_puzzle");
    table.serve_all();
    table.collect();
    REQUIRE_FALSE(table.printed.empty());
    CHECK(Json::parse(table.printed)["sheets"].size() == 1);
}

TEST_CASE("each column and each row of a printed board is named once", "[ui]") {
    for (const char* board : {"english", "triangle15", "star13"}) {
        Table table;
        table.open(board);
        const Json labels = printed(table, "print")[0]["labels"];
        const Board& played = table.state().played.game.board();
        CHECK(labels.size() == static_cast<std::size_t>(played.columns() + played.rows()));
    }
}

TEST_CASE("a board to cut out brings its pegs", "[ui]") {
    Table table;
    const Json sheet = printed(table, "print_board")[0];
    CHECK(sheet["cut"] == true);
    CHECK(sheet["pegs"] == 32);
}

}  // namespace peg
