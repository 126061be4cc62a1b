// SPDX-License-Identifier: MIT
// The first minutes, and the end of a game.

#include <catch2/catch_test_macros.hpp>

#include "support.h"
#include "ui/model/words.h"

namespace peg {

namespace {

constexpr const char* kCross = "..ooo/..oxo/ooxxxoo/oooxooo/oooxooo/..ooo/..ooo";

}  // namespace

TEST_CASE("only a stranger is welcomed, and not in the way of a link", "[ui]") {
    Table stranger;
    stranger.app.dispatch(Restore{""});
    CHECK(stranger.state().sheet == Sheet::kWelcome);
    stranger.open("english", kCross, "d4");
    CHECK(stranger.state().sheet == Sheet::kNone);
    stranger.collect();
    Table known;
    known.app.dispatch(Restore{stranger.stored});
    CHECK(known.state().sheet == Sheet::kNone);
}

TEST_CASE("what is asked for beside the welcome is seen on the board", "[ui]") {
    Table table;
    table.app.dispatch(Restore{""});
    table.run(Command::kSolve);
    CHECK(table.state().sheet == Sheet::kNone);
    CHECK(table.state().thinking);
}

TEST_CASE("five taps are the tutorial, each with its words, and the game comes back", "[ui]") {
    Table table;
    table.activate("d2");
    table.activate("d4");
    table.run(Command::kHint);
    table.collect();
    table.answer(R"({"verdict":"solvable","jump":"b3-d3","jumps":[]})");
    const std::string stored = (table.collect(), table.stored);
    table.run(Command::kTutorial);
    CHECK(table.pegs() == 5);
    CHECK(words::title(table.state()) == "First steps");
    std::set<std::string> words;
    for (const char* hole : {"a1", "c1", "c3", "a3", "a1"}) {
        REQUIRE(table.state().hint);
        const words::Status status = words::status(table.state());
        CHECK(status.title == "Step " + std::to_string(words.size() + 1) + " of 5");
        words.insert(status.text);
        CHECK_FALSE(table.state().screen.wordy);  // nothing moves under the finger
        table.click(table.centre(hole));
    }
    CHECK(words.size() == 5);
    CHECK(table.pegs() == 1);
    CHECK(table.state().game.move_count() == 1);
    CHECK(words::status(table.state()).tone == Tone::kGood);
    CHECK(table.rest(3));
    CHECK(table.state().sheet == Sheet::kNone);  // no summing up of this
    table.collect();
    CHECK(table.stored == stored);  // a page that goes now comes back to the game
    table.run(Command::kSkip);
    CHECK(table.pegs() == 31);
    CHECK(table.state().board_text == "english");
    CHECK(table.state().hints == 1);
    table.run(Command::kUndo);
    CHECK(table.pegs() == 32);
}

TEST_CASE("the tutorial can be left at any time, by every way out", "[ui]") {
    for (const int way : {0, 1, 2, 3}) {
        Table table;
        table.activate("d2");
        table.activate("d4");
        table.run(Command::kTutorial);
        table.activate("a1");
        table.run(Command::kTutorial);  // from its beginning again
        CHECK_FALSE(table.state().selected);
        if (way == 0) table.run(Command::kSkip);
        if (way == 1) table.run(Command::kNewGame);
        if (way == 2) table.key("Escape");
        if (way == 3) table.open("triangle15");
        CHECK_FALSE(table.state().tutorial);
        CHECK_FALSE(applies(table.state(), Command::kSkip));
        CHECK(table.pegs() == (way == 3 ? 14 : 31));
    }
}

TEST_CASE("the end of a game is summed up once it has been seen", "[ui]") {
    Table table;
    table.open("english", "..xoo/..xoo/oooxooo/ooooooo/ooooooo/..ooo/..ooo", "e3");
    table.activate("c1");
    table.activate("c3");
    table.activate("e3");
    CHECK(table.state().sheet == Sheet::kNone);
    CHECK(table.rest(2));
    CHECK(table.state().sheet == Sheet::kEnd);
    CHECK(table.last_said() == "Solved! 2 jumps in 1 move, without a hint.");
    table.key("u");  // its keys go on
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
    REQUIRE(table.state().sheet == Sheet::kEnd);
    words::Ending ending = words::ending(table.state());
    CHECK(ending.title == "3 pegs left.");
    CHECK(ending.better.empty());
    table.collect();
    CHECK(table.request["command"] == "solve");  // by bisection: the middle of the game
    table.answer(R"({"verdict":"solvable","jumps":["d5-d3","c3-e3","f3-d3","d2-d4"]})");
    table.collect();
    table.answer(R"({"verdict":"solvable","jumps":["c3-e3","f3-d3","d2-d4"]})");
    ending = words::ending(table.state());
    CHECK(ending.better ==
          "This position cannot be won; the last winnable one was 1 move ago, before d3-b3.");
    CHECK(applies(table.state(), Command::kGoBack));
}

TEST_CASE("a solution that was watched has no end to sum up", "[ui]") {
    Table table;
    table.open("english", "..xoo/..xoo/oooxooo/ooooooo/ooooooo/..ooo/..ooo", "e3");
    table.run(Command::kSolve);
    table.collect();
    table.answer(R"({"verdict":"solvable","jumps":["c1-c3","c3-e3"]})");
    CHECK(table.rest(6));
    CHECK(table.pegs() == 1);
    CHECK(table.state().sheet == Sheet::kNone);
}

TEST_CASE("the next problem is the next one that is not solved", "[ui]") {
    Table table;
    table.app.dispatch(Choose{"figure:cross"});
    table.run(Command::kNext);
    CHECK(is_current(table.state(), table.state().figures[1]));
    table.open("triangle15");
    table.app.dispatch(Choose{"problem:a1-a1"});
    table.run(Command::kNext);
    CHECK(is_current(table.state(), table.state().problems[2]));
}

}  // namespace peg
