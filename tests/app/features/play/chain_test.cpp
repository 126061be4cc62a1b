// SPDX-License-Identifier: MIT
// Several jumps of one peg in one gesture.

#include <catch2/catch_test_macros.hpp>

#include "app/support.h"
#include "words/phrases/play.h"

namespace peg {

namespace {

// a4 can jump to c4, and then to e4 or c2.
constexpr const char* kChain = "..ooo/..ooo/ooxoooo/xxoxooo/ooooooo/..ooo/..ooo";

struct Hand : Table {
    Hand() { open("english", kChain, "any"); }
    void take(const char* hole) { pointer(Phase::kDown, centre(hole)); }
    void move(const char* hole) { pointer(Phase::kMove, centre(hole)); }
    void drop(const char* hole) { pointer(Phase::kUp, centre(hole)); }
};

}  // namespace

TEST_CASE("dragged over one target to the next, a peg jumps twice", "[ui]") {
    Hand hand;
    hand.take("a4");
    hand.move("b4");
    hand.move("c4");
    CHECK(hand.pegs() == 4);  // not before the drag goes on
    hand.move("e4");
    CHECK(hand.pegs() == 3);
    REQUIRE(hand.state().hand.press);
    CHECK(hand.state().hand.press->dragging);
    CHECK(hand.state().hand.press->hole == hand.hole("c4"));
    hand.drop("e4");
    CHECK(hand.position() == "..ooo/..ooo/ooxoooo/ooooxoo/ooooooo/..ooo/..ooo");
    CHECK_FALSE(hand.state().hand.press);
    CHECK(hand.last_said().starts_with(jumped("c4", "e4", 2)));
}

TEST_CASE("the next target may lie round a corner", "[ui]") {
    Hand hand;
    hand.take("a4");
    hand.move("c4");
    hand.move("c2");
    hand.drop("c2");
    CHECK(hand.position() == "..ooo/..xoo/ooooooo/oooxooo/ooooooo/..ooo/..ooo");
}

TEST_CASE("what lies beyond a stop lights up while the peg is over it", "[ui]") {
    Hand hand;
    hand.take("a4");
    hand.move("b4");
    hand.rest(1);
    CHECK(hand.state().animation.light(hand.hole("e4")) == 0);
    hand.move("c4");
    hand.rest(1);
    CHECK(hand.state().animation.light(hand.hole("e4")) == 1);
    CHECK(hand.state().animation.light(hand.hole("c2")) == 1);
}

TEST_CASE("dragged over a target and back, a peg has not moved", "[ui]") {
    Hand hand;
    hand.take("a4");
    hand.move("c4");
    hand.move("a4");
    hand.drop("a4");
    CHECK(hand.pegs() == 4);
    hand.take("a4");
    hand.move("c4");
    hand.move("e6");
    hand.drop("e6");
    CHECK(hand.pegs() == 4);
    CHECK(hand.last_said() == phrase::play::no_jump("a4", "e6"));
}

TEST_CASE("let go between two targets, the peg stays on the last one it reached", "[ui]") {
    Hand hand;
    hand.take("a4");
    hand.move("c4");
    hand.move("e4");
    hand.move("e6");
    hand.drop("e6");
    CHECK(hand.position() == "..ooo/..ooo/ooxoooo/ooxxooo/ooooooo/..ooo/..ooo");
    CHECK(hand.state().hand.selected == hand.hole("c4"));
}

TEST_CASE("a tap on the end of a chain plays it", "[ui]") {
    Hand hand;
    SECTION("tapped") { hand.play({"a4", "e4"}); }
    SECTION("dragged past the stop") {
        hand.take("a4");
        hand.move("e4");
        hand.drop("e4");
    }
    CHECK(hand.position() == "..ooo/..ooo/ooxoooo/ooooxoo/ooooooo/..ooo/..ooo");
    CHECK(hand.line() == "a4-c4-e4");
    CHECK_FALSE(hand.state().message);
}

TEST_CASE("where several chains end in a hole, the player is asked for the next hole", "[ui]") {
    // From b2 to d4 via d2 or via b4.
    Table table;
    table.open("square6", "oooooo/oxxooo/oxoxoo/ooxooo/oooooo/oooooo", "any");
    table.play({"b2", "d4"});
    CHECK(table.line().empty());
    REQUIRE(table.state().message);
    CHECK(table.state().message->title == phrase::play::several_ways("b2", "d4"));
    CHECK(table.state().hand.selected);
    table.play({"d2", "d4"});
    CHECK(table.line() == "b2-d2-d4");
    // No chain leads to that hole.
    table.run("restart");
    table.play({"b2", "f6"});
    CHECK(table.state().message->title == phrase::play::no_jump("b2", "f6"));
}

}  // namespace peg
