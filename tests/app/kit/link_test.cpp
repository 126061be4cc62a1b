// SPDX-License-Identifier: MIT
// Links in the address or pasted: all valid keys, and invalid ones.

#include "app/kit/game/link.h"

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "app/support.h"
#include "app/words/language.h"
#include "core/board/notation/board_errors.h"
#include "report/report_errors.h"
#include "words/phrases/link.h"

namespace peg {

namespace {

using Keys = std::vector<std::string>;

std::string also_unknown(const std::string& key) {
    return phrase::link::also_unknown(phrase::link::quoted(key));
}

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
    CHECK(open.beat == "20");
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
    CHECK(table.line() == "d3-d1");
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
          phrase::sentence(report_error("two_starts")));
    CHECK(told("vacancy=a1") == phrase::sentence(board_error("no_hole", "\"a1\"")));
    CHECK(told("vacancy=") == phrase::sentence(board_error("hole_name", "\"\"")));
    CHECK(told("survivor=d4") == phrase::sentence(report_error("survivor_peg", "d4")));
    CHECK(told("vacancy=z&foo=1") ==
          sentences({phrase::sentence(board_error("hole_name", "\"z\"")), also_unknown("foo")}));
}

TEST_CASE("keys that are not known are named to the player, and the rest opens", "[ui]") {
    Table table;
    table.follow("board=triangle15&foo=1&utm_medium=chat");
    CHECK(table.state().played.board_text == "triangle15");
    CHECK(table.last_said().ends_with(' ' + also_unknown("foo")));
    CHECK(table.state().message->text == also_unknown("foo"));

    table.follow("board=english&a&b&c&d&e&" + std::string(100'000, 'f'));
    CHECK(table.last_said().ends_with(phrase::link::also_unknown("“a”, “b”, “c”, …")));
    table.follow("board=english&" + std::string(39, 'f') + "ää%00");
    CHECK(table.last_said().ends_with(also_unknown(std::string(39, 'f') + "…")));

    table.play({"d2", "d4"});
    table.app.dispatch(Paste{"#board=english&bar=2"});
    CHECK(table.line().empty());
    CHECK(table.last_said().ends_with(also_unknown("bar")));

    table.play({"d2", "d4"});
    table.follow("foo");
    CHECK(table.line() == "d2-d4");
    CHECK(table.last_said() == phrase::link::unknown(phrase::link::quoted("foo")));
    table.follow("utm_source=chat");
    CHECK(table.last_said().empty());
    table.follow("board=english&beat=20");
    CHECK(!mentions(table.last_said(), phrase::link::also_unknown(kAny)));
}

}  // namespace peg
