// SPDX-License-Identifier: MIT
// Typed moves: all of a line is played, or none of it.

#include "app/features/play/typed_moves.h"

#include <catch2/catch_test_macros.hpp>

#include "app/support.h"

namespace peg {

TEST_CASE("typed moves are played from where the game stands", "[ui]") {
    Table table;
    table.type("type_moves", "d2-d4");
    CHECK(table.last_said() == jumped("d2", "d4", 31));
    table.type("type_moves", "b3-d3 c1-c3");
    CHECK(table.line() == "d2-d4 b3-d3 c1-c3");
    CHECK(table.state().played.makers.back() == Maker::kPlayer);
    table.run("undo");
    table.type("type_moves", " E3 to C3 ");  // as dictated
    CHECK(table.line() == "d2-d4 b3-d3 e3-c3");
    Table whole;
    whole.open("english", kCross, "d4");
    whole.type("type_moves", "d3-f3 d5-d3 c3-e3 f3-d3 d2-d4");
    CHECK(whole.state().played.game.status() == Game::Status::kFinished);
}

TEST_CASE("numbers are understood where they say one thing", "[ui]") {
    Table table;
    table.open("triangle15");
    const Problem start = table.state().played.game.problem();
    REQUIRE_FALSE(contains(start.start.pegs, table.hole("a1")));
    table.type("type_moves", "4-1");
    CHECK(table.pegs() == 13);
}

TEST_CASE("of a line with a wrong jump none is played", "[ui]") {
    for (const char* text : {"", "d2-d4 d2-d4", "d2-d5", "hello", "d2", "d2-d4 xyz", "99-98"}) {
        CAPTURE(text);
        Table table;
        const std::string before = table.position();
        table.type("type_moves", text);
        CHECK(table.position() == before);
        CHECK(table.state().played.game.jumps().empty());
        REQUIRE(table.state().message);
        CHECK(table.state().message->tone == Tone::kBad);
    }
}

TEST_CASE("a lesson and the trainer are not played by text", "[ui]") {
    Table table;
    table.run("tutorial");
    CHECK_FALSE(applies(table.state(), "type_moves"));
}

}  // namespace peg
