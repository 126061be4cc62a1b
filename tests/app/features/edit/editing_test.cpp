// SPDX-License-Identifier: MIT
// The editor: adding and removing pegs, undo steps, leaving and returning, playing the drawing.

#include "app/features/edit/editing.h"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include "app/kit/dialog/choice.h"
#include "app/kit/proof/proof_mode.h"
#include "app/kit/solution/playback_mode.h"
#include "app/kit/view/buttons.h"
#include "app/kit/words/words.h"
#include "app/present/place_buttons.h"
#include "app/present/snapshot.h"
#include "app/support.h"
#include "words/phrases/boards.h"
#include "words/phrases/commands.h"
#include "words/phrases/edit.h"
#include "words/phrases/hole.h"
#include "words/phrases/problem.h"

namespace peg {

namespace {

std::string drawn_text(const Table& table) {
    return format_position(table.state().played.game.board(), drawn(table.state()).start);
}
int drawn_pegs(const Table& table) { return peg_count(drawn(table.state()).start); }
std::string finish_text(const Table& table) {
    return format_finish(table.state().played.game.board(), drawn(table.state()).finish);
}

// An editor with an empty board.
void begin_clear(Table& table) {
    table.run("edit");
    table.run("clear");
    REQUIRE(drawn_pegs(table) == 0);
}

constexpr const char* kFullEnglish = "..xxx/..xxx/xxxxxxx/xxxxxxx/xxxxxxx/..xxx/..xxx";

}  // namespace

TEST_CASE("a hole is put in and taken out, by the mirror, the keyboard and a click", "[ui][edit]") {
    const int way = GENERATE(range(0, 3));
    Table table;
    table.run("edit");
    CHECK(words::title(table.state()) == phrase::edit::title(phrase::boards("english")));
    CHECK(pressed(table.state(), "edit") == true);
    const auto touch = [&] {
        if (way == 0) table.activate("d4");
        if (way == 1) table.key("Enter");  // the cursor begins in the middle
        if (way == 2) table.click(table.centre("d4"));
    };
    touch();
    CHECK(drawn_text(table) == kFullEnglish);
    CHECK(words::label(table.state(), table.hole("d4")) == phrase::hole::peg("d4"));
    CHECK(table.last_said() ==
          (way == 2 ? phrase::edit::pegs(33)
                    : sentences({phrase::edit::put_in_hole("d4"), phrase::edit::pegs(33)})));
    touch();
    CHECK(words::label(table.state(), table.hole("d4")) == phrase::hole::hole("d4"));
    CHECK(table.last_said() ==
          (way == 2 ? phrase::edit::pegs(32)
                    : sentences({phrase::edit::took_out_of_hole("d4"), phrase::edit::pegs(32)})));
    CHECK(table.state().played.game.cursor() == 0);
    CHECK(table.state().played.game.jumps().empty());
}

TEST_CASE("clear, fill and complement, and as many steps back and forth", "[ui][edit]") {
    Table table;
    table.run("edit");
    CHECK_FALSE(enabled(table.state(), "undo"));
    table.run("complement");
    CHECK(drawn_text(table) == "..ooo/..ooo/ooooooo/oooxooo/ooooooo/..ooo/..ooo");
    table.run("clear");
    CHECK_FALSE(enabled(table.state(), "clear"));
    table.run("fill");
    CHECK(drawn_text(table) == kFullEnglish);
    CHECK_FALSE(enabled(table.state(), "fill"));
    // One tap on a full board chooses the vacancy.
    CHECK(words::status(table.state()).text == phrase::edit::tap_vacancy());
    table.activate("c1");
    for (int i = 0; i < 100; ++i) table.activate("g4");
    CHECK(drawn_pegs(table) == 32);
    for (int i = 0; i < 100; ++i) table.key("z", false, true);
    CHECK(words::label(table.state(), table.hole("c1")) == phrase::hole::hole("c1"));
    for (const int pegs : {33, 0, 1, 32}) {
        table.run("undo");
        CHECK(drawn_pegs(table) == pegs);
    }
    CHECK_FALSE(enabled(table.state(), "undo"));
    for (int i = 0; i < 104; ++i) table.run("redo");
    CHECK_FALSE(enabled(table.state(), "redo"));
    CHECK(words::label(table.state(), table.hole("c1")) == phrase::hole::hole("c1"));
}

TEST_CASE("a drag does to all holes what it did to the first, in one step", "[ui][edit]") {
    const bool touch = GENERATE(false, true);
    Table table;
    begin_clear(table);
    const auto point = [&](Phase phase, Point at) {
        table.app.dispatch(Pointer{phase, at, touch});
    };
    const auto draw = [&](std::initializer_list<const char*> holes) {
        const Point start = table.centre(*holes.begin());
        point(Phase::kDown, start);
        for (const char* hole : holes) point(Phase::kMove, table.centre(hole));
        point(Phase::kUp, table.centre(*std::prev(holes.end())));
    };
    draw({"a3", "g3"});  // in one leap: pointer events are rarer than the hand's positions
    CHECK(drawn_text(table) == "..ooo/..ooo/xxxxxxx/ooooooo/ooooooo/..ooo/..ooo");
    CHECK(table.last_said() == phrase::edit::pegs(7));
    draw({"d1", "d7"});
    CHECK(drawn_pegs(table) == 13);
    draw({"d3", "d5", "g5"});  // begins on a peg: the stroke removes pegs, and empty holes stay
                               // empty
    CHECK(drawn_text(table) == "..oxo/..oxo/xxxoxxx/ooooooo/ooooooo/..oxo/..oxo");
    table.run("undo");
    CHECK(drawn_pegs(table) == 13);
    table.run("undo");
    CHECK(drawn_pegs(table) == 7);
    table.run("undo");
    CHECK(drawn_pegs(table) == 0);
    // A key press during a drag ends the drag.
    point(Phase::kDown, table.centre("a3"));
    table.key("z", false, true);
    point(Phase::kMove, table.centre("c3"));
    point(Phase::kUp, table.centre("c3"));
    CHECK(drawn_pegs(table) == 0);
    // Outside the board nothing is drawn.
    point(Phase::kDown, {1, 1});
    point(Phase::kMove, table.centre("c3"));
    point(Phase::kUp, table.centre("c3"));
    CHECK(drawn_pegs(table) == 0);
}

TEST_CASE("what is drawn symmetrically is drawn in all its images", "[ui][edit]") {
    Table table;
    begin_clear(table);
    table.run("symmetry");
    CHECK(table.state().sheet == "symmetry");
    table.choose("symmetry:quarter-turn");
    CHECK(table.state().sheet == Sheet::kNone);
    CHECK(table.last_said() ==
          phrase::edit::symmetry_chosen(phrase::edit::symmetry_quarter_turn()));
    table.activate("c1");
    CHECK(drawn_text(table) == "..xoo/..ooo/oooooox/ooooooo/xoooooo/..ooo/..oox");
    CHECK(table.last_said() == sentences({phrase::edit::put_in(4), phrase::edit::pegs(4)}));
    table.activate("g3");
    CHECK(drawn_pegs(table) == 0);
    table.drag(table.centre("c3"), table.centre("e3"));
    CHECK(drawn_text(table) == "..ooo/..ooo/ooxxxoo/ooxoxoo/ooxxxoo/..ooo/..ooo");
    table.run("undo");
    CHECK(drawn_pegs(table) == 0);
    table.choose("symmetry:third-turn");  // the English board has no such symmetry
    table.run("edit");
    table.run("edit");
    table.activate("c1");
    CHECK(drawn_pegs(table) == 4);  // still with quarter turns
    table.open("xxx/x");
    table.run("edit");
    CHECK_FALSE(applies(table.state(), "symmetry"));
}

TEST_CASE("the finish is chosen: anywhere, fewest, a hole that is tapped, what is drawn",
          "[ui][edit]") {
    Table table;
    table.run("edit");
    CHECK(finish_text(table) == "d4");
    table.run("finish");
    CHECK(choices(table.state())[0].label ==
          phrase::edit::finish_choice(phrase::edit::finish_any()));
    table.choose("finish:any");
    CHECK(finish_text(table) == "any");
    CHECK(table.last_said() == phrase::edit::finish_chosen(phrase::problem::one_peg_anywhere()));
    table.run("finish");
    table.choose("finish:fewest");
    CHECK(finish_text(table) == "fewest");
    for (const bool by_click : {true, false}) {
        table.run("finish");
        table.choose("finish:hole");
        CHECK(table.state().sheet == Sheet::kNone);
        CHECK(words::status(table.state()).title == phrase::edit::tap_last_hole());
        by_click ? table.click(table.centre("c1")) : table.activate("e1");
        CHECK(finish_text(table) == (by_click ? "c1" : "e1"));
        CHECK(drawn_pegs(table) == 32);
    }
    // Escape keeps the finish, and the next tap draws.
    table.run("finish");
    table.choose("finish:hole");
    table.key("Escape");
    REQUIRE(editing(table.state()));
    CHECK(finish_text(table) == "e1");
    table.run("clear");
    table.activate("d3");
    table.activate("d5");
    table.run("finish");
    table.choose("finish:drawn");
    CHECK(drawn(table.state()).finish == Finish::exactly(drawn(table.state()).start));
    CHECK(table.last_said() ==
          phrase::edit::finish_chosen(phrase::problem::figure(words::pegs(2))));
    for (int i = 0; i < 4; ++i) table.run("undo");
    CHECK(finish_text(table) == "e1");
    CHECK(drawn_pegs(table) == 32);
}

TEST_CASE("leaving gives back the game as it was, and Edit what was drawn", "[ui][edit]") {
    const int way = GENERATE(range(0, 2));
    Table table;
    table.play({"d2", "d4"});
    table.run("edit");
    CHECK(drawn_pegs(table) == 31);
    table.run("clear");
    table.activate("c1");
    way == 0 ? table.run("edit") : table.key("Escape");
    CHECK_FALSE(editing(table.state()));
    CHECK(table.line() == "d2-d4");
    CHECK(table.state().played.game.cursor() == 1);
    CHECK(words::label(table.state(), table.hole("d4")) == phrase::hole::peg("d4"));
    table.key("i");
    CHECK(drawn_text(table) == "..xoo/..ooo/ooooooo/ooooooo/ooooooo/..ooo/..ooo");
    table.key("i");
    // The position that the game has reached since then replaces the drawing; undo restores the
    // drawing.
    table.run("undo");
    table.run("edit");
    CHECK(drawn_pegs(table) == 32);
    table.run("undo");
    CHECK(drawn_pegs(table) == 1);
}

TEST_CASE("every board has a drawing of its own", "[ui][edit]") {
    Table table;
    begin_clear(table);
    table.activate("c1");
    table.choose("board:triangle15");
    CHECK_FALSE(editing(table.state()));
    table.run("edit");
    CHECK(words::title(table.state()) == phrase::edit::title(phrase::boards("triangle15")));
    CHECK(drawn_pegs(table) == 14);
    table.run("edit");
    table.choose("board:english");
    table.run("edit");
    CHECK(drawn_pegs(table) == 1);
    table.open("xxx/xxx", "xxo/ooo", "c1");
    table.run("edit");
    CHECK(drawn_text(table) == "xxo/ooo");
}

TEST_CASE("what was drawn is played, and the game before it stays in reach", "[ui][edit]") {
    Table table;
    table.play({"d2", "d4"});
    begin_clear(table);
    CHECK_FALSE(enabled(table.state(), "play_this"));
    table.activate("c3");
    table.activate("d3");
    table.run("finish");
    table.choose("finish:any");
    REQUIRE(enabled(table.state(), "play_this"));
    table.run("play_this");
    CHECK_FALSE(editing(table.state()));
    CHECK(table.pegs() == 2);
    table.play({"c3", "e3"});
    CHECK(table.state().played.game.status() == Game::Status::kFinished);
    table.run("return");
    CHECK(table.line() == "d2-d4");
    // The game began with the drawing, so nothing replaces it.
    table.open("english", "..ooo/..ooo/ooxxooo/ooooooo/ooooooo/..ooo/..ooo", "any");
    table.run("edit");
    CHECK(drawn_pegs(table) == 2);
    table.run("undo");
    CHECK(finish_text(table) == "d4");
}

TEST_CASE("a link, a board and a lesson end the editor", "[ui][edit]") {
    const int way = GENERATE(range(0, 4));
    Table table;
    begin_clear(table);
    if (way == 0) table.open("english", kCross, "d4");
    if (way == 1) table.choose("board:european");
    if (way == 2) table.run("tutorial");
    if (way == 3) table.choose("move:0");  // the mirror does not offer it
    if (way == 2) CHECK_FALSE(applies(table.state(), "edit"));
    if (way == 2) table.run("skip");
    if (way != 3) CHECK_FALSE(editing(table.state()));
    if (way == 1) table.choose("board:english");
    if (way != 3) table.run("edit");
    if (way != 0) CHECK(drawn_pegs(table) == 0);
}

TEST_CASE("the editor opens over a solution and over a proof", "[ui][edit]") {
    Table table;
    table.open("english", kCross, "d4");
    table.run("solve");
    table.serve();
    table.run("step");
    REQUIRE(playback_mode(table.state()));
    table.run("edit");
    CHECK_FALSE(playback_mode(table.state()));
    CHECK(drawn_pegs(table) == 5);
    CHECK(words::label(table.state(), "leave") == phrase::commands("leave_editing"));
    table.open("english", kLost, "d4");
    table.run("hint");
    table.serve();
    table.run("why");
    REQUIRE(proof_mode(table.state()));
    table.run("edit");
    CHECK_FALSE(proof_mode(table.state()));
    CHECK(drawn_pegs(table) == 2);
}

TEST_CASE("what the page is told in the editor is about what is drawn", "[ui][edit]") {
    Table table;
    table.play({"d2", "d4"});
    begin_clear(table);
    table.play({"c3", "d3"});
    const Json shown = Json::parse(format_snapshot(table.state(), {}));
    CHECK(shown["title"] ==
          phrase::edit::title(phrase::boards("english")) + " \u2014 " + words::pegs(2));
    CHECK(shown["status"].get<std::string>().starts_with(
        phrase::edit::pegs_drawn(2, phrase::problem::one_peg_in("d4"))));
    for (const Json& command : shown["commands"])
        CHECK_FALSE(command["id"].get<std::string>().starts_with("move:"));
    table.run("share_position");
    table.collect();
    CHECK(table.shared.find("position=..ooo/..ooo/ooxxooo") != std::string::npos);
    // The coach is silent while the game is hidden.
    table.run("coach");
    table.serve_all();
    CHECK_FALSE(words::badge(table.state()));
    CHECK(words::label(table.state(), table.hole("c3")) == phrase::hole::peg("c3"));
    CHECK(table.state().coach.knowledge.find(drawn(table.state())) == nullptr);
}

TEST_CASE("the editor's commands have their buttons where a hand is", "[ui][edit]") {
    Table table;
    table.run("edit");
    for (const Point size : {Point{320, 568}, Point{390, 844}, Point{844, 390}, Point{768, 1024},
                             Point{1280, 600}, Point{1366, 650}, Point{1440, 900}}) {
        table.app.dispatch(Resize{size.x, size.y});
        const Screen& screen = table.state().screen;
        CAPTURE(size.x, size.y);
        for (const Command command : {"undo", "play_this", "leave", "more"}) {
            CAPTURE(command.id);
            CHECK(has_button(screen, command));
        }
        if (size.x < 1280) continue;
        for (const Command command :
             {"redo", "clear", "fill", "finish", "symmetry", "make_winnable", "can_arise"}) {
            CAPTURE(command.id);
            CHECK(has_button(screen, command));
        }
    }
}

}  // namespace peg
