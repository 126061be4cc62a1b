// SPDX-License-Identifier: MIT
// Answers about a drawing: its verdict, the winnable positions near it, whether play can lead to
// it.

#include "app/features/edit/questions.h"

#include <catch2/catch_test_macros.hpp>

#include "app/features/edit/editing.h"
#include "app/kit/dialog/choice.h"
#include "app/kit/proof/proof_mode.h"
#include "app/kit/solution/playback_mode.h"
#include "app/kit/words/words.h"
#include "app/support.h"
#include "words/phrases/ask.h"
#include "words/phrases/boards.h"
#include "words/phrases/count.h"
#include "words/phrases/edit.h"
#include "words/phrases/hole.h"
#include "words/phrases/proof.h"

namespace peg {

namespace {

// Clears the board in the editor, puts pegs into these holes, and sets the finish `any`.
void set_up(Table& table, std::initializer_list<const char*> holes) {
    if (editing(table.state()) == nullptr) table.run("edit");
    table.run("finish");
    table.choose("finish:any");
    table.run("clear");
    for (const char* hole : holes) table.activate(hole);
}

// The verdict in the live region, after waiting until nothing moves.
std::string verdict_heard(Table& table) {
    table.serve_all();
    table.rest(1);
    return table.last_said();
}

}  // namespace

TEST_CASE("the verdict follows what is drawn", "[ui][edit]") {
    Table table;
    table.run("edit");
    CHECK(verdict_heard(table) == phrase::edit::winnable());
    CHECK(words::status(table.state()).title == phrase::edit::winnable());
    table.activate("d1");
    CHECK(verdict_heard(table) == phrase::edit::lost_class_of_any());
    table.run("clear");
    table.activate("c3");
    table.activate("d3");
    CHECK(verdict_heard(table) ==
          phrase::edit::lost_class_of_hole("d4", table.one_of({"b3", "e3", "e6"})));
}

TEST_CASE("verdicts of small positions, and their reasons", "[ui][edit]") {
    Table table;
    set_up(table, {"c3", "d3"});
    CHECK(verdict_heard(table) == phrase::edit::winnable());
    CHECK(words::status(table.state()).text.starts_with(phrase::edit::leads_to_finish(1)));
    set_up(table, {"c3", "d3", "e3"});
    CHECK(verdict_heard(table) == phrase::edit::lost_class_of_any());
    CHECK(words::status(table.state()).text.ends_with(phrase::edit::why_shows_proof()));
    set_up(table, {});
    CHECK(verdict_heard(table) == phrase::edit::board_is_empty());
    CHECK_FALSE(applies(table.state(), "why"));
    set_up(table, {"d4"});
    CHECK(verdict_heard(table) ==
          sentences({phrase::edit::winnable(), phrase::edit::finished_already()}));
    set_up(table, {"c1", "e1"});
    CHECK(verdict_heard(table) == phrase::edit::lost_stuck());
    table.run("fill");
    CHECK(verdict_heard(table) == phrase::edit::lost_full());
    set_up(table, {"c3", "d3", "c5", "d5"});
    table.run("finish");
    table.choose("finish:fewest");
    CHECK(verdict_heard(table).starts_with(
        sentences({phrase::edit::winnable(), phrase::edit::at_best(2)})));
}

TEST_CASE("a change ends the question before it, and the last verdict alone is said",
          "[ui][edit]") {
    Table table;
    table.ask("edit");
    const std::uint32_t first = table.asked;
    CHECK(table.request["command"] == "solve");
    CHECK(table.request["finish"] == "d4");
    CHECK(table.seconds == 20);
    table.activate("g3");
    table.activate("g4");
    table.activate("g3");
    table.activate("g4");
    table.collect();
    CHECK(table.cancelled.front() == first);
    // A late answer to the first question has no effect.
    REQUIRE(table.asked > first);
    table.answer_late(first, kUndecided);
    CHECK_FALSE(editing(table.state())->judgement);
    table.serve();
    table.rest(1);
    table.collect();
    CHECK(table.said == std::vector<std::string>{phrase::edit::winnable()});
}

TEST_CASE("while a drag goes on nothing is said", "[ui][edit]") {
    Table table;
    set_up(table, {});
    table.pointer(Phase::kDown, table.centre("c3"));
    table.pointer(Phase::kMove, table.centre("d3"));
    table.rest(1);
    table.collect();
    table.serve_all();
    table.rest(1);
    CHECK(table.last_said().empty());
    table.pointer(Phase::kUp, table.centre("d3"));
    table.rest(1);
    CHECK(table.last_said() == phrase::edit::winnable());
}

TEST_CASE("a verdict that does not come is not waited for", "[ui][edit]") {
    Table table;
    table.ask("edit");
    table.answer(kUndecided);
    table.rest(1);
    CHECK(table.last_said().starts_with(phrase::edit::not_decided(20)));
    CHECK(words::status(table.state()).title == phrase::edit::not_decided(20));
    CHECK_FALSE(table.state().thinking);
    table.activate("c1");
    table.activate("c1");
    table.collect();
    table.fail("Out of memory.");
    table.collect();
    CHECK(table.said.front() == "Out of memory.");
    CHECK_FALSE(table.state().thinking);
    // A solution that does not replay is rejected.
    table.activate("c1");
    table.activate("c1");
    table.collect();
    table.answer(solved_by("a4-c4"));
    CHECK(table.state().message->tone == Tone::kBad);
    CHECK(editing(table.state())->judgement->verdict == Verdict::kUndecided);
}

TEST_CASE("the proof that what is drawn cannot be won is read over it", "[ui][edit]") {
    Table table;
    set_up(table, {"c3", "d3", "e3"});
    table.run("why");
    REQUIRE(proof_mode(table.state()));
    CHECK(words::title(table.state()) == phrase::edit::title(phrase::boards("english")));
    CHECK(words::status(table.state()).title == phrase::proof::cannot_be_won());
    CHECK(words::label(table.state(), table.hole("c3"))
              .starts_with(phrase::hole::colour(phrase::hole::peg("c3"), "")));
    table.key("Escape");
    REQUIRE(editing(table.state()));
    CHECK_FALSE(proof_mode(table.state()));
    table.run("why");
    table.run("undo");  // a change of the drawing closes the proof
    CHECK_FALSE(proof_mode(table.state()));
    table.run("redo");
    table.run("why");
    table.run("edit");
    CHECK_FALSE(proof_mode(table.state()));
    CHECK_FALSE(editing(table.state()));
}

TEST_CASE("what is winnable near it is offered, and laid on the board in one step", "[ui][edit]") {
    Table table;
    set_up(table, {"c3", "d3", "e3"});
    REQUIRE(enabled(table.state(), "make_winnable"));
    table.ask("make_winnable");
    CHECK(table.request["command"] == "nearest");
    table.serve();
    CHECK(table.state().sheet == "nearest");
    const auto near = choices(table.state());
    REQUIRE(near[0].id == "near:0");
    CHECK(near[0].label.ends_with(phrase::count::holes_changed(1)));
    table.choose("near:0");
    CHECK(table.state().sheet == Sheet::kNone);
    CHECK(verdict_heard(table) == phrase::edit::winnable());
    CHECK_FALSE(enabled(table.state(), "make_winnable"));
    table.run("undo");
    CHECK(peg_count(drawn(table.state()).start) == 3);
    // A board without jumps has no nearby positions.
    table.open("xx/x");
    table.run("edit");
    table.run("make_winnable");
    table.serve();
    CHECK(table.state().sheet == Sheet::kNone);
    CHECK(words::status(table.state()).title == phrase::edit::none_near());
}

TEST_CASE("what cannot stand in an answer is left out of what is near", "[ui][edit]") {
    Table table;
    set_up(table, {"c3", "d3", "e3"});
    table.ask("make_winnable");
    table.answer(
        R"({"positions":[7,{"position":"x"},{"position":"..ooo/..ooo/ooxxooo","moves":"c3-a3"},
            {"position":"..ooo/..ooo/ooxxooo/ooooooo/ooooooo/..ooo/..ooo","moves":"c3-e3"}]})");
    REQUIRE(editing(table.state())->near.size() == 1);
    CHECK(editing(table.state())->near[0].changed == 1);
}

