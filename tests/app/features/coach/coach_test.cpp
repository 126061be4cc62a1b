// SPDX-License-Identifier: MIT
// The coach: what each jump does, where a game was lost, and why it can no longer be won.

#include <catch2/catch_test_macros.hpp>

#include "app/kit/coach/coach.h"
#include "app/kit/solution/playback_mode.h"
#include "app/kit/words/words.h"
#include "app/model/knowledge/finding.h"
#include "app/present/snapshot.h"
#include "app/support.h"
#include "app/words/language.h"
#include "core/board/catalogue.h"
#include "core/board/jumps.h"
#include "report/job.h"
#include "words/phrases/ask.h"
#include "words/phrases/coach.h"
#include "words/phrases/count.h"
#include "words/phrases/hole.h"
#include "words/phrases/play.h"

namespace peg {

namespace {

std::string verdict_of(const Table& table, const char* jump) {
    for (const JudgedJump& judged : judged_jumps(table.state()))
        if (format_jump(table.state().played.game.board(), judged.jump) == jump)
            return std::string(verdict_name(judged.verdict));
    return "not legal";
}

}  // namespace

TEST_CASE("off, the coach asks and says nothing", "[ui]") {
    Table table;
    table.open("english", kCross, "d4");
    CHECK(table.serve_all() == 0);
    CHECK(judged_jumps(table.state()).empty());
    CHECK_FALSE(words::badge(table.state()));
}

TEST_CASE("on, it judges every jump, as the answers come in", "[ui]") {
    Table table;
    table.open("english", kCross, "d4");
    table.ask("coach");
    CHECK(table.request["command"] == "hint");
    CHECK(words::badge(table.state())->text == phrase::coach::thinking());
    CHECK(verdict_of(table, "d3-f3") == "undecided");
    // No player waits: no spinner, no frames.
    CHECK_FALSE(shows_thinking(table.state()));
    CHECK(table.rest(1));
    table.progress(R"({"verdict":"solvable","jump":"d3-f3",
        "solution":["d3-f3","d5-d3","c3-e3","f3-d3","d2-d4"],
        "jumps":[{"jump":"d3-f3","verdict":"solvable"},{"jump":"d3-d1","verdict":"undecided"}]})");
    CHECK(words::badge(table.state())->text == phrase::coach::winnable());
    CHECK(verdict_of(table, "d3-f3") == "solvable");
    CHECK(verdict_of(table, "d3-d1") == "undecided");
    CHECK(words::label(table.state(), table.hole("d3")) ==
          phrase::hole::winning(phrase::hole::peg("d3")));
    table.serve_all();
    CHECK(verdict_of(table, "d3-d1") == "unsolvable");
    CHECK(verdict_of(table, "d4-d6") == "unsolvable");
    CHECK(words::status(table.state()).title ==
          phrase::coach::keep_winnable(2, phrase::count::jumps(4)));
    table.activate("d3");
    CHECK(words::label(table.state(), table.hole("f3")) ==
          phrase::hole::winning(phrase::hole::target(phrase::hole::hole("f3"))));
    CHECK(words::label(table.state(), table.hole("d1")) ==
          phrase::hole::losing(phrase::hole::target(phrase::hole::hole("d1"))));
}

TEST_CASE("what is known is not asked again", "[ui]") {
    Table table;
    table.open("english", kCross, "d4");
    table.run("coach");
    CHECK(table.serve_all() == 2);  // the jumps, and the number of solutions
    table.activate("d3");
    table.activate("f3");
    CHECK(table.serve_all() == 2);
    table.run("undo");
    table.run("redo");
    table.run("new_game");
    table.open("english", kCross, "d4");
    CHECK(table.serve_all() == 0);
    table.run("hint");  // already known
    CHECK(table.state().marks.hint);
    CHECK(matches(table.last_said(), phrase::ask::hint_where(kAny) + kAny));
    table.open("english", kCross, "any");  // another finish: nothing is known
    CHECK(table.serve_all() == 2);
}

