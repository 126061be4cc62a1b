// SPDX-License-Identifier: MIT
// Solutions: from the start, in the fewest moves, their number, and stepping through one.

#include <catch2/catch_test_macros.hpp>

#include "app/kit/proof/explanation.h"
#include "app/kit/proof/proof_pages.h"
#include "app/kit/solution/playback_mode.h"
#include "app/kit/words/words.h"
#include "app/model/knowledge/finding.h"
#include "app/support.h"
#include "app/words/language.h"
#include "core/board/jumps.h"
#include "report/job.h"
#include "support/certificates.h"
#include "words/phrases/ask.h"
#include "words/phrases/coach.h"
#include "words/phrases/command.h"
#include "words/phrases/commands.h"
#include "words/phrases/count.h"
#include "words/phrases/play.h"
#include "words/phrases/proof.h"

namespace peg {

TEST_CASE("the shortest solution is asked for, and said to be the shortest", "[ui]") {
    Table table;
    table.open("english", kCross, "d4");
    table.ask("shortest");
    CHECK(table.request["command"] == "solve");
    CHECK(table.request["shortest"] == true);
    table.serve();
    REQUIRE(playback_mode(table.state()));
    CHECK(words::status(table.state()).title == phrase::ask::none_fewer(5));
    CHECK(table.last_said().ends_with(phrase::ask::none_fewer(5)));
    table.rest(1.0f);  // stays while the solution plays
    REQUIRE(table.state().played.game.cursor() > 0);
    CHECK(words::status(table.state()).title == phrase::ask::none_fewer(5));
    CHECK(words::status(table.state()).text.starts_with(phrase::play::place(1, 5, 1, 5) + '.'));
    table.app.dispatch(Seek{1});
    CHECK(words::status(table.state()).title == phrase::ask::none_fewer(5));
}

TEST_CASE("another solution comes in another order each time, and is replayed", "[ui]") {
    Table table;
    table.open("english", kCross, "d4");
    table.ask("another");
    CHECK(table.request["command"] == "solutions");
    CHECK(table.request["first"] == 1);
    const auto seed = table.request["seed"];
    table.serve();
    REQUIRE(playback_mode(table.state()));
    CHECK(playback_mode(table.state())->end == 5);
    CHECK(table.last_said().ends_with(phrase::ask::another(phrase::count::in_moves(5))));
    table.ask("another");
    CHECK(table.request["seed"] != seed);
    for (const char* answer :
         {R"({"solutions":["d3-f3 d5-d3 c3-e3 f3-d3 d2-d4"]})", R"({"solutions":["d3-f3"]})",
          R"({"solutions":[7]})", R"({"solutions":["a1-z9"]})", R"({"solutions":["d1-d3"]})"}) {
        Table fresh;
        fresh.open("english", kCross, "d4");
        fresh.ask("another");
        fresh.answer(answer);
        const bool right = std::string_view(answer).find("d2-d4") != std::string_view::npos;
        CHECK((playback_mode(fresh.state()) != nullptr) == right);
        if (!right) CHECK(fresh.last_said() == phrase::sentence(unreadable()));
    }
    Table none;
    none.open("english", kCross, "d4");
    none.ask("another");
    none.answer(R"({"verdict":"undecided","solutions":[]})");
    CHECK(none.last_said().ends_with(phrase::ask::not_known()));
}

TEST_CASE("solutions are counted exactly", "[ui]") {
    Table table;
    table.open("english", kCross, "d4");
    table.run("count");
    table.serve();
    CHECK(table.last_said() ==
          sentences({phrase::ask::many_solutions(2), phrase::ask::orders_count(),
                     phrase::ask::up_to_symmetry(1), phrase::ask::play_outs(21),
                     phrase::coach::chance_games(64)}));
    table.open("english");
    table.ask("count");
    // The number is shown as soon as it is known, while other counts are still awaited.
    constexpr auto kNumber =
        R"({"verdict":"solvable","solutions":"40861647040079968","up_to_symmetry":"5107705880009996"})";
    table.progress(kNumber);
    REQUIRE(table.state().thinking);
    CHECK(table.state().thinking->so_far == phrase::ask::many_solutions(40861647040079968));
    table.answer(kNumber);
    CHECK(table.last_said() ==
          sentences({phrase::ask::many_solutions(40861647040079968), phrase::ask::orders_count(),
                     phrase::ask::up_to_symmetry(5107705880009996)}));
    table.open("european");
    for (const char* answer : {R"({"solutions":null})", R"({"solutions":"12x"})",
                               R"({"solutions":7})", R"({"solutions":""})"}) {
        table.ask("count");
        table.answer(answer);
        CHECK(table.last_said().starts_with(phrase::ask::no_memory()));
    }
}

TEST_CASE("what is proved stays proved in every answer", "[ui]") {
    for (const Command command : {"another", "explain", "count"}) {
        // The answer has no proof, so the proof is asked for.
        Table table;
        table.open("english", kLost, "d4");
        table.ask(command);
        table.answer(R"({"verdict":"unsolvable","solutions":)" +
                     std::string(command == "count" ? R"("0"})" : "[]}"));
        table.collect();
        CHECK(table.request["command"] == "solve");
        table.answer(lost_by(kProofOfLost));
        CHECK(table.last_said().starts_with(phrase::proof::cannot_be_won()));
        // From now on it is known.
        const std::uint32_t asked = table.asked;
        table.run(command);
        CHECK(table.last_said().starts_with(phrase::proof::cannot_be_won()));
        CHECK(table.asked == asked);
    }
}

TEST_CASE("a search that runs says what it has, when it gives up, and how to stop it", "[ui]") {
    Table table;
    table.run("shortest");
    table.rest(0.3f);
    CHECK(table.last_said() == phrase::ask::begins(phrase::ask::for_shortest(), 120));
    table.progress(R"({"verdict":"solvable","move_count":20,"move_count_at_least":13})");
    CHECK(words::status(table.state()).text ==
          sentences(
              {phrase::ask::thinking(phrase::count::positions(5000), number_with_tenths(5), 120),
               phrase::ask::found_one_bounded(phrase::count::of_moves(20), 13)}));
    table.rest(9);
    CHECK(table.last_said().empty());
    table.rest(2);
    CHECK(table.last_said() ==
          sentences(
              {phrase::ask::goes_on(phrase::ask::for_shortest(), phrase::count::positions(5000)),
               phrase::ask::found_one_bounded(phrase::count::of_moves(20), 13)}));
}

TEST_CASE("who stops a search for the best is shown what it has found", "[ui]") {
    Table table;
    table.open("english", kCross, "d4");
    table.run("shortest");
    table.rest(0.3f);
    table.collect();
    table.progress(kUndecided);
    table.run("stop");
    CHECK(table.last_said() == phrase::ask::stopped());
    CHECK(playback_mode(table.state()) == nullptr);

    table.run("shortest");
    table.rest(0.3f);
    table.collect();
    table.progress(R"({"verdict":"solvable","move_count":5,"move_count_at_least":4,
                     "jumps":["d3-f3","d5-d3","c3-e3","f3-d3","d2-d4"]})");
    table.run("stop");
    REQUIRE(playback_mode(table.state()) != nullptr);
    CHECK(playback_mode(table.state())->heading ==
          phrase::ask::shortest_bounded(phrase::count::moves(5), 4));
    CHECK_FALSE(table.state().thinking);
    CHECK(table.line() == "d3-f3 d5-d3 c3-e3 f3-d3 d2-d4");
    table.run("leave");

