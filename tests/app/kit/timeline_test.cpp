// SPDX-License-Identifier: MIT
// The line of play as moves: going to any position, branching, and who played what.

#include <catch2/catch_test_macros.hpp>

#include "app/kit/dialog/choice.h"
#include "app/kit/game/timeline.h"
#include "app/kit/solution/playback_mode.h"
#include "app/present/snapshot.h"
#include "app/support.h"
#include "words/phrases/play.h"

namespace peg {

namespace {

// c1-c3-e3, and a5-c5 elsewhere.
constexpr const char* kTwoChains = "..xox/..xox/oooxooo/ooooooo/xxooooo/..ooo/..ooo";

std::vector<std::string> labels(const Table& table) {
    std::vector<std::string> labels;
    for (const Choice& choice : choices(table.state()))
        if (choice.id.starts_with("move:")) labels.push_back(choice.label);
    return labels;
}

}  // namespace

TEST_CASE("jumps by one peg are one move, in notation", "[ui]") {
    Table table;
    CHECK(labels(table).empty());
    table.open("english", kTwoChains, "any");
    table.play({"c1", "c3", "e3"});
    CHECK(labels(table) ==
          std::vector<std::string>{phrase::play::start(), phrase::play::move(1, "c1-c3-e3")});
    table.play({"e3"});  // deselects it
    table.play({"a5", "c5"});
    CHECK(labels(table).back() == phrase::play::move(2, "a5-c5"));
}

TEST_CASE("a click on a move goes to that moment, and the line stays", "[ui]") {
    Table table;
    table.play({"d2", "d4", "b3", "d3", "c1", "c3"});
    REQUIRE(table.state().played.game.cursor() == 3);
    table.choose("move:1");
    CHECK(table.state().played.game.cursor() == 1);
    CHECK(table.last_said() ==
          sentences({phrase::play::at_move(1, 3, "d2-d4"), pegs_and_jumps(31, 3)}));
    CHECK(line_of(table.state()).size() == 3);
    table.choose("move:3");
    CHECK(table.state().played.game.cursor() == 3);
    table.choose("move:0");
    CHECK(table.pegs() == 32);
    for (const Choice& choice : choices(table.state()))
        CHECK(choice.current == (choice.id == "move:0" || choice.id == "board:english"));
}

TEST_CASE("branching keeps the old line until a different jump", "[ui]") {
    Table table;
    table.play({"d2", "d4", "b3", "d3"});
    table.choose("move:1");
    table.play({"b3", "d3"});  // the same again
    CHECK(line_of(table.state()).size() == 2);
    table.choose("move:0");
    CHECK(line_of(table.state()).size() == 2);
    table.play({"f4", "d4"});
    REQUIRE(line_of(table.state()).size() == 1);
    CHECK(line_of(table.state())[0].text == "f4-d4");
}

TEST_CASE("the computer's moves are told from one's own, also after a visit", "[ui]") {
    Table table;
    table.open("english", "..xoo/..xoo/oooxooo/ooooooo/xxooooo/..ooo/..ooo",
               "..ooo/..ooo/ooooxoo/ooooooo/ooxoooo/..ooo/..ooo");
    table.play({"a5", "c5"});
    table.ask("solve");
    table.answer(solved_by("c1-c3 c3-e3"));
    CHECK(labels(table) == std::vector<std::string>{phrase::play::start(),
                                                    phrase::play::move(1, "a5-c5"),
                                                    phrase::play::move_by_computer(2, "c1-c3-e3")});
    table.choose("move:2");
    CHECK(playback_mode(table.state()));  // continues from there
    CHECK_FALSE(playback_mode(table.state())->playing);
    table.choose("move:1");
    CHECK(playback_mode(table.state()));
    table.choose("move:0");  // before the solution: the mode ends
    CHECK_FALSE(playback_mode(table.state()));
    table.collect();
    Table next;
    next.app.dispatch(Restore{table.stored});
    CHECK(labels(next) == labels(table));
}

TEST_CASE("a choice that is not there is answered in words", "[ui]") {
    for (const char* id :
         {"move:9", "move:", "move:1x", "move:99999999999999999999", "problem:z9", "figure:"}) {
        CAPTURE(id);
        Table table;
        table.choose(id);
        CHECK(table.state().message->tone == Tone::kBad);
        CHECK(table.pegs() == 32);
    }
}

TEST_CASE("the moves can be copied", "[ui]") {
    Table table;
    CHECK_FALSE(enabled(table.state(), "copy"));
    table.play({"d2", "d4", "b3", "d3"});
    table.run("undo");
    table.run("copy");
    table.collect();
    CHECK(table.copied == "d2-d4 b3-d3");
}

}  // namespace peg
