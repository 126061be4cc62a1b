// SPDX-License-Identifier: MIT
// What a returning player is offered to continue with.

#include <catch2/catch_test_macros.hpp>

#include "app/kit/listing/listing.h"
#include "app/kit/listing/records_here.h"
#include "app/kit/view/buttons.h"
#include "app/kit/words/words.h"
#include "app/present/place_buttons.h"
#include "app/support.h"
#include "words/phrases/boards.h"
#include "words/phrases/count.h"
#include "words/phrases/figures.h"
#include "words/phrases/level.h"
#include "words/phrases/library.h"
#include "words/phrases/memory.h"
#include "words/phrases/problem.h"
#include "words/phrases/sheet.h"

namespace peg {

namespace {

Table visit_again(Table& table, const char* date = "2026-12-24") {
    table.collect();
    Table later;
    later.app.dispatch(Restore{table.stored});
    later.app.dispatch(Today{date, 1});
    return later;
}

}  // namespace

TEST_CASE("a game that is under way is there again, and nothing else is offered", "[ui]") {
    Table table;
    table.play({"d2", "d4"});
    Table later = visit_again(table);
    CHECK_FALSE(later.state().invites.to_continue);
    CHECK(later.state().message->title == phrase::memory::welcome_back());
    CHECK(later.state().message->text == phrase::memory::as_you_left());
}

TEST_CASE("where the last game is over, the one left unfinished is offered", "[ui]") {
    Table table;
    table.play({"d2", "d4", "b3", "d3"});
    table.open("english", "..xxo/..ooo/ooooooo/ooooooo/ooooooo/..ooo/..ooo", "e1");
    table.play({"c1", "e1"});
    Table later = visit_again(table);
    CHECK(later.state().invites.to_continue);
    CHECK(later.state().message->text ==
          phrase::sheet::left_unfinished(
              phrase::library::classic(phrase::boards("english")),
              phrase::library::with(words::pegs(30), phrase::count::jumps(2))));
    CHECK(has_button(later.state().screen, "continue"));
    later.run("continue");
    CHECK(later.line() == "d2-d4 b3-d3");
    CHECK_FALSE(later.state().invites.to_continue);
}

namespace {

// The next visit of a player who has solved this figure of the English board, and has no unfinished
// game.
void come_back_after(Table& later, const char* figure) {
    Table table;
    table.open("english", figure, "d4");
    // The moves do not matter: only the key counts.
    const Json json{{"version", 1},
                    {"board", "english"},
                    {"position", figure},
                    {"finish", "d4"},
                    {"solved", {key_of(table.state())}}};
    later.app.dispatch(Restore{to_line(json)});
    CHECK(later.state().invites.to_continue);
}

}  // namespace

TEST_CASE("where nothing was left, the next problem is offered", "[ui]") {
    Table later;
    come_back_after(later, "..ooo/..ooo/ooxxxoo/xxxxxxx/ooxxxoo/..ooo/..ooo");  // the spindle
    const ListedProblem* next = next_problem(later.state());
    REQUIRE(next != nullptr);
    const std::string title = next->title;
    const std::string offer = phrase::sheet::next_problem(title, words::difficulty(*next));
    CHECK(later.last_said() == sentences({phrase::memory::welcome_back(), offer}));
    later.run("continue");
    CHECK(mentions(words::title(later.state()), title));
    CHECK(later.last_said() == offer);
}

TEST_CASE("who has nothing to go on with is offered nothing, and a jump ends the offer", "[ui]") {
    Table fresh;
    fresh.app.dispatch(Restore{R"({"version":1})"});
    CHECK_FALSE(fresh.state().invites.to_continue);
    CHECK_FALSE(fresh.state().message);
    Table table;
    table.app.dispatch(Restore{R"({"version":1,"solved":["x"]})"});
    CHECK(table.state().invites.to_continue);
    table.play({"d2", "d4"});
    CHECK_FALSE(table.state().invites.to_continue);
    CHECK_FALSE(has_button(table.state().screen, "continue"));
    CHECK(applies(table.state(), "continue"));  // the menu keeps it
}

}  // namespace peg