TEST_CASE("the coach counts the solutions last of all, and lets nothing wait for that", "[ui]") {
    Table table;
    table.open("english", kCross, "d4");
    table.ask("coach");
    REQUIRE(table.request["command"] == "hint");
    const auto judge = [&] {
        table.serve();
        table.collect();
    };
    judge();
    REQUIRE(table.request["command"] == "count");
    CHECK(table.seconds < 20);
    CHECK(table.request["max_memory"] <= 256);  // half of the memory that a phone gives a page
    CHECK_FALSE(shows_thinking(table.state()));
    CHECK(table.rest(1));  // needs no frames
    CHECK(words::solutions_left(table.state()).empty());
    SECTION("they are enough: the positions are not waited for") {
        table.progress(R"({"verdict":"solvable","solutions":null,"positions":null})");
        CHECK(table.state().thinking);
        table.progress(R"({"verdict":"solvable","solutions":"1234","positions":null})");
        CHECK_FALSE(table.state().thinking);
        table.collect();
        CHECK(table.cancelled == std::vector{table.asked});
        CHECK(table.said.empty());  // not asked by the player
        CHECK(words::status(table.state()).text == phrase::coach::many_solutions_left(1234) + '.');
        const Json json = Json::parse(format_snapshot(table.state(), {}));
        CHECK(json["status"] == sentences({pegs_and_jumps(6, 4),
                                           phrase::coach::coach_says(phrase::coach::winnable())}) +
                                    ", " + phrase::coach::many_solutions_left(1234));
    }
    SECTION("where they are too many an estimate of the odds says that it is one") {
        table.answer(R"({"verdict":"solvable","solutions":null,"odds":null,"estimate":
            {"odds":{"mean":0.002,"error":0.00005},"play_outs":null,"samples":10240}})");
        CHECK(words::status(table.state()).text ==
              sentences({phrase::coach::chance_games(500), phrase::coach::estimated(5, 10240)}));
        table.ask("count");
        REQUIRE(table.request["command"] == "count");
        table.answer(R"({"verdict":"solvable","solutions":null,"odds":null,"estimate":
            {"odds":{"mean":0.002,"error":0.00005},"play_outs":null,"samples":10240}})");
        CHECK(table.last_said().ends_with(phrase::coach::estimated(5, 10240)));
    }
    SECTION("an estimate that is none says nothing") {
        table.answer(R"({"verdict":"solvable","solutions":null,"odds":null,"estimate":
            {"odds":{"mean":-1,"error":"x"},"samples":7}})");
        CHECK(words::status(table.state()).text.empty());
    }
    SECTION("a jump calls it off") {
        const std::uint32_t count = table.asked;
        table.activate("d3");
        table.activate("f3");
        table.collect();
        CHECK(table.cancelled == std::vector{count});
        CHECK(table.request["command"] == "hint");
        judge();
        CHECK(table.request["command"] == "count");
        table.answer(R"({"verdict":"solvable","solutions":"1","positions":5})");
        CHECK(words::status(table.state()).text ==
              sentences({phrase::play::last_jump(phrase::play::jump("d3", "f3")),
                         phrase::coach::solutions_left(1) + '.'}));
    }
    SECTION("so does a question of the player's") {
        const std::uint32_t count = table.asked;
        table.ask("shortest");
        CHECK(table.cancelled == std::vector{count});
        CHECK(table.request["shortest"] == true);
    }
    SECTION("where there are too many, nothing is said and nothing asked again") {
        table.answer(R"({"verdict":"undecided","solutions":null,"positions":null})");
        CHECK(words::status(table.state()).text.empty());
        const std::uint32_t count = table.asked;
        table.rest(1);
        table.collect();
        CHECK(table.asked == count);
    }
    SECTION("nor after a failure of the worker") {
        const std::uint32_t count = table.asked;
        table.fail("Out of memory.");
        table.collect();
        CHECK(table.asked == count);
        CHECK(words::badge(table.state())->text == phrase::coach::winnable());
    }
}

TEST_CASE("a lost game: where it was lost, and back there", "[ui]") {
    Table table;
    table.open("english", kCross, "d4");
    for (const char* hole : {"d3", "d1", "d5", "d3"}) table.activate(hole);
    REQUIRE(table.state().played.game.cursor() == 2);
    table.run("hint");
    table.serve_all();
    const auto last = table.state().coach.loss.last_winnable;
    REQUIRE(last);
    CHECK(*last == 0);
    CHECK(words::lost_since(table.state().played.game, *last) ==
          phrase::coach::winnable_ago(2, "d3-d1"));
    CHECK(applies(table.state(), "go_back"));
    table.run("go_back");
    CHECK(table.state().played.game.cursor() == 0);
    CHECK(table.last_said().starts_with(phrase::play::back_at_winnable()));
    CHECK(table.state().played.game.jumps().size() == 2);  // redo is still possible
    CHECK_FALSE(applies(table.state(), "go_back"));
}