    table.run("explain");
    table.rest(0.3f);
    table.collect();
    table.progress(R"({"verdict":"solvable","steps":5,"fewest":false,"packages":[
                     {"jumps":["d3-f3"],"removes":["e3"],"kind":"jump","catalyst":null},
                     {"jumps":["d5-d3"],"removes":["d4"],"kind":"jump","catalyst":null},
                     {"jumps":["c3-e3"],"removes":["d3"],"kind":"jump","catalyst":null},
                     {"jumps":["f3-d3"],"removes":["e3"],"kind":"jump","catalyst":null},
                     {"jumps":["d2-d4"],"removes":["d3"],"kind":"jump","catalyst":null}]})");
    table.run("stop");
    REQUIRE(playback_mode(table.state()) != nullptr);
    CHECK(playback_mode(table.state())->packages.size() == 5);
}

TEST_CASE("from the start: one's own jumps make way", "[ui]") {
    Table table;
    table.open("english", kCross, "d4");
    table.activate("d3");
    table.activate("f3");
    table.ask("solve_start");
    CHECK(table.request["position"] == kCross);
    table.serve();
    REQUIRE(playback_mode(table.state()));
    CHECK(playback_mode(table.state())->begin == 0);
    CHECK(playback_mode(table.state())->end == 5);
}

