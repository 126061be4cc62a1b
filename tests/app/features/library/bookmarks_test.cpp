// SPDX-License-Identifier: MIT
// Bookmarks: positions of a game that the player has named.

#include <catch2/catch_test_macros.hpp>

#include "app/features/library/bookmarks.h"
#include "app/kit/dialog/choice.h"
#include "app/support.h"
#include "words/phrases/bookmark.h"
#include "words/phrases/count.h"
#include "words/phrases/play.h"
#include "words/phrases/sheet.h"

namespace peg {

TEST_CASE("a moment is named and come back to, on its line and from another", "[ui]") {
    Table table;
    CHECK_FALSE(enabled(table.state(), "bookmark"));  // the start needs no bookmark
    table.play({"d2", "d4", "b3", "d3"});
    table.type("bookmark", "  Before the corner ");
    CHECK(table.last_said() ==
          sentences({phrase::bookmark::marked("Before the corner"), phrase::bookmark::where()}));
    table.play({"c1", "c3"});
    CHECK(bookmark_choices(table.state())[0].label ==
          phrase::bookmark::label("Before the corner", phrase::count::jumps(2)));
    CHECK_FALSE(bookmark_choices(table.state())[0].current);
    table.choose("bookmark:0");
    CHECK(table.pegs() == 30);
    CHECK(table.line() == "d2-d4 b3-d3 c1-c3");
    CHECK(bookmark_choices(table.state())[0].current);

    // From another line, which becomes a variation.
    table.run("restart");
    table.play({"f4", "d4"});
    table.choose("bookmark:0");
    CHECK(table.pegs() == 30);
    CHECK(table.line() == "d2-d4 b3-d3 c1-c3");
    REQUIRE(table.state().played.variations.size() == 1);

    // Even if the bookmark's line was removed.
    table.choose("line:0");
    table.choose("drop:0");
    CHECK(table.state().played.variations.empty());
    table.choose("bookmark:0");
    CHECK(table.line() == "d2-d4 b3-d3");
    CHECK(table.state().played.variations.size() == 1);
}

TEST_CASE("bookmarks are kept with their game, and of two tabs all are kept", "[ui]") {
    Table table;
    table.play({"d2", "d4"});
    table.type("bookmark", "one");
    table.choose("board:european");
    CHECK(table.state().played.bookmarks.empty());
    table.collect();
    Table later;
    later.app.dispatch(Restore{table.stored});
    later.choose("board:english");
    REQUIRE(later.state().played.bookmarks.size() == 1);
    CHECK(later.state().played.bookmarks[0].name == "one");
    later.type("bookmark", "one");  // the same position with the same name
    CHECK(later.state().played.bookmarks.size() == 1);

    table.choose("board:english");
    table.type("bookmark", "two");
    table.collect();
    later.app.dispatch(Merge{table.stored});
    CHECK(later.state().played.bookmarks.size() == 2);
    later.run("moves");
    later.choose("unmark:0");
    CHECK(later.last_said() ==
          sentences({phrase::bookmark::removed("one"), phrase::play::undo_brings_back()}));
    CHECK(later.state().played.bookmarks.size() == 1);
    later.run("undo");
    CHECK(later.state().played.bookmarks.size() == 2);
    later.choose("unmark:0");
    later.run("new_game");
    CHECK(later.state().played.bookmarks.size() == 1);  // like the problem's lines
}

TEST_CASE("a bookmark that cannot be read is left out, and one without a name is none", "[ui]") {
    Table table;
    table.app.dispatch(Restore{
        R"({"version":1,"board":"english","jumps":"d2-d4","bookmarks":[7,{"name":"","jumps":"d2-d4"},
            {"name":"x","jumps":""},{"name":"y","jumps":"d2-d4","makers":"p"}]})"});
    REQUIRE(table.state().played.bookmarks.size() == 1);
    CHECK(table.state().played.bookmarks[0].name == "y");
    table.type("bookmark", "   ");
    CHECK(table.state().played.bookmarks.size() == 1);
    table.choose("bookmark:1");
    CHECK(table.last_said() == phrase::sheet::nothing_chosen("bookmark:1"));
}

}  // namespace peg