TEST_CASE("a position that can arise is shown with the play to it", "[ui][edit]") {
    Table table;
    table.play({"d2", "d4"});
    table.run("edit");
    table.run("finish");
    table.choose("finish:any");
    table.ask("can_arise");
    CHECK(table.request["position"] == "..xxx/..xxx/xxxxxxx/xxxoxxx/xxxxxxx/..xxx/..xxx");
    table.serve();
    REQUIRE(playback_mode(table.state()));
    CHECK_FALSE(editing(table.state()));
    CHECK(table.last_said() == phrase::edit::arises(1));
    CHECK(table.rest(3));
    CHECK(table.state().played.game.status() == Game::Status::kFinished);
    table.run("return");
    CHECK(table.line() == "d2-d4");
    CHECK_FALSE(playback_mode(table.state()));
    table.run("edit");
    CHECK(drawn(table.state()).finish == Finish::any());  // nothing replaced the drawing
}

TEST_CASE("a position that cannot arise has a proof to read", "[ui][edit]") {
    Table table;
    set_up(table, {"c3", "d3"});
    table.run("can_arise");
    table.serve();
    CHECK(words::status(table.state()).title == phrase::proof::cannot_arise());
    table.run("why");
    REQUIRE(proof_mode(table.state()));
    CHECK(words::status(table.state()).title == phrase::proof::cannot_arise());
    CHECK(peg_count(shown_position(table.state())) == 32);  // the proof is about the start
    table.key("Escape");
    REQUIRE(editing(table.state()));
    CHECK(peg_count(shown_position(table.state())) == 2);
    // The start itself can be reached.
    table.run("fill");
    table.activate("d4");
    table.run("can_arise");
    table.serve();
    CHECK(words::status(table.state()).title == phrase::edit::is_start());
    // More pegs than the start has.
    table.run("fill");
    table.run("can_arise");
    table.serve();
    CHECK(words::status(table.state()).title == phrase::proof::cannot_arise());
}

