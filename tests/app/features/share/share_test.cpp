// SPDX-License-Identifier: MIT
// Links: the position, the problem, the whole game.

#include <catch2/catch_test_macros.hpp>

#include "app/support.h"
#include "app/words/app_errors.h"

namespace peg {

namespace {

std::string link(Table& table, Command command) {
    table.run(command);
    table.collect();
    return table.shared;
}

}  // namespace

TEST_CASE("who opens the sheet finds the position in the address", "[ui]") {
    Table table;
    table.open("english", kCross, "d4");
    CHECK(link(table, "share") == "board=english&position=" + std::string(kCross) + "&finish=d4");
    CHECK(table.state().sheet == "share");
    table.shared.clear();
    CHECK(link(table, "share").empty());  // closes it
}

TEST_CASE("a link names the position, the problem's start, or the game with its moves", "[ui]") {
    Table table;
    table.open("english", kCross, "d4");
    const std::string start = "board=english&position=" + std::string(kCross) + "&finish=d4";
    CHECK(link(table, "share_position") == start);
    CHECK_FALSE(enabled(table.state(), "share_game"));
    table.play({"d3", "f3", "d5", "d3", "c3", "e3", "f3", "d3"});
    table.run("undo");
    CHECK(link(table, "share_problem") == start);
    CHECK(link(table, "share_game") == start + "&moves=d3-f3,d5-d3,c3-e3,f3-d3");
    CHECK(link(table, "share_position") ==
          "board=english&position=..ooo/..oxo/ooooxxo/ooooooo/ooooooo/..ooo/..ooo&finish=d4");
}

TEST_CASE("a puzzle is copied as a tag or a frame for a page of somebody else", "[ui]") {
    Table table;
    const auto copied = [&](Command command) {
        table.run(command);
        table.collect();
        return table.copied;
    };
    table.open("triangle15");
    table.play({"a3", "a1"});
    CHECK(copied("copy_tag")
              .find("<last-peg board=\"triangle15\"><a href=\"{site}#board=triangle15") !=
          std::string::npos);
    table.open("english", kCross, "d4");
    const std::string tag = copied("copy_tag");
    CHECK(tag.find(" board=\"english\" position=\"" + std::string(kCross) + "\">") !=
          std::string::npos);
    CHECK(tag.find("&position=") == std::string::npos);  // escaped
    const std::string frame = copied("copy_frame");
    CHECK(frame.starts_with("<iframe src=\"{site}embed.html#board=english&amp;position="));
    CHECK(frame.find("<script") == std::string::npos);
    table.open("english", kCross, "any");
    CHECK(copied("copy_tag").find(" finish=\"any\"") != std::string::npos);
    // What the element cannot play is not offered.
    table.open("english", kCross, "any marked:d2>d4");
    CHECK_FALSE(enabled(table.state(), "copy_tag"));
    CHECK_FALSE(enabled(table.state(), "copy_frame"));
}

TEST_CASE("a link with moves opens the game at its start, to be played jump by jump", "[ui]") {
    Table table;
    table.play({"d2", "d4"});
    table.app.dispatch(Open{"english", kCross, "d4", "d3-f3,d5-d3 c3-e3,f3-d3,d2-d4"});
    CHECK(table.pegs() == 6);
    CHECK(table.line() == "d3-f3 d5-d3 c3-e3 f3-d3 d2-d4");
    table.app.dispatch(Seek{1});
    CHECK(table.pegs() == 1);
    CHECK(table.state().achieved.solved.empty());  // somebody else has solved it
    table.run("undo");
    CHECK(table.pegs() == 2);
    table.run("return");
    CHECK(table.line() == "d2-d4");
}

TEST_CASE("a link with moves that cannot be played changes nothing", "[ui]") {
    Table table;
    table.play({"d2", "d4"});
    const auto told = [&](const char* moves) {
        table.app.dispatch(Open{"english", kCross, "d4", moves});
        CHECK(table.line() == "d2-d4");
        return table.last_said();
    };
    CHECK(told("d3-f3,d3-f3") == phrase::sentence(app_error("link_moves", "d3-f3", 2)));
    CHECK(told("d3-f3,hello").find("hello") != std::string::npos);
    CHECK(told("d3-z9").find("z9") != std::string::npos);
}

TEST_CASE("a link with moves of nothing opens the problem", "[ui]") {
    Table table;
    table.app.dispatch(Open{"english", kCross, "d4", " ,"});
    CHECK(table.pegs() == 6);
    CHECK(table.line().empty());
}

}  // namespace peg
