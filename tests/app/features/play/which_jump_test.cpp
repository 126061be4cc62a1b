// SPDX-License-Identifier: MIT
// From one hole to another there are jumps over different pegs: the player says which.

#include <catch2/catch_test_macros.hpp>

#include "app/features/play/which_jump.h"
#include "app/support.h"
#include "core/board/notation/notation.h"

namespace peg {

namespace {

// From a1 to d1 over b1, or over c1; then on to e1 over the other one.
constexpr const char* kTwins = "xxxoo/jumps:/a1 b1 d1/a1 c1 d1/d1 c1 e1";

std::vector<std::string> asked(const Table& table) {
    std::vector<std::string> labels;
    for (const Choice& choice : which_jump_choices(table.state())) labels.push_back(choice.label);
    return labels;
}

}  // namespace

TEST_CASE("of two jumps to the same hole the player chooses one", "[ui]") {
    Table table;
    table.open(kTwins, "xxxoo", "any");
    REQUIRE(table.pegs() == 3);
    table.activate("a1");
    table.activate("d1");
    CHECK(table.pegs() == 3);
    CHECK(table.state().sheet == "which_jump");
    CHECK(asked(table) == std::vector<std::string>{"a1(b1)d1", "a1(c1)d1"});
    table.choose("over:2");  // there is none
    CHECK(table.pegs() == 3);
    table.choose("over:1");
    CHECK(table.state().sheet == Sheet::kNone);
    CHECK(table.position() == "oxoxo");
    table.run("undo");
    CHECK(table.pegs() == 3);
}

TEST_CASE("a peg that is dropped where two jumps lead goes back until one is chosen", "[ui]") {
    Table table;
    table.open(kTwins, "xxxoo", "any");
    table.pointer(Phase::kDown, table.centre("a1"));
    table.pointer(Phase::kMove, table.centre("d1"));
    table.pointer(Phase::kMove, table.centre("e1"));  // not played on the way
    table.pointer(Phase::kMove, table.centre("d1"));
    table.pointer(Phase::kUp, table.centre("d1"));
    CHECK(table.pegs() == 3);
    CHECK_FALSE(table.state().hand.press);
    CHECK(table.state().sheet == "which_jump");
    table.choose("over:0");
    CHECK(table.position() == "ooxxo");
}

TEST_CASE("typed jumps with the same ends are played as they are written", "[ui]") {
    Table table;
    table.open(kTwins, "xxxoo", "any");
    table.type("type_moves", "a1(c1)d1");
    CHECK(table.position() == "oxoxo");
}

TEST_CASE("with one of the two left nobody is asked", "[ui]") {
    Table table;
    table.open(kTwins, "xxooo", "any");
    table.play({"a1", "d1"});
    CHECK(table.state().sheet == Sheet::kNone);
    CHECK(table.position() == "oooxo");
}

}  // namespace peg
