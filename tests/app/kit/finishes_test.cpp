// SPDX-License-Identifier: MIT
// Games to patterns, to one of some holes, to n pegs and to the most pegs, and with marked pegs:
// played, asked about, linked and stored.

#include <string>

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include "app/kit/coach/coach.h"
#include "app/kit/game/make_link.h"
#include "app/kit/game/survivor.h"
#include "app/kit/proof/proof_mode.h"
#include "app/kit/solution/playback_mode.h"
#include "app/kit/words/words.h"
#include "app/model/stored/drawing_json.h"
#include "app/model/stored/game_json.h"
#include "app/present/scene.h"
#include "app/support.h"
#include "words/phrases/coach.h"
#include "words/phrases/edit.h"
#include "words/phrases/hole.h"
#include "words/phrases/lesson.h"
#include "words/phrases/play.h"
#include "words/phrases/problem.h"
#include "words/phrases/proof.h"
#include "words/phrases/reason.h"

namespace peg {

namespace {

// The pegs in d3 and d4 can jump over each other; the peg in a3 is isolated.
constexpr const char* kThreePegs = "..ooo/..ooo/xooxooo/oooxooo/ooooooo/..ooo/..ooo";
constexpr const char* kTwoPegs = "..ooo/..ooo/oooxooo/oooxooo/ooooooo/..ooo/..ooo";
constexpr const char* kGoalPattern = R"(..???/..?x?/???o???/???????/???o???/..???/..???)";

Game::Status game_status(const Table& table) { return table.state().played.game.status(); }
Reason why_not(const Table& table, Command command) {
    return command_state(table.state(), command).why_not;
}
bool is_named(const Table& table, const char* hole, const std::string& name) {
    return words::label(table.state(), table.hole(hole)) == name;
}

}  // namespace

TEST_CASE("a game is won when its finish is met, and says so", "[ui][finishes]") {
    struct Kind {
        const char* position;
        const char* finish;
    };
    const auto [position, finish] = GENERATE(
        Kind{kThreePegs, "reach:d2"}, Kind{kThreePegs, kGoalPattern}, Kind{kThreePegs, "pegs:2"},
        Kind{kTwoPegs, "one-of:d2,d7"}, Kind{kTwoPegs, "any marked:d4>d2"},
        Kind{kThreePegs, "reach:d2 marked:d4>d2,a3>a3"});
    CAPTURE(finish);
    Table table;
    table.open("english", position, finish);
    CHECK_FALSE(table.state().message);
    const std::string goal = words::goal(table.state());
    CHECK(mentions(table.last_said(), goal));
    table.run("hint");
    table.serve();
    REQUIRE(table.state().marks.hint);
    table.run("solve");
    REQUIRE(playback_mode(table.state()));
    CHECK(table.rest(9));
    CHECK(game_status(table) == Game::Status::kFinished);
    table.open("english", position, finish);
    table.play({"d4", "d2"});
    CHECK(game_status(table) == Game::Status::kFinished);
    CHECK(mentions(table.last_said(), words::outcome(table.state().played.game)));
    CHECK(words::status(table.state()).tone == Tone::kGood);
    if (position == kThreePegs) {
        const Finish won = table.state().played.game.problem().finish;
        CHECK(words::outcome(table.state().played.game) ==
              phrase::play::goal_solved(words::goal(table.state().played.game.board(), won)));
    }
}

TEST_CASE("a pattern is won as often as the position matches, and not when it is missed",
          "[ui][finishes]") {
    Table table;
    table.open("english", kThreePegs, kGoalPattern);
    CHECK(is_named(table, "d2", phrase::hole::peg_wanted(phrase::hole::hole("d2"))));
    CHECK(is_named(table, "d3", phrase::hole::to_be_empty(phrase::hole::peg("d3"))));
    CHECK(is_named(table, "a3", phrase::hole::peg("a3")));
    table.play({"d3", "d5"});
    CHECK(game_status(table) == Game::Status::kStuck);
    CHECK(words::status(table.state()).tone == Tone::kBad);
    // A won game can be continued, and is then no longer won.
    table.open("english", "..ooo/..ooo/oooxooo/oooxooo/oooxooo/..ooo/..ooo", "pegs:2");
    table.play({"d4", "d2"});
    CHECK(game_status(table) == Game::Status::kFinished);
    CHECK(enabled(table.state(), "undo"));
}

TEST_CASE("what the solver cannot be asked with a finish is greyed, with the reason",
          "[ui][finishes]") {
    Table table;
    table.open("english", kThreePegs, "reach:d2");
    for (const char* command : {"shortest", "count", "another", "backwards"}) {
        CAPTURE(command);
        CHECK(why_not(table, command) == phrase::reason::not_to_this_goal);
        CHECK_FALSE(enabled(table.state(), command));
    }
    for (const char* command : {"hint", "solve", "explain", "must", "winnable"})
        CHECK(enabled(table.state(), command));
    table.open("english", kThreePegs, "pegs:2");
    CHECK(enabled(table.state(), "another"));
    table.open("english", kThreePegs, "most");
    CHECK(why_not(table, "must") == phrase::reason::not_to_this_goal);
    table.open("english", kTwoPegs, "one-of:d2,d7");
    for (const char* command : {"shortest", "count", "another", "survivor"})
        CHECK(enabled(table.state(), command));
    table.open("english", kTwoPegs, "any marked:d4>d2");
    for (const char* command : {"shortest", "count", "another", "explain", "must", "survivor"}) {
        CAPTURE(command);
        CHECK(why_not(table, command) == phrase::reason::pegs_marked);
    }
    table.play({"d4", "d2"});
    CHECK(why_not(table, "review") == phrase::reason::pegs_marked);
}

TEST_CASE("the coach, the review and the proof know the finishes", "[ui][finishes]") {
    Table table;
    table.run("coach");
    table.open("english", kThreePegs, "reach:d2");
    table.serve_all();
    CHECK(words::badge(table.state())->text == phrase::coach::winnable());
    table.play({"d3", "d5"});
    table.serve_all();
    CHECK(words::badge(table.state())->text == phrase::coach::lost());
    CHECK(table.state().coach.loss.last_winnable == std::size_t{0});
    // Two pegs cannot reach it: the proof can be read.
    const char* finish = GENERATE("reach:d7", "pegs:1", "one-of:a3,g5", kGoalPattern);
    CAPTURE(finish);
    table.open("english", "..ooo/..ooo/ooxxooo/ooooooo/ooooooo/..ooo/..oox", finish);
    table.run("solve");
    table.serve_all();
    REQUIRE(table.state().message);
    if (table.state().message->tone != Tone::kBad) return;  // it can be won
    CHECK(table.state().message->title == phrase::proof::cannot_be_won());
    REQUIRE(applies(table.state(), "why"));
    table.run("why");
    REQUIRE(proof_mode(table.state()));
    CHECK_FALSE(words::proof(table.state()).text.empty());
    CHECK(seen_goal(table.state()).empty == 0);
}

TEST_CASE("a dead end with the most pegs is compared with the best", "[ui][finishes]") {
    // d4-d2 ends immediately with three pegs; after d3-d5 the game goes on via e5.
    constexpr const char* kChoice = "..ooo/..ooo/oooxooo/oooxooo/oooooxo/..oox/..ooo";
    Table table;
    table.run("coach");
    table.open("english", kChoice, "most");
    table.serve_all();
    const Problem problem = table.state().played.game.problem();
    const int best = peg_count(problem.start) - static_cast<int>(table.solution().jumps.size());
    CHECK(words::badge(table.state())->text == phrase::coach::best(words::pegs(best)));
    table.run("coach");
    const Board board = table.state().played.game.board();
    for (const JumpId id : table.solution().jumps) {
        table.activate(format_hole(board, board.jump(id).from).c_str());
        table.activate(format_hole(board, board.jump(id).to).c_str());
    }
    CHECK(game_status(table) == Game::Status::kStuck);
    table.rest(1);
    table.serve_all();
    const words::Ending ending = words::ending(table.state());
    CHECK(ending.solved);
    CHECK(ending.better == phrase::lesson::end_most(best));
}

TEST_CASE("a marked peg is seen, and a game without it is lost", "[ui][finishes]") {
    Table table;
    table.open("english", kTwoPegs, "any marked:d4>d2");
    CHECK(words::goal(table.state()) ==
          phrase::problem::with_marks(phrase::problem::one_peg_anywhere(),
                                      phrase::problem::mark("d4", "d2")));
    CHECK(is_named(table, "d4", phrase::hole::ends_in(phrase::hole::peg("d4"), "d2")));
    CHECK(is_named(table, "d2", phrase::hole::awaits(phrase::hole::hole("d2"), "d4")));
    CHECK(make_scene(table.state()).marks.size() >= 2);
    table.ask("solve");
    CHECK(table.request["finish"] == "any marked:d4>d2");
    table.serve();
    table.run("stop");
    table.open("english", kTwoPegs, "any marked:d4>d2");
    table.play({"d3", "d5"});
    CHECK(mentions(table.last_said(), phrase::play::one_peg_stuck("d5")) ==
          false);  // the hole itself has no verdict
    CHECK(game_status(table) == Game::Status::kStuck);
    CHECK(is_survivor_gone(table.state()));
    table.run("undo");
    CHECK(seen_goal(table.state()).marks.count == 1);
    // The marked peg is left, but in another hole.
    table.open("english", kTwoPegs, "any marked:d4>a3");
    table.play({"d4", "d2"});
    CHECK(game_status(table) == Game::Status::kStuck);
    CHECK(words::outcome(table.state().played.game) == phrase::play::marks_astray());
    CHECK(is_named(table, "d2", phrase::hole::ends_in(phrase::hole::peg("d2"), "a3")));
    // Jumped over while other jumps are still possible.
    table.open("english", "..ooo/..ooo/oooxoxx/oooxooo/ooooooo/..ooo/..ooo", "any marked:d4>d2");
    table.play({"d3", "d5"});
    CHECK(game_status(table) == Game::Status::kPlaying);
    CHECK(mentions(table.last_said(), phrase::play::marked_gone()));
    CHECK(words::status(table.state()).title == phrase::play::marked_gone());
    table.run("hint");
    CHECK(mentions(table.last_said(), phrase::play::marked_gone()));
}

TEST_CASE("two pegs change places", "[ui][finishes]") {
    Table table;
    table.follow("board=english&position=..ooo/..ooo/oooxooo/oooxooo/ooooooo/..ooo/..ooo"
                 "&marked=d4%3Ed4,d3>d3");
    const Problem& problem = table.state().played.game.problem();
    CHECK(problem.marks.count == 2);
    CHECK(problem.finish == Finish::exactly(problem.start));  // no other peg is left
    table.follow("board=english&position=" + std::string(kTwoPegs) + "&finish=any&marked=d2>d4");
    CHECK(table.state().message->tone == Tone::kBad);  // d2 is empty
}

TEST_CASE("links, stored games and drawings carry finishes and marked pegs", "[ui][finishes]") {
    const char* finish = GENERATE("reach:d2", kGoalPattern, "pegs:2", "one-of:d2,d5", "most",
                                  "any marked:d4>d2,d3>c3", "reach:d2 marked:d4>d2");
    CAPTURE(finish);
    Table table;
    table.open("english", kThreePegs, finish);
    const Problem problem = table.state().played.game.problem();
    const std::string link = problem_link(table.state(), problem);
    table.open("english");
    table.follow(link);
    CHECK(table.state().played.game.problem() == problem);
    table.play({"d4", "d2"});
    const ReadGame read = parse_game(game_json(table.state().played));
    REQUIRE(read.game);
    CHECK(read.whole);
    CHECK(read.game->game.problem() == problem);
    CHECK(read.game->game.cursor() == 1);
    Drawings drawings;
    Drawing& drawing = drawings.try_emplace("english", Problem{}).first->second;
    drawing.change(problem);
    const Json json = drawings_json(drawings);
    CHECK(read_drawings(&json).at("english").now() == problem);
    // The game goes into the library and comes back when another game is opened.
    table.open("english");
    table.run("return");
    CHECK(table.state().played.game.problem() == problem);
}

}  // namespace peg
