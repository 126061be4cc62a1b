// SPDX-License-Identifier: MIT
// The lesson, and the end of a game.

#include <catch2/catch_test_macros.hpp>

#include "app/features/lesson/lesson.h"
#include "app/kit/dialog/dialog.h"
#include "app/kit/words/words.h"
#include "app/support.h"
#include "words/phrases/assistance.h"
#include "words/phrases/coach.h"
#include "words/phrases/commands.h"
#include "words/phrases/count.h"
#include "words/phrases/lesson.h"
#include "words/phrases/play.h"
#include "words/phrases/sheet.h"

namespace peg {

TEST_CASE("only a stranger is welcomed, beside what a link names too", "[ui]") {
    Table stranger;
    stranger.app.dispatch(Restore{""});
    CHECK(stranger.state().invites.to_lesson);
    CHECK(stranger.state().sheet == Sheet::kNone);  // nothing covers the board
    stranger.open("english", kCross, "d4");
    CHECK(stranger.state().invites.to_lesson);
    // The lesson returns to the game of the link.
    stranger.run("tutorial");
    stranger.play({"a1", "c1", "c3", "a3", "a1"});
    CHECK(words::label(stranger.state(), "skip") == phrase::commands("back_to_puzzle"));
    CHECK_FALSE(applies(stranger.state(), "next_level"));
    stranger.run("skip");
    CHECK(stranger.position() == kCross);
    CHECK_FALSE(stranger.state().invites.to_lesson);
    stranger.collect();
    Table known;
    known.app.dispatch(Restore{stranger.stored});
    known.open("english", kCross, "d4");
    CHECK_FALSE(known.state().invites.to_lesson);
}

TEST_CASE("who comes for a day's puzzle is offered the rules once it is there", "[ui]") {
    Table table;
    table.app.dispatch(Restore{""});
    table.app.dispatch(Today{"2026-12-24", 1});
    table.follow("daily=2026-12-24");
    CHECK_FALSE(open_dialog(table.state()));
    table.serve();
    const std::string puzzle = table.position();
    REQUIRE(open_dialog(table.state()));
    CHECK(table.state().invites.to_lesson);
    table.run("tutorial");
    table.run("skip");
    CHECK(table.position() == puzzle);
}

TEST_CASE("what is asked for beside the welcome is seen on the board", "[ui]") {
    Table table;
    table.app.dispatch(Restore{""});
    table.run("solve");
    CHECK_FALSE(table.state().invites.to_lesson);
    CHECK(table.state().thinking);
}

TEST_CASE("beside the welcome the board is ready to play, and a jump ends the welcome", "[ui]") {
    Table table;
    table.app.dispatch(Restore{""});
    table.click(table.centre("d2"));
    CHECK(table.state().hand.selected == table.hole("d2"));
    CHECK(table.state().invites.to_lesson);
    table.click(table.centre("d4"));
    CHECK(table.pegs() == 31);
    CHECK_FALSE(table.state().invites.to_lesson);
    CHECK_FALSE(applies(table.state(), "close"));
}

TEST_CASE("Escape, and Just play, end the welcome", "[ui]") {
    for (const bool by_key : {true, false}) {
        Table table;
        table.app.dispatch(Restore{""});
        CHECK(words::label(table.state(), "close") == phrase::commands("just_play"));
        by_key ? table.key("Escape") : table.run("close");
        CHECK_FALSE(table.state().invites.to_lesson);
    }
}

TEST_CASE("a wrong tap in the lesson is answered, and not counted", "[ui]") {
    for (const bool by_touch : {true, false}) {
        Table table;
        table.run("tutorial");
        const auto tap = [&](const char* hole) {
            by_touch ? table.click(table.centre(hole)) : table.activate(hole);
        };
        const auto title = [&] { return words::status(table.state()).title; };
        tap("c2");  // a peg that cannot jump
        CHECK_FALSE(table.state().hand.selected);
        CHECK(title() == phrase::lesson::step_not_that(1, 5));
        CHECK(mentions(words::status(table.state()).text, phrase::lesson::peg_cannot_jump()));
        CHECK(mentions(table.last_said(), phrase::lesson::peg_cannot_jump()));
        tap("c1");  // an empty hole
        CHECK(mentions(table.last_said(), phrase::lesson::hole_is_empty()));
        tap("a1");
        CHECK(title() == phrase::lesson::step(2, 5));
        tap("b2");  // a hole that is too near
        CHECK(title() == phrase::lesson::step_not_that(2, 5));
        tap("c2");
        CHECK(table.state().hand.selected == table.hole("a1"));
        tap("a1");
        CHECK(title() == phrase::lesson::step_not_that(2, 5));
        CHECK(table.state().hand.selected == table.hole("a1"));
        CHECK(table.pegs() == 5);
        tap("c1");
        CHECK(table.pegs() == 4);
        CHECK(title() == phrase::lesson::step(3, 5));
        // A drag also works.
        table.drag(table.centre("c1"), table.centre("c3"));
        CHECK(table.pegs() == 3);
    }
}

TEST_CASE("five taps are the tutorial, each with its words, and the game comes back", "[ui]") {
    Table table;
    table.activate("d2");
    table.activate("d4");
    table.ask("hint");
    table.answer(hinted("b3-d3", solution_after(1)));
    const std::string stored = (table.collect(), table.stored);
    table.run("tutorial");
    CHECK(table.pegs() == 5);
    CHECK(words::title(table.state()) == phrase::lesson::title());
    std::set<std::string> words;
    for (const char* hole : {"a1", "c1", "c3", "a3", "a1"}) {
        REQUIRE(table.state().marks.hint);
        const words::Status status = words::status(table.state());
        CHECK(status.title == phrase::lesson::step(words.size() + 1, 5));
        words.insert(status.text);
        CHECK_FALSE(table.state().screen.needs.proof);  // nothing moves under the finger
        table.click(table.centre(hole));
    }
    CHECK(words.size() == 5);
    CHECK(table.pegs() == 1);
    CHECK(table.state().played.game.move_count() == 1);
    CHECK(words::status(table.state()).tone == Tone::kGood);
    CHECK(table.rest(3));
    CHECK(table.state().sheet == Sheet::kNone);  // no summary of this game
    table.collect();
    CHECK(table.stored == stored);  // a page closed now will return to the game
    CHECK(words::label(table.state(), "skip") == phrase::commands("play_real_board"));
    table.run("skip");
    CHECK(table.pegs() == 31);
    CHECK(table.state().played.board_text == "english");
    CHECK(table.state().played.help.hints == 1);
    table.run("undo");
    CHECK(table.pegs() == 32);
}

TEST_CASE("the tutorial goes the other way round as well", "[ui]") {
    Table table;
    table.run("tutorial");
    int step = 1;
    for (const char* hole : {"a1", "a3", "c3", "c1"}) {
        table.activate(hole);
        CHECK(words::status(table.state()).title == phrase::lesson::step(++step, 5));
    }
    table.activate("c3");  // where the peg came from, and cannot go
    CHECK(words::status(table.state()).title == phrase::lesson::step_not_that(5, 5));
    table.activate("a1");
    CHECK(table.state().played.game.status() == Game::Status::kFinished);
}

TEST_CASE("the tutorial can be left at any time, by every way out", "[ui]") {
    for (const int way : {0, 1, 2, 3}) {
        Table table;
        table.activate("d2");
        table.activate("d4");
        table.run("tutorial");
        table.activate("a1");
        table.run("tutorial");  // begins again
        CHECK_FALSE(table.state().hand.selected);
        if (way == 0) table.run("skip");
        if (way == 1) table.run("new_game");
        if (way == 2) table.key("Escape");
        if (way == 3) table.open("triangle15");
        CHECK_FALSE(lesson(table.state()));
        CHECK_FALSE(applies(table.state(), "skip"));
        CHECK(table.pegs() == (way == 3 ? 14 : 31));
    }
}

TEST_CASE("the end of a game is summed up once it has been seen", "[ui]") {
    Table table;
    table.open("english", kShort, "e3");
    table.activate("c1");
    table.activate("c3");
    table.activate("e3");
    CHECK(table.state().sheet == Sheet::kNone);
    CHECK(table.rest(2));
    CHECK(table.state().sheet == "end");
    CHECK(table.last_said() ==
          sentences({phrase::lesson::end_solved(),
                     phrase::lesson::end(phrase::count::jumps(2), phrase::count::in_moves(1),
                                         phrase::assistance::none()),
                     phrase::sheet::row(phrase::sheet::your_best(), phrase::count::moves(1))}));
    table.key("u");  // the tutorial's keys work
    CHECK(table.state().sheet == Sheet::kNone);
    CHECK(table.pegs() == 2);
    CHECK(table.rest(3));
    CHECK(table.state().sheet == Sheet::kNone);
}

TEST_CASE("what was possible is said when it is known", "[ui]") {
    Table table;
    table.open("english", kCross, "d4");
    for (const char* hole : {"d3", "f3", "d5", "d3", "b3"}) table.activate(hole);
    table.rest(2);
    REQUIRE(table.state().sheet == "end");
    words::Ending ending = words::ending(table.state());
    CHECK(ending.title == phrase::play::left(3));
    CHECK(ending.better.empty());
    table.collect();
    CHECK(table.request["command"] == "solve");  // bisection begins in the middle of the game
    table.answer(solved_by("d5-d3 c3-e3 f3-d3 d2-d4"));
    table.collect();
    table.answer(solved_by("c3-e3 f3-d3 d2-d4"));
    ending = words::ending(table.state());
    CHECK(ending.better == phrase::coach::winnable_ago(1, "d3-b3"));
    CHECK(applies(table.state(), "go_back"));
}

TEST_CASE("a solution that was watched has no end to sum up", "[ui]") {
    Table table;
    table.open("english", kShort, "e3");
    table.ask("solve");
    table.answer(solved_by("c1-c3 c3-e3"));
    CHECK(table.rest(6));
    CHECK(table.pegs() == 1);
    CHECK(table.state().sheet == Sheet::kNone);
}

TEST_CASE("the next problem is the next one that is not solved", "[ui]") {
    Table table;
    table.app.dispatch(Choose{"figure:cross"});
    table.run("next");
    CHECK(is_current(table.state(), table.state().lists.figures[1]));
    table.open("triangle15");
    table.app.dispatch(Choose{"problem:a1-a1"});
    table.run("next");
    CHECK(table.state().played.board_text == "triangle15");
    CHECK(table.state().played.game.problem().start !=
          vacancy(table.state().played.game.board(), table.hole("a1")));
}

TEST_CASE("from the lesson the player's own game goes on where it was left", "[ui]") {
    Table table;
    table.play({"d2", "d4"});
    table.run("tutorial");
    REQUIRE(lesson(table.state()) != nullptr);
    table.choose("board:english");
    CHECK(lesson(table.state()) == nullptr);
    CHECK(table.state().played.game.cursor() == 1);
}

}  // namespace peg
