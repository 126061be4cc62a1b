// SPDX-License-Identifier: MIT
// What a link says, in the address or pasted: every key that it may have, and those that it may
// not.

#include "app/kit/game/link.h"

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "app/support.h"
#include "app/words/language.h"
#include "words/phrases.h"

namespace peg {

namespace {

using Keys = std::vector<std::string>;

}  // namespace

TEST_CASE("a link is read by its keys", "[ui]") {
    const Open open =
        read_link("Board=english&position=..x%2F+x&VACANCY=d4&finish=any&survivor=a3&moves=d2-d4&"
                  "daily=2026-12-24&beat=20&board=other");
    CHECK(open.board == "english");
    CHECK(open.position == "..x/ x");
    CHECK(open.vacancy == "d4");
    CHECK(open.finish == "any");
    CHECK(open.survivor == "a3");
    CHECK(open.moves == "d2-d4");
    CHECK(open.daily == "2026-12-24");
    CHECK(open.unknown.empty());
    CHECK(read_link("board").board == "");
    CHECK(read_link("%62oard=english").board == "english");
    CHECK(read_link("board=a=b").board == "a=b");
    for (const char* nothing : {"", "&", "&&=&=x", "beat=20", "utm_source=chat&fbclid=1"}) {
        CAPTURE(nothing);
        CHECK_FALSE(names_something(read_link(nothing)));
        CHECK(read_link(nothing).unknown.empty());
    }
}

TEST_CASE("keys that are not known are kept as they are written, but for those of trackers",
          "[ui]") {
    CHECK(read_link("board=english&Foo=1&%C3%A4=2&Foo=3&bar").unknown == Keys{"Foo", "ä", "bar"});
    CHECK(read_link("UTM_Source=a&fbclid=b&gclid=c&mc_cid=d&_hsenc=e&board=english").unknown ==
          Keys{});
    std::string many = "board=english";
    for (int i = 0; i < 100'000; ++i) many += "&" + std::to_string(i);
    CHECK(read_link(many).unknown.size() < 10);
}

TEST_CASE("a link with a vacancy opens that problem, in the address and pasted", "[ui]") {
    Table table;
    table.follow("board=diamond41&vacancy=e5");
    CHECK(table.state().played.board_text == "diamond41");
    CHECK(table.pegs() == 40);
    CHECK_FALSE(contains(table.state().played.game.position().pegs, table.hole("e5")));
    table.app.dispatch(Paste{"try https://example.org/#vacancy=d2&board=diamond41&beat=20"});
    CHECK(table.pegs() == 40);
    CHECK_FALSE(contains(table.state().played.game.position().pegs, table.hole("d2")));
    table.follow("board=english&vacancy=d1&moves=d3-d1&finish=any");
    CHECK(table.pegs() == 31);
}

TEST_CASE("what is wrong with a start is said in words, and changes nothing", "[ui]") {
    Table table;
    table.play({"d2", "d4"});
    const auto told = [&](const std::string& start) {
        table.follow("board=english&" + start);
        CHECK(table.line() == "d2-d4");
        CHECK(table.state().message->tone == Tone::kBad);
        return table.last_said();
    };
    CHECK(told("vacancy=d4&position=" + std::string(kCross)) ==
          "A problem starts from a position or from a vacancy, not from both.");
    CHECK(told("vacancy=a1") == "The board has no hole \"a1\".");
    CHECK(told("vacancy=") == "A hole is named by a letter and a number like d4, not \"\".");
    CHECK(told("survivor=d4") == "There is no peg in d4 to be the survivor.");
    CHECK(told("vacancy=z&foo=1") ==
          "A hole is named by a letter and a number like d4, not \"z\". The link also says “foo”, "
          "which this page does not know.");
}

TEST_CASE("keys that are not known are named to the player, and the rest opens", "[ui]") {
    Table table;
    table.follow("board=triangle15&foo=1&utm_medium=chat");
    CHECK(table.state().played.board_text == "triangle15");
    CHECK(table.last_said().ends_with(" The link also says “foo”, which this page does not know."));
    CHECK(table.state().message->text ==
          "The link also says “foo”, which this page does not know.");

    table.follow("board=english&a&b&c&d&e&" + std::string(100'000, 'f'));
    CHECK(table.last_said().ends_with("“a”, “b”, “c”, …, which this page does not know."));
    table.follow("board=english&" + std::string(39, 'f') + "ää%00");
    CHECK(table.last_said().ends_with("“" + std::string(39, 'f') +
                                      "…”, which this page does not know."));

    table.play({"d2", "d4"});
    table.app.dispatch(Paste{"#board=english&bar=2"});
    CHECK(table.line().empty());
    CHECK(table.last_said().ends_with("“bar”, which this page does not know."));

    table.play({"d2", "d4"});
    table.follow("foo");
    CHECK(table.line() == "d2-d4");
    CHECK(table.last_said() == "The link says “foo”, which this page does not know.");
    table.follow("utm_source=chat");
    CHECK(table.last_said().empty());
    table.follow("board=english&beat=20");
    CHECK(table.last_said().find("know") == std::string::npos);
}

TEST_CASE("of the puzzle of a day it is said once the puzzle is there", "[ui]") {
    Table table;
    table.app.dispatch(Today{"2026-12-24", 12345});
    table.follow("daily=2026-12-23&foo=1");
    table.serve();
    CHECK(table.state().played.name == "Daily puzzle of 23 December 2026");
    CHECK(table.last_said().ends_with(" The link also says “foo”, which this page does not know."));
}

}  // namespace peg