TEST_CASE("a solution of the game can be made to pass what is drawn", "[ui][edit]") {
    Table table;
    table.play({"d2", "d4"});
    table.run("edit");
    table.ask("through");
    CHECK(table.request["through"] == "..xxx/..xox/xxxoxxx/xxxxxxx/xxxxxxx/..xxx/..xxx");
    CHECK(table.request["position"] == "..xxx/..xxx/xxxxxxx/xxxoxxx/xxxxxxx/..xxx/..xxx");
    CHECK(table.request["finish"] == "d4");
    table.serve();
    REQUIRE(playback_mode(table.state()));
    CHECK_FALSE(editing(table.state()));
    CHECK(table.last_said() ==
          phrase::edit::way_through(phrase::count::jumps(1), phrase::count::jumps(30)));
    CHECK(table.state().played.game.cursor() == 0);
    CHECK(table.line().starts_with("d2-d4 "));
}

TEST_CASE("of a way through what is drawn that does not exist the half is named", "[ui][edit]") {
    Table table;
    SECTION("that leads to it") {
        set_up(table, {"c3", "d3"});
        table.run("through");
        table.serve();
        CHECK(words::status(table.state()).title == phrase::proof::cannot_arise());
    }
    SECTION("that leads on") {
        table.open("english", kCross, "d4");
        table.play({"d3", "d1"});
        table.run("edit");
        table.run("through");
        table.serve();
        CHECK(words::status(table.state()).title == phrase::edit::no_way_on());
    }
    table.run("why");
    REQUIRE(proof_mode(table.state()));
}

TEST_CASE("the player's questions in the editor can be stopped, and the verdict is asked again",
          "[ui][edit]") {
    Table table;
    table.run("edit");
    table.run("can_arise");
    table.rest(0.4f);
    CHECK(applies(table.state(), "stop"));
    CHECK(words::status(table.state()).title == phrase::ask::for_origin());
    table.key("Escape");
    CHECK(editing(table.state()));
    table.collect();
    CHECK(table.request["command"] == "solve");
    CHECK(table.request["finish"] == "d4");
    CHECK(table.state().thinking->question->quiet());
    table.ask("edit");
    CHECK_FALSE(table.cancelled.empty());
    CHECK_FALSE(table.state().thinking);
}

}  // namespace peg
