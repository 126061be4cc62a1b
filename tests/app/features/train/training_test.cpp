// SPDX-License-Identifier: MIT
// The player's own mistakes: how they are kept and practised.

#include <catch2/catch_test_macros.hpp>

#include "app/features/train/training.h"
#include "app/kit/words/words.h"
#include "app/support.h"
#include "words/phrases/boards.h"
#include "words/phrases/hole.h"
#include "words/phrases/play.h"
#include "words/phrases/problem.h"
#include "words/phrases/reason.h"
#include "words/phrases/train.h"

namespace peg {

namespace {

words::Status status_of(const Table& table) { return words::status(table.state()); }

// A jump of the position on the board that keeps or loses the game, by the solver's judgement.
std::pair<std::string, std::string> jump_that(const Table& table, bool keeps) {
    const Board board = table.state().played.game.board();
    const Position here = table.state().played.game.position();
    for (JumpId id = 0; id < board.jumps().size(); ++id) {
        const Jump& jump = board.jump(id);
        if (!is_legal(here, jump)) continue;
        const Problem after{play(here, jump), table.state().played.game.problem().finish};
        if ((solve(board, after).verdict == Verdict::kSolvable) == keeps)
            return {format_hole(board, jump.from), format_hole(board, jump.to)};
    }
    return {};
}

void jump(Table& table, const std::pair<std::string, std::string>& holes) {
    table.activate(holes.first.c_str());
    table.activate(holes.second.c_str());
}

// A table after one mistake, the first losing jump.
Table with_mistake() {
    Table table;
    table.open("english", kCross, "d4");
    const auto wrong = jump_that(table, false);
    REQUIRE_FALSE(wrong.first.empty());
    table.run("coach");
    table.serve_all();
    jump(table, wrong);
    table.serve_all();
    table.run("coach");
    REQUIRE(table.state().achieved.mistakes.size() == 1);
    return table;
}

}  // namespace

TEST_CASE("without a mistake the trainer is greyed, and says how one comes there", "[ui]") {
    Table table;
    CHECK_FALSE(enabled(table.state(), "trainer"));
    CHECK(words::why_not(table.state(), "trainer") == phrase::reason::no_mistakes());
    table.run("trainer");
    CHECK(training(table.state()) == nullptr);
    Table with = with_mistake();
    CHECK(enabled(with.state(), "trainer"));
    CHECK(words::why_not(with.state(), "trainer").empty());
}

TEST_CASE("the jump that lost a game is kept, with the position before it", "[ui]") {
    Table table = with_mistake();
    const KeptMistake mistake = table.state().achieved.mistakes.front();
    CHECK(mistake.position == kCross);
    CHECK(mistake.board == "english");
    CHECK(mistake.finish == "d4");
    CHECK_FALSE(mistake.mended);
    table.collect();
    Table later;
    later.app.dispatch(Restore{table.stored});
    REQUIRE(later.state().achieved.mistakes.size() == 1);
    CHECK(later.state().achieved.mistakes.front().jump == mistake.jump);
}

TEST_CASE("what is tried out while practising is no line of a game, and nothing gives it away",
          "[ui]") {
    Table table = with_mistake();
    table.run("trainer");
    REQUIRE(training(table.state()) != nullptr);
    for (const Command command : {"hint", "solve", "analyse"})
        CHECK_FALSE(enabled(table.state(), command));
    CHECK(words::why_not(table.state(), "hint") == phrase::reason::find_yourself());
    jump(table, jump_that(table, false));
    table.app.dispatch(Run{"undo"});
    jump(table, jump_that(table, true));
    table.choose("line:0");
    CHECK(training(table.state()) != nullptr);
}

TEST_CASE("to open the problem that is practised goes on with its game", "[ui]") {
    Table table = with_mistake();
    const std::string played = table.line();
    table.choose("board:european");
    table.play({"c3", "c1"});
    table.run("trainer");
    REQUIRE(training(table.state()) != nullptr);
    table.choose("figure:cross");
    CHECK(training(table.state()) == nullptr);
    CHECK(table.line() == played);
    table.choose("board:european");
    CHECK(table.line() == "c3-c1");
}

TEST_CASE("a wrong jump is said and taken back, a right one is confirmed", "[ui]") {
    Table table = with_mistake();
    table.play({"d3", "b3"});  // the player's own game continues meanwhile
    const std::string before = table.line();
    table.run("trainer");
    REQUIRE(training(table.state()) != nullptr);
    CHECK(table.position() == kCross);
    CHECK(status_of(table).title == phrase::train::find());
    CHECK(words::title(table.state()) ==
          phrase::problem::named(phrase::train::title(), phrase::boards("english")));
    CHECK_FALSE(applies(table.state(), "edit"));

    const auto wrong = jump_that(table, false);
    jump(table, wrong);
    table.serve_all();
    CHECK(status_of(table).title ==
          phrase::train::wrong(phrase::play::jump(wrong.first, wrong.second)));
    CHECK(table.rest(2));
    CHECK(table.position() == kCross);
    CHECK_FALSE(table.state().achieved.mistakes.front().mended);

    const auto right = jump_that(table, true);
    const std::string confirmed =
        phrase::train::right(phrase::play::jump(right.first, right.second));
    jump(table, right);
    table.serve_all();
    CHECK(status_of(table).title == confirmed);
    CHECK(table.rest(2));
    CHECK(table.pegs() == 5);
    CHECK(table.state().achieved.mistakes.front().mended);
    CHECK(table.state().screen.needs.only == std::vector<Command>{"leave"});

    // Playing on brings all commands back.
    jump(table, jump_that(table, true));
    CHECK(table.state().screen.needs.only.empty());
    CHECK(enabled(table.state(), "undo"));
    CHECK(applies(table.state(), "hint"));
    CHECK_FALSE(matches(status_of(table).title, phrase::train::right(kAny)));
    table.run("undo");
    CHECK(status_of(table).title == confirmed);

    // Meanwhile the player's own game is stored; afterwards it is back on the board.
    table.collect();
    CHECK(Json::parse(table.stored)["jumps"] == before);
    CHECK(Json::parse(table.stored)["mistakes"][0]["mended"] == true);
    table.run("leave");
    CHECK(training(table.state()) == nullptr);
    CHECK(table.line() == before);
}

TEST_CASE("practising is no try, solves nothing, and shows no verdicts beforehand", "[ui]") {
    Table table = with_mistake();
    const Tries tries = table.state().achieved.tries;
    table.run("coach");
    table.run("trainer");
    table.serve_all();
    for (const std::string hole : {"d3", "c3", "e3"})
        CHECK(words::label(table.state(), table.hole(hole.c_str())) == phrase::hole::peg(hole));
    jump(table, jump_that(table, true));
    table.serve_all();
    CHECK(table.state().achieved.tries == tries);
    CHECK(table.state().achieved.solved.empty());
    table.key("Escape");
    table.key("Escape");
    CHECK(training(table.state()) == nullptr);
}

TEST_CASE("mistakes of two tabs become one list, and what is mended in either is mended", "[ui]") {
    const KeptMistake one{"english", "a", "d4", "d2-d4"};
    KeptMistake mended = one;
    mended.mended = true;
    const KeptMistake two{"english", "b", "d4", "d2-d4"};
    Mistakes ours{one};
    CHECK_FALSE(contains(ours, {mended}));
    merge(ours, {mended, two, two});
    REQUIRE(ours.size() == 2);
    CHECK(ours[0].mended);
    CHECK(contains(ours, {one}));
    CHECK(open_mistakes(ours) == 1);
    Mistakes thousands;
    for (std::size_t i = 0; i < 3000; ++i)
        add_mistake(thousands, {"english", std::to_string(i), "d4", "d2-d4"});
    merge(ours, thousands);
    CHECK(ours.size() == 3002);  // none is dropped
    CHECK(open_mistakes(ours) == 3001);
    const Json json = mistakes_json(ours);
    CHECK(read_mistakes(&json).size() == ours.size());
    const Mistakes odd{{"a \"quoted\" \\ board\n", "caf\u00e9", "d4", "", true}};
    const Json odd_json = mistakes_json(odd);
    REQUIRE(read_mistakes(&odd_json).size() == 1);
    CHECK(read_mistakes(&odd_json)[0].is_same_position(odd[0]));
    CHECK(read_mistakes(&odd_json)[0].mended);
    const Json rubbish = parse_json(R"([1,{"board":""},{"board":7},"x"])");
    CHECK(read_mistakes(&rubbish).empty());
}

TEST_CASE("a kept mistake that nobody can read is passed over", "[ui]") {
    Table table;
    table.app.dispatch(Restore{
        R"({"version":1,"mistakes":[{"board":"english","position":"..xoo/..xoo/oooxooo/ooooooo/ooooooo/..ooo/..ooo","finish":"e3","jump":"c2-e2"},
            {"board":"nowhere","position":"x","finish":"d4","jump":"a1-z9"}]})"});
    table.run("trainer");
    REQUIRE(training(table.state()) != nullptr);
    CHECK(training(table.state())->number == 0);
}

TEST_CASE("a game lost to the marked last peg alone is no mistake of the problem", "[ui]") {
    Table table;
    table.open("english", kCross, "d4");
    const Board board = table.state().played.game.board();
    const Jump first =
        board.jump(*legal_jumps(board, table.state().played.game.position()).begin());
    table.activate(format_hole(board, first.over).c_str());
    table.run("survivor");
    table.run("coach");
    table.serve_all();
    table.activate(format_hole(board, first.from).c_str());
    table.activate(format_hole(board, first.to).c_str());
    REQUIRE(table.state().played.game.cursor() == 1);
    table.serve_all();
    CHECK(table.state().achieved.mistakes.empty());
}

TEST_CASE("while one practises the coach says nothing of the position", "[ui]") {
    Table table = with_mistake();
    table.run("coach");
    table.run("trainer");
    REQUIRE(training(table.state()) != nullptr);
    jump(table, jump_that(table, false));
    table.serve_all();
    CHECK_FALSE(words::badge(table.state()));
}

}  // namespace peg