TEST_CASE("the speed of a solution says its number", "[ui]") {
    Table table;
    table.open("english", kCross, "d4");
    table.run("solve");
    table.serve();
    CHECK(words::label(table.state(), "faster") ==
          phrase::command::now(phrase::commands("faster"), phrase::command::speed(1)));
    table.run("faster");
    CHECK(table.last_said() == phrase::play::speed(phrase::command::speed(2)));
    CHECK(words::label(table.state(), "slower") ==
          phrase::command::now(phrase::commands("slower"), phrase::command::speed(2)));
    for (int i = 0; i < 2; ++i) table.run("slower");
    CHECK(table.last_said() == phrase::play::speed(phrase::command::speed(number_with_tenths(5))));
    CHECK(words::speed(table.state()) == phrase::command::speed(number_with_tenths(5)));
}

TEST_CASE("a slider leads to and fro in the solution", "[ui]") {
    Table table;
    table.open("english", kCross, "d4");
    table.app.dispatch(Seek{0.5f});  // no solution is playing: no effect
    CHECK(table.pegs() == 6);
    table.run("solve");
    table.serve();
    table.app.dispatch(Seek{1});
    CHECK(table.pegs() == 1);
    CHECK_FALSE(playback_mode(table.state())->playing);
    table.app.dispatch(Seek{0.4f});
    CHECK(table.pegs() == 4);
    table.app.dispatch(Seek{-7});
    CHECK(table.pegs() == 6);
    table.app.dispatch(Seek{99});
    CHECK(table.pegs() == 1);
    CHECK(playback_mode(table.state()));
}

TEST_CASE("every answer of the solver is believed", "[ui]") {
    // Positions after random jumps, mostly lost, on boards of both lattices.
    std::uint32_t random = 7;
    std::set<std::size_t> seen;
    for (const char* name : {"english", "diamond41", "triangle21", "hexagon19"}) {
        const BoardAndProblem classic = *parse_board_name(name);
        const Board& board = classic.board;
        for (int round = 0; round < 40; ++round) {
            Position position = classic.classic.start;
            for (int i = 0; i < 2 + round % 20; ++i) {
                std::vector<JumpId> legal;
                for_each_jump(board, position, [&](JumpId id) { legal.push_back(id); });
                if (legal.empty()) break;
                random = random * 1664525 + 1013904223;
                position = play(position, board.jump(legal[(random >> 16) % legal.size()]));
            }
            for (const Finish finish : {Finish::at(middle_hole(board)), Finish::any()}) {
                const Problem problem{position, finish};
                const Json request{{"id", 1},
                                   {"command", "hint"},
                                   {"board", name},
                                   {"position", format_position(board, position)},
                                   {"finish", format_finish(board, finish)},
                                   {"max_nodes", 20'000}};
                Job job(*parse_request(request.dump()).request);
                while (!job.step(100'000)) {
                }
                const auto finding = parse_finding(board, problem, job.result(std::nullopt));
                CAPTURE(request.dump());
                REQUIRE(finding);
                CHECK(finding->verdict == job.verdict());
                CHECK(finding->proof == job.hint()->proof);
                seen.insert(kind_of(finding->proof));
                if (finding->verdict == Verdict::kUnsolvable)
                    for (const ProofPage& page : pages_of(board, problem, *finding->proof))
                        CHECK_FALSE(explain(board, page, 2).text.empty());
            }
        }
    }
    for (const std::size_t kind :
         {kind_number<ClassCertificate>(), kind_number<PagodaCertificate>(),
          kind_number<SearchCertificate>(), kind_number<CaseDistinction>()})
        CHECK(seen.contains(kind));
}

}  // namespace peg
