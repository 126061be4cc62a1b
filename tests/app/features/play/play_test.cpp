// SPDX-License-Identifier: MIT
// Playing: by click, drag and key, without a window.

#include <catch2/catch_test_macros.hpp>

#include "app/support.h"
#include "words/phrases/play.h"

namespace peg {

TEST_CASE("a click selects, a click on a target jumps", "[ui]") {
    Table table;
    table.click(table.centre("d2"));
    CHECK(table.state().hand.selected == table.hole("d2"));
    CHECK(targets(table.state()) == bit(table.hole("d4")));
    CHECK(table.last_said() == phrase::play::selected("d2", "d4"));
    table.click(table.centre("d4"));
    CHECK(table.pegs() == 31);
    CHECK(table.last_said() == jumped("d2", "d4", 31));
    CHECK_FALSE(table.state().hand.selected);
}

TEST_CASE("a second click on a peg deselects, one on another switches", "[ui]") {
    Table table;
    table.click(table.centre("d2"));
    table.click(table.centre("b4"));
    CHECK(table.state().hand.selected == table.hole("b4"));
    table.click(table.centre("b4"));
    CHECK_FALSE(table.state().hand.selected);
    table.click(table.centre("b4"));
    table.click({1, 1});
    CHECK_FALSE(table.state().hand.selected);
}

TEST_CASE("a click on a hole that is no target says so and jumps nowhere", "[ui]") {
    Table table;
    table.click(table.centre("a3"));
    table.click(table.centre("d4"));
    CHECK(table.pegs() == 32);
    CHECK(table.last_said() == phrase::play::no_jump("a3", "d4"));
    CHECK(table.state().message->tone == Tone::kBad);
    CHECK(table.state().hand.selected == table.hole("a3"));
}

TEST_CASE("a drag onto a target jumps; elsewhere the peg goes back, with words", "[ui]") {
    Table table;
    table.drag(table.centre("d2"), table.centre("d4"));
    CHECK(table.pegs() == 31);
    CHECK(table.rest(1));

    table.drag(table.centre("c4"), table.centre("f4"));
    CHECK(table.last_said() == phrase::play::no_jump("c4", "f4"));
    CHECK(table.pegs() == 31);
    CHECK_FALSE(table.state().hand.press);
    // The peg glides: it is visible on its way for a while, and then in its hole.
    const auto seen = [&] {
        const auto sprites = table.state().animation.sprites(
            table.state().view, table.state().played.game.position(), {});
        for (const Sprite& sprite : sprites)
            if (sprite.hole == table.hole("c4")) return table.state().view.to_screen(sprite.at);
        return Point{};
    };
    table.app.tick(0.04f);
    CHECK(length(seen() - table.centre("c4")) > 5);
    CHECK(table.rest(1));
    CHECK(length(seen() - table.centre("c4")) < 0.01f);
}

TEST_CASE("a finger that trembles still taps", "[ui]") {
    Table table;
    const Point at = table.centre("d2");
    table.app.dispatch(Pointer{Phase::kDown, at, true});
    table.app.dispatch(Pointer{Phase::kMove, at + Point{6, 4}, true});
    CHECK_FALSE(table.state().hand.press->dragging);
    table.app.dispatch(Pointer{Phase::kUp, at + Point{6, 4}, true});
    CHECK(table.state().hand.selected == table.hole("d2"));
}

TEST_CASE("the peg stays selected while it can jump on", "[ui]") {
    Table table;
    table.open("english", "..xox/..xxo/ooooooo/ooooooo/ooooooo/..ooo/..ooo", "any");
    table.activate("c1");
    table.activate("c3");
    CHECK_FALSE(table.state().hand.selected);
    table.open("english", kShort, "any");
    table.activate("c1");
    table.activate("c3");
    CHECK(table.state().hand.selected == table.hole("c3"));
    table.activate("e3");
    CHECK(table.state().played.game.status() == Game::Status::kFinished);
    CHECK(table.state().played.game.move_count() == 1);
    CHECK(table.last_said() ==
          sentences({jumped("c3", "e3", 1), phrase::play::one_peg_solved("e3")}));
}

TEST_CASE("the focus that follows the cursor shows it and leaves it where it is", "[ui]") {
    Table table;
    table.app.dispatch(Focus{"b4", {}});
    table.app.dispatch(Focus{{}, "undo"});
    CHECK_FALSE(table.state().hand.cursor_visible);
    table.app.dispatch(Focus{{}, {}, true});
    CHECK(table.state().hand.cursor_visible);
    CHECK(table.state().hand.cursor == table.hole("b4"));
    CHECK(table.state().hand.focused.empty());
}

TEST_CASE("keys move the cursor, select and jump", "[ui]") {
    Table table;
    CHECK(table.state().hand.cursor == table.hole("d4"));
    table.key("ArrowUp");
    table.key("ArrowUp");
    CHECK(table.state().hand.cursor == table.hole("d2"));
    CHECK(table.state().hand.cursor_visible);
    table.key("Enter");
    CHECK(table.state().hand.selected == table.hole("d2"));
    table.key("ArrowLeft");  // no jump that way: the cursor moves, the selection stays
    CHECK(table.state().hand.cursor == table.hole("c2"));
    table.key("ArrowDown");  // away from the selected peg, an arrow only moves the cursor
    CHECK(table.pegs() == 32);
    CHECK(table.state().hand.cursor == table.hole("c3"));
    table.key("ArrowUp");
    table.key("ArrowRight");
    CHECK(table.state().hand.cursor == table.hole("d2"));
    table.key("ArrowDown");  // from its own hole the peg jumps
    CHECK(table.pegs() == 31);
    CHECK(table.state().hand.cursor == table.hole("d4"));
    table.key("z", false, true);
    CHECK(table.pegs() == 32);
    table.key("Z", true, true);
    CHECK(table.pegs() == 31);
    table.key("U");
    CHECK(table.pegs() == 32);
    table.key("r");
    table.key("Home");  // moves the cursor; does not restart
    CHECK(table.pegs() == 31);
    table.key("Home", true);
    CHECK(table.pegs() == 32);
    table.key("y", false, true);
    CHECK(table.pegs() == 31);
}

TEST_CASE("Home and End lead to the ends of the row, with Ctrl to those of the board", "[ui]") {
    Table table;
    const auto at = [&](const char* key, bool control) {
        table.key(key, false, control);
        return format_hole(table.state().played.game.board(), table.state().hand.cursor);
    };
    CHECK(at("Home", false) == "a4");
    CHECK(at("End", false) == "g4");
    CHECK(at("Home", true) == "c1");
    CHECK(at("End", false) == "e1");
    CHECK(at("End", true) == "e7");
    CHECK(table.pegs() == 32);
    table.key("?");
    CHECK(at("Home", true) == "e7");  // not behind a sheet
}

TEST_CASE("in an open sheet arrows and pages scroll, and move nothing behind it", "[ui]") {
    Table table;
    const Hole before = table.state().hand.cursor;
    table.run("help");
    std::uint32_t number = table.state().scroll.number;
    for (const char* key : {"ArrowDown", "ArrowUp", "PageDown", "PageUp", "Home", "End"}) {
        table.key(key);
        CHECK(table.state().scroll.number == ++number);
    }
    CHECK(table.state().scroll.way == Scroll::Way::kEnd);
    CHECK(table.state().scroll.sheet == "help");
    CHECK(table.state().hand.cursor == before);
}

TEST_CASE("on a triangle an arrow jumps where only one jump goes that way", "[ui]") {
    Table table;
    table.open("triangle15");  // a1 empty; a3 and c3 can jump there
    table.activate("a3");
    table.key("ArrowUp");
    CHECK(table.state().played.game.played().size() == 1);
    CHECK(table.state().hand.cursor == table.hole("a1"));

    // b2 can jump down in two directions, to b4 and to d4, so the arrow moves the cursor instead.
    table.open("triangle15", "o/ox/oxx/ooox/ooooo", "any");
    table.open("triangle15", "o/ox/oxx/oooo/ooooo", "any");
    table.activate("b2");
    REQUIRE(count(targets(table.state())) == 2);
    table.key("ArrowDown");
    CHECK(table.state().played.game.played().empty());
    CHECK(table.state().hand.cursor != table.hole("b2"));
}

TEST_CASE("Escape lets go of one thing at a time", "[ui]") {
    Table table;
    table.run("help");
    table.activate("d2");
    table.run("hint");
    table.key("Escape");
    CHECK(table.state().sheet == Sheet::kNone);
    CHECK(table.state().hand.selected);
    table.key("Escape");
    CHECK_FALSE(table.state().hand.selected);
    CHECK(table.state().thinking);
    table.key("Escape");
    CHECK_FALSE(table.state().thinking);

    table.pointer(Phase::kDown, table.centre("d2"));
    table.pointer(Phase::kMove, table.centre("d4"));
    REQUIRE(table.state().hand.press->dragging);
    table.key("Escape");  // above a target, but not dropped
    table.pointer(Phase::kUp, table.centre("d4"));
    CHECK(table.pegs() == 32);
    CHECK(table.state().hand.selected);
}

TEST_CASE("under a sheet the game's keys do nothing", "[ui]") {
    Table table;
    table.activate("d2");
    table.activate("d4");
    table.key("b");
    table.key("u");
    table.key("ArrowUp");
    CHECK(table.pegs() == 31);
    table.key("b");
    CHECK(table.state().sheet == Sheet::kNone);
    table.key("u");
    CHECK(table.pegs() == 32);
}

TEST_CASE("undo, redo and restart say what happened", "[ui]") {
    Table table;
    table.activate("d2");
    table.activate("d4");
    table.run("undo");
    CHECK(table.last_said() ==
          phrase::play::taken_back(phrase::play::jump("d2", "d4"), phrase::play::left(32)));
    CHECK_FALSE(enabled(table.state(), "undo"));
    table.run("undo");
    CHECK(table.last_said().empty());
    table.run("redo");
    CHECK(table.last_said() == jumped("d2", "d4", 31));
    table.run("restart");
    CHECK(table.last_said() == sentences({phrase::play::back_to_start(), pegs_and_jumps(32, 4)}));
    CHECK(enabled(table.state(), "redo"));
    table.run("new_game");
    CHECK_FALSE(enabled(table.state(), "redo"));
}

TEST_CASE("a stuck game says so", "[ui]") {
    Table table;
    table.open("english", "..xoo/..xoo/ooooooo/ooxoooo/ooooooo/..ooo/..ooo", "d4");
    table.activate("c1");
    table.activate("c3");
    CHECK(table.state().played.game.status() == Game::Status::kPlaying);
    table.activate("c3");  // deselects it
    table.open("english", "..xxo/..ooo/ooooooo/ooooooo/xoooooo/..ooo/..ooo", "d4");
    table.activate("c1");
    table.activate("e1");
    CHECK(table.last_said() == sentences({jumped("c1", "e1", 2), phrase::play::stuck(2)}));
    CHECK_FALSE(enabled(table.state(), "hint"));
}

TEST_CASE("what comes from outside and is wrong leaves the game as it was", "[ui]") {
    Table table;
    table.activate("d2");
    table.activate("d4");
    const std::string before = table.position();
    table.open("chess");
    CHECK(table.state().message->tone == Tone::kBad);
    table.open("english", "xxx", "d4");
    table.open("english", "..xxx/..xxx/xxxxxxx/xxxoxxx/xxxxxxx/..xxx/..xxx", "a1");
    table.activate("z9");
    CHECK(table.position() == before);
    CHECK(table.state().played.board_text == "english");
    CHECK(table.state().played.game.cursor() == 1);
}

TEST_CASE("with reduced motion nothing moves", "[ui]") {
    Table table;
    Environment environment;
    environment.reduced_motion = true;
    table.app.dispatch(environment);
    table.app.tick(0.02f);
    table.activate("d2");
    table.activate("d4");
    table.app.tick(0.02f);
    CHECK_FALSE(table.app.tick(0.02f));
}

TEST_CASE("when nothing happens no frame is wanted", "[ui]") {
    Table table;
    CHECK(table.rest(1));
    table.activate("d2");
    CHECK(table.app.tick(0.02f));
    CHECK(table.rest(2));
}

}  // namespace peg
