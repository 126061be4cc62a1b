// SPDX-License-Identifier: MIT
// Questions to the solver, its answers, and playing solutions.

#include <map>
#include <utility>

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include "app/kit/game/survivor.h"
#include "app/kit/proof/proof_mode.h"
#include "app/kit/solution/playback_mode.h"
#include "app/kit/words/words.h"
#include "app/support.h"
#include "words/phrases/ask.h"
#include "words/phrases/coach.h"
#include "words/phrases/count.h"
#include "words/phrases/explanation.h"
#include "words/phrases/hole.h"
#include "words/phrases/list.h"
#include "words/phrases/play.h"
#include "words/phrases/proof.h"
#include "words/phrases/where.h"

namespace peg {

TEST_CASE("a hint asks about the position, and says where, which peg, and the jump", "[ui]") {
    Table table;
    table.activate("d2");
    table.activate("d4");
    table.ask("hint");
    CHECK(table.request["command"] == "hint");
    CHECK(table.request["board"] == "english");
    CHECK(table.request["position"] == table.position());
    CHECK(table.request["finish"] == "d4");
    table.answer(hinted("b3-d3", solution_after(1)));
    CHECK(table.last_said() == sentences({phrase::ask::hint_where(phrase::where::left()),
                                          phrase::ask::can_be_won(), phrase::ask::hint_more()}));
    const Bits part = hinted_holes(table.state());
    CHECK(peg_count(Position{part}) == 6);  // the left arm
    CHECK(contains(part, table.hole("b3")));
    CHECK_FALSE(shown_jump(table.state()));
    const std::uint32_t asked = table.asked;
    table.run("hint");
    CHECK(table.last_said() == sentences({phrase::ask::hint_peg("b3"), phrase::ask::hint_more()}));
    CHECK(hinted_holes(table.state()) == bit(table.hole("b3")));
    CHECK_FALSE(shown_jump(table.state()));
    for (int n = 0; n < 2; ++n) {  // nothing more to learn after that
        table.run("hint");
        CHECK(table.last_said() ==
              sentences({phrase::ask::hint(phrase::play::jump("b3", "d3")),
                         phrase::coach::can_still(), phrase::coach::begins_solution(30)}));
        REQUIRE(shown_jump(table.state()));
        CHECK(format_jump(table.state().played.game.board(), *shown_jump(table.state())) ==
              "b3-d3");
    }
    CHECK(table.asked == asked);
    CHECK(table.state().played.help.hints == 1);  // a hint counts once, in any number of steps
    table.activate("d5");
    table.activate("b3");
    table.activate("d3");
    CHECK_FALSE(table.state().marks.hint);
}

TEST_CASE("a hint is shown as soon as it is known, and the rest of the search called off", "[ui]") {
    Table table;
    table.ask("hint");
    table.progress(kUndecided);
    CHECK(table.state().thinking->nodes == 5000);
    table.progress(hinted("d2-d4", solution_after(0)));
    table.collect();
    CHECK(table.said.back().starts_with(phrase::ask::hint_where(phrase::where::top()) + ' '));
    CHECK(table.cancelled == std::vector{table.asked});
    CHECK_FALSE(table.state().thinking);
}

TEST_CASE("answers to old questions are dropped", "[ui]") {
    Table table;
    table.ask("hint");
    const std::uint32_t old = table.asked;
    table.activate("d2");
    table.activate("d4");
    table.collect();
    CHECK(table.cancelled == std::vector{old});
    table.answer(hinted("b4-d4", ""));
    CHECK_FALSE(table.state().marks.hint);
    table.run("hint");
    table.ask("solve");
    CHECK(table.asked == old + 2);
    CHECK(table.cancelled == std::vector{old + 1});
}

TEST_CASE("an answer whose jumps do not lead to the finish is not believed", "[ui]") {
    const char* solution = GENERATE(as<const char*>{}, R"(["a1"])", R"(["d2-d4-d6"])",
                                    R"(["c3-c5"])", R"(["d2-d4"])", "[]", "null", "7");
    const Command command = GENERATE("hint", "solve", "winnable", "shortest");
    CAPTURE(solution);
    Table table;
    table.ask(command);
    table.answer(R"({"verdict":"solvable","jump":"d2-d4","jumps":)" + std::string(solution) +
                 R"(,"solution":)" + solution + "}");
    CHECK_FALSE(table.state().marks.hint);
    CHECK_FALSE(playback_mode(table.state()));
    CHECK(table.state().message->tone == Tone::kBad);
}

TEST_CASE("that a position is lost is said in plain words, and why to who asks", "[ui]") {
    Table table;
    table.ask("hint");
    table.answer(lost_by(R"({"kind":"search","positions":48211})"));
    CHECK(table.last_said() == phrase::proof::cannot_be_won());
    REQUIRE(enabled(table.state(), "why"));
    table.run("why");
    CHECK(mentions(table.last_said(), phrase::explanation::tried(48211)));
    table.run("leave");
    table.run("solve");  // already known: the solver is not asked
    CHECK(table.last_said().starts_with(phrase::proof::cannot_be_won()));
    // Two pegs in d1 and e1, which have no weight for d4.
    table.open("english", kLost, "d4");
    table.ask("solve");
    table.answer(lost_by(kProofOfLost));
    CHECK_FALSE(mentions(table.last_said(), phrase::explanation::worth(0, 1)));
    table.run("why");
    CHECK(mentions(table.last_said(), phrase::explanation::worth(0, 1)));
    table.open("triangle15");
    table.ask("hint");
    table.answer(kUndecided);
    CHECK(table.last_said() == sentences({phrase::ask::no_memory(), phrase::ask::not_known()}));
    table.ask("hint");
    table.progress("{}", 19.9);
    table.answer(kUndecided);
    CHECK(table.last_said().starts_with(phrase::ask::no_answer(20)));
}

TEST_CASE("why is offered only to who asked about this position", "[ui]") {
    Table table;
    table.open("english", kLost, "d4");
    table.ask("hint");
    table.answer(lost_by(kProofOfLost));
    CHECK(applies(table.state(), "why"));
    table.play({"d1", "f1"});
    table.play({"e1", "c1"});
    table.run("undo");
    REQUIRE(table.state().played.game.cursor() == 0);
    CHECK_FALSE(applies(table.state(), "why"));
    table.run("hint");
    CHECK(applies(table.state(), "why"));
    table.run("coach");
    table.play({"e1", "c1"});
    table.run("undo");
    CHECK(applies(table.state(), "why"));  // the coach says so anyway
}

TEST_CASE("thinking is shown only after a while, and can be stopped", "[ui]") {
    Table table;
    table.run("solve");
    CHECK_FALSE(applies(table.state(), "stop"));
    CHECK_FALSE(words::status(table.state()).thinking);
    CHECK_FALSE(table.rest(0.3f));  // frames continue: the spinner turns
    CHECK(applies(table.state(), "stop"));
    CHECK(words::status(table.state()).thinking);
    table.run("stop");
    table.collect();
    CHECK(table.cancelled.size() == 1);
    CHECK(table.rest(1));
}

TEST_CASE("a worker that is lost or fails is told to the player", "[ui]") {
    Table table;
    table.ask("solve");
    table.fail("The solver was started again.", Reply::Kind::kLost);
    CHECK(table.last_said() == "The solver was started again.");
    CHECK(table.state().thinking);  // waits for the new worker
    table.fail("Out of memory.");
    CHECK(table.last_said() == "Out of memory.");
}

TEST_CASE("a solution is played to its end, and is part of the game", "[ui]") {
    Table table;
    table.open("english", kShort, "e3");
    table.ask("solve");
    table.answer(solved_by("c1-c3 c3-e3"));
    REQUIRE(playback_mode(table.state()));
    CHECK(table.last_said() ==
          phrase::ask::solution(phrase::count::jumps(2), phrase::count::in_moves(1)));
    CHECK(table.pegs() == 3);
    CHECK(table.rest(5));
    CHECK(table.pegs() == 1);
    CHECK(table.last_said() ==
          sentences({jumped("c3", "e3", 1), phrase::play::one_peg_solved("e3")}));
    CHECK_FALSE(playback_mode(table.state())->playing);

    table.run("step_back");
    CHECK(table.pegs() == 2);
    table.run("step");
    CHECK(table.pegs() == 1);
    table.run("leave");
    CHECK_FALSE(playback_mode(table.state()));
    table.run("undo");
    table.run("undo");
    CHECK(table.pegs() == 3);
}

TEST_CASE("the player pauses, changes its pace, and stops at its ends", "[ui]") {
    Table table;
    table.open("english", kShort, "e3");
    table.ask("solve");
    table.answer(solved_by("c1-c3 c3-e3"));
    table.key(" ");
    CHECK_FALSE(playback_mode(table.state())->playing);
    CHECK(table.rest(5));
    CHECK(table.pegs() == 3);
    CHECK_FALSE(enabled(table.state(), "step_back"));
    for (int i = 0; i < 9; ++i) table.key("+");
    CHECK(table.state().settings.speed == kFastest);
    for (int i = 0; i < 9; ++i) table.key("-");
    CHECK(table.state().settings.speed == kSlowest);
    table.key(".");
    table.key(".");
    table.key(".");
    CHECK(table.pegs() == 1);
    CHECK_FALSE(enabled(table.state(), "step"));
    table.key("p");  // from the start again
    CHECK(table.pegs() == 3);
    CHECK(playback_mode(table.state())->playing);
}

TEST_CASE("a jump of one's own ends the solution; its own next jump does not", "[ui]") {
    Table table;
    table.open("english", "..xoo/..xoo/oooxooo/ooooooo/xxooooo/..ooo/..ooo",
               "..ooo/..ooo/ooooxoo/ooooooo/ooxoooo/..ooo/..ooo");
    table.ask("solve");
    table.answer(solved_by("c1-c3 c3-e3 a5-c5"));
    table.activate("c1");
    table.activate("c3");
    CHECK(playback_mode(table.state()));
    CHECK_FALSE(playback_mode(table.state())->playing);
    table.activate("a5");
    table.activate("c5");
    CHECK_FALSE(playback_mode(table.state()));
    CHECK(table.state().played.game.jumps().size() == 2);
}

TEST_CASE("a solution that does not replay is not played", "[ui]") {
    Table table;
    table.ask("solve");
    table.answer(solved_by("d2-d4 d2-d4"));
    CHECK_FALSE(playback_mode(table.state()));
    CHECK(table.state().message->tone == Tone::kBad);
    CHECK(table.state().played.game.jumps().empty());
}

TEST_CASE("the parts of a board are ninths of the rectangle round it", "[ui]") {
    const auto parts = [](const char* name) {
        std::map<std::pair<int, int>, int> sizes;
        const Board board = parse_board_name(name)->board;
        for_each_hole(board.holes(), [&](Hole hole) {
            const BoardPart part = part_of(board, hole);
            ++sizes[{part.down, part.across}];
        });
        return sizes;
    };
    // The arms and the middle of the cross.
    CHECK(parts("english") ==
          std::map<std::pair<int, int>, int>{
              {{-1, 0}, 6}, {{0, -1}, 6}, {{0, 0}, 9}, {{0, 1}, 6}, {{1, 0}, 6}});
    CHECK(parts("triangle15").at({-1, 0}) == 3);  // the two rows at the top
    CHECK(parts("square4").size() == 9);
}

TEST_CASE("whether a position can be won is said without a hint", "[ui]") {
    Table table;
    table.open("english", kCross, "d4");
    table.run("winnable");
    table.serve();
    CHECK(table.last_said() == phrase::ask::can_be_won());
    CHECK(table.state().played.help.hints == 0);
    CHECK(table.state().played.help.has(HelpKind::kSolver));
    CHECK_FALSE(table.state().marks.hint);
    CHECK_FALSE(playback_mode(table.state()));
    const std::uint32_t asked = table.asked;
    table.run("winnable");  // already known
    CHECK(table.last_said() == phrase::ask::can_be_won());
    table.collect();
    CHECK(table.asked == asked);
    table.play({"d3", "d1"});
    table.run("winnable");
    table.serve();
    REQUIRE(table.state().message);
    CHECK(table.state().message->title == phrase::proof::cannot_be_won());
}

TEST_CASE("what every solution has in common stands on the board until one plays", "[ui]") {
    Table table;
    table.open("english", kCross, "d4");
    table.ask("must");
    CHECK(table.request["command"] == "must");
    table.serve();
    REQUIRE(table.state().marks.must_come);
    const MustCome& must = *must_come_here(table.state());
    CHECK(must.undecided == 0);
    CHECK(must.last == table.hole("d2"));
    CHECK(marked_peg(table.state()) == table.hole("d2"));
    CHECK(format_moves(table.state().played.game.board(), must.jumps) == "d2-d4 d5-d3");
    CHECK(table.last_said() == sentences({phrase::ask::must_come(2),
                                          phrase::list::next(phrase::play::jump("d2", "d4"),
                                                             phrase::play::jump("d5", "d3")) +
                                              '.',
                                          phrase::ask::must_be_last("d2")}));
    CHECK(words::label(table.state(), table.hole("d2")) ==
          phrase::hole::to_be_last(phrase::hole::peg("d2")));
    SECTION("a jump ends it") { table.play({"d3", "f3"}); }
    SECTION("Escape ends it") { table.key("Escape"); }
    CHECK_FALSE(must_come_here(table.state()));
    CHECK_FALSE(marked_peg(table.state()));
}

TEST_CASE("an answer about what must come is read with care", "[ui]") {
    Table table;
    table.open("english", kCross, "d4");
    const Board& board = table.state().played.game.board();
    const Problem problem = problem_at_hand(table.state());
    const auto parsed = [&](const char* text) {
        return parse_must_come(board, problem, parse_json(text));
    };
    CHECK_FALSE(parsed(R"({"jumps":["d2-z9"]})"));
    CHECK_FALSE(parsed(R"({"last":["a3"],"last_undecided":[]})"));
    CHECK_FALSE(parsed(R"({"last":[7],"last_undecided":[]})"));
    CHECK_FALSE(parsed(R"({"last":["d2"],"last_undecided":["d3"]})")->last);
    CHECK_FALSE(parsed(R"({"last":["d2"]})")->last);
    CHECK_FALSE(parsed(R"({"last":null,"last_undecided":null})")->last);
    const words::Status open =
        words::must_come(board, *parsed(R"({"undecided":["d2-d4","d3-f3"]})"));
    CHECK(open.title == phrase::ask::must_none());
    CHECK(open.text == phrase::ask::must_undecided(2));
    // If the position cannot be won, the proof is shown.
    table.open("english", kCross, "a3");
    table.run("must");
    table.serve();
    table.serve();
    CHECK(table.state().message->title == phrase::proof::cannot_be_won());
}

}  // namespace peg
