// SPDX-License-Identifier: MIT
// Goals in the editor: the kinds of goals, painted goals, and marked pegs.

#include <string>

#include <catch2/catch_test_macros.hpp>

#include "app/features/edit/editing.h"
#include "app/kit/dialog/choice.h"
#include "app/kit/proof/proof_mode.h"
#include "app/kit/words/words.h"
#include "app/support.h"
#include "core/board/notation/marks_notation.h"
#include "words/phrases/edit.h"
#include "words/phrases/hole.h"
#include "words/phrases/reason.h"

namespace peg {

namespace {

constexpr const char* kToPaint = "..ooo/..ooo/xooxooo/oooxooo/ooooooo/..ooo/..ooo";

std::string goal_text(const Table& table) {
    const Problem& problem = drawn(table.state());
    return format_finish_with_marks(table.state().played.game.board(),
                                    {problem.finish, problem.marks});
}
void choose_goal(Table& table, const char* kind) {
    if (table.state().sheet != "finish") table.run("finish");
    table.choose(std::string("finish:") + kind);
}
void edit_three(Table& table) {
    table.open("english", kToPaint, "any");
    table.run("edit");
}
Verdict verdict(Table& table) {
    table.serve_all();
    REQUIRE(editing(table.state())->judgement);
    return editing(table.state())->judgement->verdict;
}

}  // namespace

TEST_CASE("a pattern is painted with three brushes, and judged", "[ui][edit][goal]") {
    Table table;
    edit_three(table);
    CHECK_FALSE(applies(table.state(), "paint_goal"));
    choose_goal(table, "pattern");
    CHECK(pressed(table.state(), "paint_goal") == true);
    CHECK(words::label(table.state(), table.hole("d4")) == phrase::hole::either("d4"));
    CHECK(words::status(table.state()).title == phrase::edit::paint_pattern());
    table.activate("d2");
    CHECK(table.last_said() == phrase::hole::peg("d2") + '.');
    CHECK(goal_text(table) == "reach:d2");
    CHECK(verdict(table) == Verdict::kSolvable);
    table.activate("a3");
    table.activate("a3");
    CHECK(words::label(table.state(), table.hole("a3")) == phrase::hole::hole("a3"));
    CHECK(goal_text(table) == R"(..???/..?x?/o??????/???????/???????/..???/..???)");
    CHECK(verdict(table) == Verdict::kUnsolvable);
    table.run("either");
    CHECK(pressed(table.state(), "either") == true);
    table.activate("a3");
    CHECK(words::label(table.state(), table.hole("a3")) == phrase::hole::either("a3"));
    CHECK(goal_text(table) == "reach:d2");
    SECTION("by steps") {
        table.run("undo");
        CHECK(words::label(table.state(), table.hole("a3")) == phrase::hole::hole("a3"));
        table.run("redo");
        CHECK(words::label(table.state(), table.hole("a3")) == phrase::hole::either("a3"));
    }
    SECTION("and the start is drawn again") {
        table.key("Escape");
        CHECK(pressed(table.state(), "paint_goal") == false);
        CHECK_FALSE(applies(table.state(), "either"));
        CHECK(shown_position(table.state()) == drawn(table.state()).start);
        table.run("play_this");
        CHECK(table.state().played.game.problem().finish == Finish::reach(table.hole("d2")));
    }
    SECTION("with a mouse, in a drag") {
        table.run("either");
        table.drag(table.centre("c7"), table.centre("e7"));
        const Finish& finish = drawn(table.state()).finish;
        for (const char* hole : {"c7", "d7", "e7"})
            CHECK(contains(finish.position.pegs, table.hole(hole)));
        CHECK(peg_count(drawn(table.state()).start) == 3);
    }
    SECTION("and cleared") {
        table.run("clear");
        CHECK(drawn(table.state()).finish == Finish::pattern(0, {}));
        CHECK_FALSE(applies(table.state(), "fill"));
        CHECK(peg_count(drawn(table.state()).start) == 3);
    }
}

TEST_CASE("some holes for the last peg are painted, at least one", "[ui][edit][goal]") {
    Table table;
    table.open("english", "..ooo/..ooo/oooxooo/oooxooo/ooooooo/..ooo/..ooo", "d2");
    table.run("edit");
    choose_goal(table, "one_of");
    CHECK(goal_text(table) == "one-of:d2");
    table.activate("d2");
    CHECK(goal_text(table) == "one-of:d2");
    CHECK(table.state().message->title == phrase::edit::one_hole_needed());
    table.activate("d5");
    CHECK(goal_text(table) == "one-of:d2,d5");
    CHECK(verdict(table) == Verdict::kSolvable);
    CHECK_FALSE(applies(table.state(), "either"));
    table.activate("d5");
    table.run("play_this");
    CHECK(table.state().played.game.problem().finish == Finish::at(table.hole("d2")));
}

TEST_CASE("a number of pegs is typed, and the most pegs are chosen", "[ui][edit][goal]") {
    Table table;
    edit_three(table);
    choose_goal(table, "pegs");
    table.app.dispatch(Typed{"2"});
    CHECK(goal_text(table) == "pegs:2");
    CHECK(verdict(table) == Verdict::kSolvable);
    choose_goal(table, "pegs");
    table.app.dispatch(Typed{"nine hundred"});
    CHECK(goal_text(table) == "pegs:2");
    CHECK(table.state().message->tone == Tone::kBad);
    choose_goal(table, "most");
    CHECK(goal_text(table) == "most");
    CHECK(verdict(table) == Verdict::kSolvable);
    CHECK_FALSE(enabled(table.state(), "mark"));
}

TEST_CASE("a peg is marked, with the hole where it ends, and let go", "[ui][edit][goal]") {
    Table table;
    edit_three(table);
    choose_goal(table, "pegs");
    table.app.dispatch(Typed{"2"});
    table.run("mark");
    CHECK(words::status(table.state()).title == phrase::edit::tap_marked());
    table.activate("g3");  // no peg there
    CHECK(words::status(table.state()).title == phrase::edit::tap_marked());
    table.activate("d4");
    CHECK(words::status(table.state()).title == phrase::edit::tap_end("d4"));
    table.activate("d2");
    CHECK(goal_text(table) == "pegs:2 marked:d4>d2");
    CHECK(words::label(table.state(), table.hole("d4")) ==
          phrase::hole::ends_in(phrase::hole::peg("d4"), "d2"));
    CHECK(verdict(table) == Verdict::kSolvable);
    CHECK(command_state(table.state(), "make_winnable").why_not == phrase::reason::pegs_marked);
    table.run("mark");
    table.click(table.centre("a3"));
    table.click(table.centre("b3"));
    CHECK(goal_text(table) == "pegs:2 marked:d4>d2,a3>b3");
    CHECK(verdict(table) == Verdict::kUnsolvable);
    SECTION("where it is tapped again") {
        table.run("mark");
        table.activate("a3");
    }
    SECTION("where the peg is taken out") { table.activate("a3"); }
    SECTION("where another one is to end there") {
        table.run("mark");
        table.activate("d3");
        table.activate("b3");
        CHECK(goal_text(table) == "pegs:2 marked:d4>d2,d3>b3");
        table.run("undo");
        table.run("undo");
    }
    CHECK(goal_text(table) == "pegs:2 marked:d4>d2");
    table.key("Escape");
    table.run("edit");
    CHECK(goal_text(table) == "pegs:2 marked:d4>d2");
    table.run("mark");
    table.key("Escape");
    CHECK(table.last_said() == phrase::edit::finish_stays());
    table.run("play_this");
    CHECK(table.state().played.game.problem().marks.count == 1);
    choose_goal(table, "most");
}

}  // namespace peg
