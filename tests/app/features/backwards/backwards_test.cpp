// SPDX-License-Identifier: MIT
// A game played backwards: from the last peg to the start, by taps, drags and hints.

#include "app/features/backwards/backwards.h"

#include <catch2/catch_test_macros.hpp>

#include "app/kit/game/ways_back.h"
#include "app/kit/proof/proof_mode.h"
#include "app/kit/solution/playback_mode.h"
#include "app/kit/words/words.h"
#include "app/model/stored/game_json.h"
#include "app/present/snapshot.h"
#include "app/support.h"
#include "words/phrases/backwards.h"
#include "words/phrases/boards.h"
#include "words/phrases/count.h"
#include "words/phrases/edit.h"
#include "words/phrases/hole.h"

namespace peg {

namespace {

Bits built_pegs(const Table& table) { return built(table.state(), *backwards(table.state())).pegs; }
bool is_offered(const Table& table, Command command) {
    const CommandState now = command_state(table.state(), command);
    return now.applies && now.enabled;
}

}  // namespace

TEST_CASE("of two jumps with the same ends the one that fits is taken back", "[ui][backwards]") {
    Table table;
    table.open("xxxoo/jumps:/a1 b1 d1/a1 c1 d1/d1 c1 e1", "xxxoo", "oxoxo");
    table.run("backwards");
    REQUIRE(built_pegs(table) == (bit(table.hole("b1")) | bit(table.hole("d1"))));
    table.play({"d1", "a1"});  // over c1, as there is a peg in b1
    CHECK(built_pegs(table) ==
          (bit(table.hole("a1")) | bit(table.hole("b1")) | bit(table.hole("c1"))));
}

TEST_CASE("of two jumps with the same ends that can be taken back the player chooses one",
          "[ui][backwards]") {
    Table table;
    table.open("xxooo/jumps:/a1 b1 d1/a1 c1 d1", "xxooo", "any");
    table.run("backwards");
    table.activate("d1");  // the last peg
    REQUIRE(built_pegs(table) == bit(table.hole("d1")));
    table.play({"d1", "a1"});
    CHECK(table.state().sheet == "which_jump");
    CHECK(built_pegs(table) == bit(table.hole("d1")));
    table.choose("over:1");
    CHECK(table.state().sheet == Sheet::kNone);
    CHECK(built_pegs(table) == (bit(table.hole("a1")) | bit(table.hole("c1"))));
}

TEST_CASE("the cross is built from its last peg by hints, and watched forwards",
          "[ui][backwards]") {
    Table table;
    table.open("english", kCross, "d4");
    const Bits start = table.state().played.game.position().pegs;
    table.run("backwards");
    CHECK(words::title(table.state()) == phrase::backwards::title(phrase::boards("english")));
    CHECK(built_pegs(table) == bit(table.hole("d4")));
    CHECK(words::label(table.state(), table.hole("d4")) == phrase::hole::peg("d4"));
    CHECK(words::label(table.state(), table.hole("d2")) == phrase::hole::hole("d2"));
    CHECK_FALSE(is_offered(table, "play_this"));
    CHECK_FALSE(is_offered(table, "solve"));
    for (int steps = 1; steps <= 5; ++steps) {
        table.run("hint");  // answered when the verdict comes
        table.serve_all();
        const auto hint = backwards(table.state())->hint;
        REQUIRE(hint);
        const Jump& jump = table.state().played.game.board().jump(*hint);
        table.activate(format_hole(table.state().played.game.board(), jump.to).c_str());
        CHECK(words::label(table.state(), jump.from)
                  .ends_with(phrase::hole::hint(phrase::hole::target(""))));
        table.activate(format_hole(table.state().played.game.board(), jump.from).c_str());
        CHECK(peg_count(Position{built_pegs(table)}) == 1 + steps);
    }
    CHECK(built_pegs(table) == start);
    CHECK(table.last_said().starts_with(phrase::backwards::built(phrase::count::jumps(5))));
    CHECK(table.state().played.game.position().pegs == start);  // the game itself is unchanged
    CHECK_FALSE(is_offered(table, "hint"));
    table.run("play_this");
    REQUIRE(playback_mode(table.state()));
    CHECK(backwards(table.state()) == nullptr);
    CHECK(playback_mode(table.state())->end == 5);
}

TEST_CASE("jumps are taken back by taps and drags, and undone", "[ui][backwards]") {
    Table table;
    table.open("english");
    table.run("backwards");
    table.activate("d4");
    CHECK(table.last_said() ==
          phrase::backwards::chosen("d4", table.one_of({"d2", "b4", "f4", "d6"})));
    table.activate("d1");
    CHECK(table.last_said() == phrase::backwards::no_jump("d1", "d4"));
    table.activate("d2");
    const Bits two = bit(table.hole("d2")) | bit(table.hole("d3"));
    CHECK(built_pegs(table) == two);
    table.rest(2);
    table.drag(table.centre("d3"), table.centre("b3"));
    const Bits three = bit(table.hole("d2")) | bit(table.hole("b3")) | bit(table.hole("c3"));
    CHECK(built_pegs(table) == three);
    table.drag(table.centre("d2"), table.centre("g5"));  // has no effect
    CHECK(built_pegs(table) == three);
    table.run("undo");
    CHECK(built_pegs(table) == two);
    table.run("redo");
    CHECK(built_pegs(table) == three);
    table.run("restart");
    CHECK(built_pegs(table) == bit(table.hole("d4")));
    CHECK_FALSE(is_offered(table, "restart"));
    table.key("Escape");
    CHECK(backwards(table.state()) == nullptr);
    CHECK(table.pegs() == 32);
    CHECK(table.last_said().starts_with(phrase::edit::back_in_game()));
}

TEST_CASE("an arrow takes back the one jump that way, and none in the game below",
          "[ui][backwards]") {
    Table table;
    table.open("english");
    table.run("backwards");
    table.key("Enter");  // the cursor begins in the middle
    table.key("ArrowUp");
    CHECK(built_pegs(table) == (bit(table.hole("d2")) | bit(table.hole("d3"))));
    CHECK(table.pegs() == 32);
    CHECK(table.state().played.game.jumps().empty());
}

TEST_CASE("what was built is there again, also from what is stored", "[ui][backwards]") {
    Table table;
    table.open("english", kCross, "d4");
    table.run("backwards");
    for (const char* hole : {"d4", "d2", "d2", "f2"}) table.activate(hole);
    table.run("undo");
    const std::size_t steps = backwards(table.state())->taken.size();
    REQUIRE(steps > 0);
    const std::size_t cursor = backwards(table.state())->cursor;
    const Bits pegs = built_pegs(table);
    table.run("leave");
    const PlayedGame left = remembered(table.state());
    SECTION("in the same game") {}
    SECTION("after another one") {
        table.open("european");
        table.run("return");
    }
    SECTION("from what is stored") {
        const Json json = game_json(left);
        const ReadGame read = parse_game(json);
        CHECK(read.whole);
        CHECK(read.game->backwards_line == left.backwards_line);
        const auto changed = [&](const char* field, const char* text) {
            Json other = json;
            other["backwards"][field] = text;
            return parse_game(other);
        };
        CHECK_FALSE(changed("end", "nonsense").whole);
        CHECK_FALSE(changed("end", "..xoo/..ooo/ooooooo/ooooooo/ooooooo/..ooo/..ooo").whole);
        CHECK_FALSE(changed("jumps", "d2-z9").whole);
        CHECK(changed("jumps", "a3-c3").game->backwards_line.taken.empty());
        CHECK(changed("cursor", "many").game->backwards_line.cursor == 0);
    }
    table.run("backwards");
    CHECK(built_pegs(table) == pegs);
    CHECK(backwards(table.state())->taken.size() == steps);
    CHECK(backwards(table.state())->cursor == cursor);
    table.run("restart");
    CHECK(built_pegs(table) == bit(table.hole("d4")));
}

TEST_CASE("where the start cannot be built any more, the proof can be read", "[ui][backwards]") {
    Table table;
    table.open("english", kCross, "d4");
    table.run("backwards");
    table.play({"d4", "f4"});  // the cross has no peg there
    table.play({"e4", "e2"});
    table.serve_all();
    const Backwards& mode = *backwards(table.state());
    REQUIRE(mode.judgement);
    CHECK(mode.judgement->verdict == Verdict::kUnsolvable);
    const Json snapshot = Json::parse(format_snapshot(table.state(), {}));
    CHECK(snapshot["status"] == phrase::backwards::pegs_of(3, 6));
    REQUIRE(is_offered(table, "why"));
    table.run("why");
    CHECK(proof_mode(table.state()) != nullptr);
    CHECK(table.last_said().starts_with(phrase::backwards::cannot_be_built()));
    table.run("hint");
    table.run("undo");
    CHECK(proof_mode(table.state()) == nullptr);
    CHECK(backwards(table.state())->cursor == 1);
}

TEST_CASE("without a finish hole the last peg is chosen first", "[ui][backwards]") {
    Table table;
    table.open("english", kCross, "any");
    table.run("backwards");
    CHECK(built_pegs(table) == 0);
    CHECK(words::status(table.state()).title == phrase::backwards::tap_last());
    CHECK_FALSE(is_offered(table, "hint"));
    CHECK_FALSE(is_offered(table, "undo"));
    table.activate("a3");  // which the rule of three excludes
    CHECK(built_pegs(table) == bit(table.hole("a3")));
    table.run("hint");
    table.serve_all();
    REQUIRE(table.state().message);
    CHECK(table.state().message->title == phrase::backwards::cannot_be_built());
    table.run("undo");
    CHECK(built_pegs(table) == 0);
    table.run("coach");
    table.activate("d4");
    table.serve_all();
    CHECK(words::status(table.state()).title == phrase::backwards::can_be_built());
    // After an error of the solver the verdict stays unknown, and is not asked for again forever.
    table.play({"d4", "b4"});
    table.collect();
    table.fail("Out of memory.");
    table.open("triangle15");  // changing the board ends the mode
    CHECK(backwards(table.state()) == nullptr);
}

}  // namespace peg
