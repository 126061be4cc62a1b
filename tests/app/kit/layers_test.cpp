// SPDX-License-Identifier: MIT
// The browser's Back closes the layers over the board one at a time.

#include <catch2/catch_test_macros.hpp>

#include "app/kit/layers.h"
#include "app/support.h"

namespace peg {

namespace {

int layers(const Table& table) { return layers_over_board(table.state()); }

// Closes the topmost layer; returns whether there is exactly one layer less.
bool closes_one(Table& table) {
    const int before = layers(table);
    table.app.dispatch(CloseLayer{});
    return layers(table) == before - 1;
}

}  // namespace

TEST_CASE("nothing lies over the board at first, and Back changes nothing there", "[ui]") {
    Table table;
    CHECK(layers(table) == 0);
    table.play({"d2", "d4"});
    table.app.dispatch(CloseLayer{});
    CHECK(layers(table) == 0);
    CHECK(table.pegs() == 31);
}

TEST_CASE("Back closes a sheet before what lies below it", "[ui]") {
    Table table;
    table.run("edit");
    REQUIRE(layers(table) == 1);
    table.run("more");
    REQUIRE(layers(table) == 2);
    CHECK(closes_one(table));
    CHECK(table.state().sheet == Sheet::kNone);
    CHECK(table.state().modes.size() == 2);
    CHECK(closes_one(table));
    CHECK(table.state().modes.size() == 1);
}

TEST_CASE("one thing that takes another's place is one thing", "[ui]") {
    Table table;
    table.run("more");
    table.run("settings");
    CHECK(layers(table) == 1);
    CHECK(closes_one(table));
}

TEST_CASE("Back ends what Escape only lets go of something in", "[ui]") {
    Table table;
    table.run("edit");
    table.run("finish");
    table.app.dispatch(CloseLayer{});
    while (layers(table) > 0) CHECK(closes_one(table));
    table.run("draw_board");
    REQUIRE(layers(table) == 1);
    CHECK(closes_one(table));
}

TEST_CASE("the whole screen is left by Back, by Escape and by its command", "[ui]") {
    Table table;
    const float usual = table.state().screen.unit;
    for (int way = 0; way < 3; ++way) {
        table.run("present");
        CHECK(layers(table) == 1);
        CHECK(table.state().screen.unit >= usual);
        if (way == 0) CHECK(closes_one(table));
        if (way == 1) table.key("Escape");
        if (way == 2) table.run("present");
        CHECK(layers(table) == 0);
        CHECK(table.state().screen.unit == usual);
    }
}

TEST_CASE("larger print is larger where there is room, and kept", "[ui]") {
    Table table;
    table.app.dispatch(Resize{1440, 900});
    const float usual = table.state().screen.unit;
    table.choose("text:large");
    const float large = table.state().screen.unit;
    table.choose("text:very_large");
    CHECK(usual < large);
    CHECK(large < table.state().screen.unit);
    CHECK(settings_json(table.state().settings)["text_size"] == "very_large");
    CHECK(read_settings(Json{{"text_size", "large"}}, {}).text_size == TextSize::kLarge);
    CHECK(read_settings(Json{{"text_size", "huge"}}, {}).text_size == TextSize::kNormal);
}

}  // namespace peg
