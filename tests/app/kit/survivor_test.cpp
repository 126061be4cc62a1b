// SPDX-License-Identifier: MIT
// The survivor: the peg that the player wants to be the last one.

#include "app/kit/game/survivor.h"

#include <string>

#include <catch2/catch_test_macros.hpp>

#include "app/features/lesson/lesson.h"
#include "app/kit/game/ways_back.h"
#include "app/kit/solution/playback_mode.h"
#include "app/kit/words/words.h"
#include "app/model/stored/game_json.h"
#include "app/support.h"
#include "words/phrases/ask.h"
#include "words/phrases/count.h"
#include "words/phrases/hole.h"
#include "words/phrases/play.h"
#include "words/phrases/problem.h"
#include "words/phrases/proof.h"

namespace peg {

namespace {

void mark(Table& table, const char* hole) {
    table.activate(hole);
    table.run("survivor");
}

// The solver has confirmed that it can be the last one.
void open_marked(Table& table) {
    table.open("english", kCross, "d4");
    mark(table, "d2");
    table.serve();
}

}  // namespace

TEST_CASE("the player chooses the peg that is to be the last one", "[ui][survivor]") {
    Table table;
    table.open("english", kCross, "d4");
    CHECK(pressed(table.state(), "survivor") == false);
    SECTION("a peg that is selected is meant") { mark(table, "d2"); }
    SECTION("else the next peg that is tapped") {
        table.run("survivor");
        CHECK(words::status(table.state()).title == phrase::ask::tap_last_peg());
        table.key("Escape");
        CHECK_FALSE(table.state().message);
        table.run("survivor");
        table.click({1, 1});  // outside the board
        CHECK_FALSE(table.state().message);
        table.activate("d3");
        CHECK(table.state().hand.selected);
        table.activate("d3");
        table.run("survivor");
        table.activate("a3");  // an empty hole
        CHECK_FALSE(table.state().thinking);
        table.activate("d2");
        CHECK_FALSE(table.state().hand.selected);
    }
    CHECK(marked_peg(table.state()) == table.hole("d2"));
    CHECK(pressed(table.state(), "survivor") == true);
    table.collect();
    CHECK(table.request["survivor"] == "d2");
    table.serve();
    CHECK(table.state().message->title == phrase::ask::can_be_last("d2"));
    CHECK(words::label(table.state(), table.hole("d2")) ==
          phrase::hole::to_be_last(phrase::hole::peg("d2")));
    CHECK(words::goal(table.state()) ==
          phrase::problem::marked_one(phrase::problem::one_peg_in("d4")));
    table.run("solve");  // already known
    REQUIRE(playback_mode(table.state()));
    CHECK(words::status(table.state()).title ==
          phrase::ask::keeps_last("d2", phrase::count::jumps(5)));
    CHECK(table.rest(9));
    CHECK(table.state().played.game.status() == Game::Status::kFinished);
    CHECK(marked_peg(table.state()) == table.hole("d4"));
}

TEST_CASE("another peg is chosen, or none", "[ui][survivor]") {
    Table table;
    open_marked(table);
    table.run("analyse");
    table.run("survivor");
    CHECK(table.state().sheet == Sheet::kNone);  // so that the board is visible
    CHECK(words::status(table.state()).title == phrase::ask::tap_other_last_peg());
    table.key("Escape");
    CHECK(marked_peg(table.state()) == table.hole("d2"));
    table.run("survivor");
    table.activate("d2");
    CHECK(table.state().message->title == phrase::ask::any_may_be_last());
    CHECK_FALSE(marked_peg(table.state()));
    const std::uint32_t asked = table.asked;
    mark(table, "d2");  // a known verdict is shown immediately
    table.collect();
    CHECK(table.asked == asked);
    CHECK(table.state().message->title == phrase::ask::can_be_last("d2"));
}

TEST_CASE("a peg that cannot be the last one is let go, and no proof of a loss", "[ui][survivor]") {
    Table table;
    table.open("english", kCross, "d4");
    mark(table, "d4");
    table.serve();
    REQUIRE(table.state().message);
    CHECK(table.state().message->title == phrase::ask::cannot_be_last("d4"));
    CHECK_FALSE(marked_peg(table.state()));
    CHECK_FALSE(applies(table.state(), "why"));
    CHECK_FALSE(table.state().coach.loss.last_winnable);
    // A solution that leaves another peg is rejected.
    table.open("english", kCross, "any");
    mark(table, "d3");
    table.collect();
    table.answer(solved_by("d3-f3 d5-d3 c3-e3 f3-d3 d2-d4"));
    CHECK(table.state().message->title != phrase::ask::can_be_last("d3"));
    // A position that cannot be won at all has its proof.
    table.open("english", kCross, "a3");
    mark(table, "c3");
    table.serve();
    CHECK(table.state().message->title == phrase::proof::cannot_be_won());
    CHECK_FALSE(marked_peg(table.state()));
    CHECK(applies(table.state(), "why"));
}

TEST_CASE("pegs that can never be the last one are seen, and excluded without the solver",
          "[ui][survivor]") {
    Table table;
    table.open("english", kCross, "d4");
    const std::string plain = words::label(table.state(), table.hole("c3"));
    CHECK(never_last(table.state()) == 0);
    table.run("survivor");
    const Bits possible = bit(table.hole("d2")) | bit(table.hole("d4"));
    CHECK(never_last(table.state()) == (table.state().played.game.position().pegs & ~possible));
    CHECK(words::label(table.state(), table.hole("c3")) == phrase::hole::never_last(plain));
    table.activate("c3");
    CHECK_FALSE(table.state().thinking);
    CHECK(table.state().message->title == phrase::ask::cannot_be_last("c3"));
    CHECK(never_last(table.state()) != 0);  // the player may choose another peg
    table.activate("d2");
    CHECK(table.state().thinking);
    CHECK(never_last(table.state()) == 0);
    CHECK(words::label(table.state(), table.hole("c3")) == plain);
}

TEST_CASE("the marked peg goes with the game", "[ui][survivor]") {
    Table table;
    table.open("english", kCross, "d4");
    table.play({"d3", "f3"});
    mark(table, "d2");
    table.serve();
    CHECK(table.state().played.game.survivor() == table.hole("d2"));
    table.play({"d5", "d3"});
    table.play({"c3", "e3"});
    table.play({"f3", "d3"});
    CHECK(marked_peg(table.state()) == table.hole("d2"));
    table.play({"d2", "d4"});
    CHECK(marked_peg(table.state()) == table.hole("d4"));
    CHECK(table.state().played.game.status() == Game::Status::kFinished);
    table.run("undo");
    CHECK(marked_peg(table.state()) == table.hole("d2"));
    SECTION("into another line") {
        table.run("restart");
        table.play({"d3", "d1"});  // takes the survivor
        CHECK_FALSE(marked_peg(table.state()));
        table.choose("line:0");
        CHECK(marked_peg(table.state()));
    }
    SECTION("into what is stored") {
        const Json json = game_json(remembered(table.state()));
        CHECK(json["survivor"] == "d2");
        CHECK(parse_game(json).game->game.survivor() == table.hole("d2"));
        Json broken = json;
        broken["survivor"] = "a1";
        const ReadGame read = parse_game(broken);
        REQUIRE(read.game);
        CHECK_FALSE(read.whole);
        CHECK_FALSE(read.game->game.survivor());
        CHECK(read.game->game.jumps().size() == 5);
    }
    SECTION("into a link") {
        table.run("share_game");
        table.collect();
        CHECK(table.shared.find("&survivor=d2") != std::string::npos);
    }
    SECTION("but not into a new game") {
        table.run("new_game");
        CHECK_FALSE(table.state().played.game.survivor());
    }
}

TEST_CASE("a game whose marked peg is gone is lost at once", "[ui][survivor]") {
    Table table;
    open_marked(table);
    table.play({"d3", "d1"});
    CHECK(table.last_said().ends_with(phrase::play::survivor_gone()));
    CHECK(words::status(table.state()).title == phrase::play::survivor_gone());
    const std::uint32_t asked = table.asked;
    for (const Command command : {"hint", "solve", "winnable"}) {
        table.run(command);
        REQUIRE(table.state().message);
        CHECK(table.state().message->title == phrase::proof::cannot_be_won());
        CHECK(table.state().message->text == phrase::play::survivor_gone());
    }
    table.collect();
    CHECK(table.asked == asked);
    table.run("coach");
    table.serve_all();
    CHECK(table.state().coach.loss.last_winnable == 0);
    CHECK(words::badge(table.state())->tone == Tone::kBad);
    CHECK(words::status(table.state()).text == phrase::play::survivor_gone());
    table.run("undo");
    CHECK(marked_peg(table.state()) == table.hole("d2"));
}

TEST_CASE("the coach minds the marked peg", "[ui][survivor]") {
    Table table;
    open_marked(table);
    table.ask("coach");
    CHECK(table.request["command"] == "hint");
    CHECK(table.request["survivor"] == "d2");
    table.serve_all();
    const Known* known =
        table.state().coach.knowledge.find(*table.state().played.game.problem_left());
    REQUIRE(known != nullptr);
    const Board& board = table.state().played.game.board();
    for (const JudgedJump& judged : known->jumps)
        if (format_jump(board, judged.jump) == "d3-d1")
            CHECK(judged.verdict == Verdict::kUnsolvable);
    CHECK_FALSE(enabled(table.state(), "count"));
    CHECK_FALSE(enabled(table.state(), "shortest"));
}

TEST_CASE("the last peg is another one than the marked one", "[ui][survivor]") {
    Table table;
    // c1-c3, then c3-e3 over d3; or d3 jumps first.
    table.open("english", kShort, "any");
    mark(table, "c1");
    table.serve();
    table.play({"c1", "c3"});
    CHECK(marked_peg(table.state()) == table.hole("c3"));
    table.play({"d3", "b3"});
    CHECK(table.state().played.game.status() == Game::Status::kStuck);
    CHECK(words::status(table.state()).title == phrase::play::one_peg_other("b3"));
    CHECK(table.state().achieved.solved.size() == 1);  // the listed problem is solved
}

TEST_CASE("what the player does instead of choosing the last peg ends the choice",
          "[ui][survivor]") {
    Table table;
    table.open("english", kCross, "d4");
    table.play({"d3", "f3"});
    table.run("survivor");
    SECTION("a place in the game") { table.choose("move:0"); }
    SECTION("Escape") { table.key("Escape"); }
    table.activate("d2");
    CHECK_FALSE(table.state().played.game.survivor());
}

TEST_CASE("Escape lets go of the choice before it leaves the lesson", "[ui][survivor]") {
    Table table;
    table.run("tutorial");
    if (!enabled(table.state(), "survivor")) return;
    table.run("survivor");
    table.key("Escape");
    CHECK(lesson(table.state()) != nullptr);
}

}  // namespace peg