TEST_CASE("the mistake is found among many jumps with few questions", "[ui]") {
    Table table;
    // The first two jumps of a game that is lost long before it ends.
    for (int i = 0; i < 12; ++i) {
        std::optional<JumpId> last;
        const Game& game = table.state().played.game;
        for_each_jump(game.board(), game.position(), [&](JumpId id) { last = id; });
        const Jump& jump = game.board().jump(*last);
        table.activate(format_hole(game.board(), jump.from).c_str());
        if (table.state().hand.selected != jump.from)
            table.activate(format_hole(game.board(), jump.from).c_str());
        table.activate(format_hole(game.board(), jump.to).c_str());
    }
    REQUIRE(table.state().played.game.cursor() == 12);
    table.run("coach");
    const int questions = table.serve_all();
    const Loss where = table.state().coach.loss;
    REQUIRE(where.lost);
    REQUIRE(where.last_winnable);
    CHECK(questions <= 6);
    // The solver confirms the positions before and after the mistake.
    const Game& game = table.state().played.game;
    const auto winnable = [&](std::size_t at) {
        return solve(game.board(), {game.position_after(at), game.problem().finish}).verdict ==
               Verdict::kSolvable;
    };
    CHECK(winnable(*where.last_winnable));
    CHECK_FALSE(winnable(*where.last_winnable + 1));
}

TEST_CASE("for the fewest pegs, worse is lost", "[ui]") {
    Table table;
    table.open("diamond13");
    table.run("coach");
    table.serve_all();
    const int best = *known_outcome(table.state().coach.knowledge, table.state().played.game, 0);
    CHECK(words::badge(table.state())->text == phrase::coach::best(words::pegs(best)));
    CHECK_FALSE(table.state().coach.loss.lost);
}

TEST_CASE("a worker that fails is not asked for ever", "[ui]") {
    Table table;
    table.ask("coach");
    const std::uint32_t asked = table.asked;
    table.fail("Out of memory.");
    table.collect();
    CHECK(table.asked == asked);
    CHECK(words::badge(table.state())->text == phrase::coach::not_known());
}

TEST_CASE("a lie of the worker is not shown", "[ui]") {
    for (const char* proof : {
             "null",
             R"({"kind":"class"})",
             R"({"kind":"pagoda","weights":{"d4":1},"start":0,"finish":1})",
             R"({"kind":"pagoda","weights":{"d4":9e99,"z7":3},"start":0,"finish":1})",
             R"({"kind":"cases","by":"finish","cases":{"d4":
                 {"kind":"cases","by":"finish","cases":{}}}})",
             R"({"kind":"cases","by":"first_jump","cases":{}})",
             R"({"kind":"exhaustive","positions":9})",
         }) {
        CAPTURE(proof);
        Table table;
        table.ask("solve");
        table.answer(lost_by(proof));
        CHECK(table.last_said() == phrase::sentence(unreadable()));
        CHECK(proof_here(table.state()) == nullptr);
    }
}

TEST_CASE("the coach is silent while a solution is watched", "[ui]") {
    Table table;
    table.open("english", kCross, "d4");
    table.run("coach");
    table.serve_all();
    table.run("solve");  // already known
    REQUIRE(playback_mode(table.state()));
    CHECK(judged_jumps(table.state()).empty());
    table.run("play");
    CHECK_FALSE(judged_jumps(table.state()).empty());
}

TEST_CASE("single letters can be switched off", "[ui]") {
    Table table;
    table.activate("d2");
    table.activate("d4");
    table.run("letter_keys");
    table.key("u");
    CHECK(table.pegs() == 31);
    const Json json = Json::parse(format_snapshot(table.state(), {}));
    for (const Json& command : json["commands"]) {
        const auto keys = command["keys"].get<std::string>();
        CAPTURE(keys);
        CHECK(keys.size() != 1);
        if (command["id"] == "undo") CHECK(keys == "Backspace");
    }
    table.key("Backspace");
    CHECK(table.pegs() == 32);
}

}  // namespace peg
