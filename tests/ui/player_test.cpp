// SPDX-License-Identifier: MIT
// Solutions: from the start, the shortest, how many there are, and to and fro in one.

#include <catch2/catch_test_macros.hpp>

#include "core/jumps.h"
#include "report/job.h"
#include "support.h"
#include "ui/model/words.h"

namespace peg {

namespace {

constexpr const char* kCross = "..ooo/..oxo/ooxxxoo/oooxooo/oooxooo/..ooo/..ooo";

}  // namespace

TEST_CASE("the shortest solution is asked for, and said to be the shortest", "[ui]") {
    Table table;
    table.open("english", kCross, "d4");
    table.run(Command::kShortest);
    table.collect();
    CHECK(table.request["command"] == "solve");
    CHECK(table.request["shortest"] == true);
    table.serve();
    REQUIRE(table.state().player);
    CHECK(words::status(table.state()).title == "5 moves: no solution from here takes fewer.");
    CHECK(table.last_said().ends_with("5 moves: no solution from here takes fewer."));
}

TEST_CASE("another solution comes in another order each time, and is replayed", "[ui]") {
    Table table;
    table.open("english", kCross, "d4");
    table.run(Command::kAnother);
    table.collect();
    CHECK(table.request["command"] == "solutions");
    CHECK(table.request["first"] == 1);
    const auto seed = table.request["seed"];
    table.serve();
    REQUIRE(table.state().player);
    CHECK(table.state().player->end == 5);
    CHECK(table.last_said().ends_with("Another solution. In 5 moves."));
    table.run(Command::kAnother);
    table.collect();
    CHECK(table.request["seed"] != seed);
    for (const char* answer : {R"({"solutions":["d3-f3"]})", R"({"solutions":[7]})",
                               R"({"solutions":["a1-z9"]})", R"({"solutions":["d1-d3"]})"}) {
        Table fresh;
        fresh.open("english", kCross, "d4");
        fresh.run(Command::kAnother);
        fresh.collect();
        fresh.answer(answer);
        const bool legal = std::string_view(answer).find("d3-f3") != std::string_view::npos;
        CHECK(fresh.state().player.has_value() == legal);
        if (!legal) CHECK(fresh.last_said() == "The solver's answer could not be read.");
    }
    Table none;
    none.open("english", kCross, "d4");
    none.run(Command::kAnother);
    none.collect();
    none.answer(R"({"verdict":"undecided","solutions":[]})");
    CHECK(none.last_said().starts_with("No other solution was found."));
}

TEST_CASE("the easiest to remember of many has the fewest moves", "[ui]") {
    Table table;
    table.open("triangle15");
    table.run(Command::kEasiest);
    table.collect();
    CHECK(table.request["first"] > 1);
    const Json request = table.request;
    table.serve();
    Job job(*parse_request(request.dump()).request);
    while (!job.step(100'000)) {
    }
    std::size_t fewest = 99;
    for (const auto& jumps : job.solutions()->found)
        fewest = std::min(fewest, moves_of(table.state().game.board(), jumps).size());
    CHECK(table.last_said().ends_with(
        "The longest sweeps of " + std::to_string(job.solutions()->found.size()) +
        " solutions. In " + std::to_string(fewest) + " moves, the fewest of them."));
}

TEST_CASE("solutions are counted exactly", "[ui]") {
    Table table;
    table.open("english", kCross, "d4");
    table.run(Command::kCount);
    table.serve();
    CHECK(table.last_said() == "2 ways to win from here. Counted as sequences of jumps.");
    table.run(Command::kCount);  // known: not asked again
    CHECK(table.last_said().starts_with("2 ways to win from here."));
    table.open("english");
    table.run(Command::kCount);
    table.collect();
    table.answer(R"({"verdict":"solvable","solutions":"40861647040079968","positions":1})");
    CHECK(table.last_said().starts_with("40,861,647,040,079,968 ways to win from here."));
    table.open("european");
    for (const char* answer : {R"({"solutions":null})", R"({"solutions":"12x"})",
                               R"({"solutions":7})", R"({"solutions":""})"}) {
        table.run(Command::kCount);
        table.collect();
        table.answer(answer);
        CHECK(table.last_said().starts_with("There are more positions than could be counted."));
    }
}

TEST_CASE("from the start: one's own jumps make way", "[ui]") {
    Table table;
    table.open("english", kCross, "d4");
    table.activate("d3");
    table.activate("f3");
    table.run(Command::kSolveStart);
    table.collect();
    CHECK(table.request["position"] == kCross);
    table.serve();
    REQUIRE(table.state().player);
    CHECK(table.state().player->begin == 0);
    CHECK(table.state().player->end == 5);
}

TEST_CASE("a slider leads to and fro in the solution", "[ui]") {
    Table table;
    table.open("english", kCross, "d4");
    table.app.dispatch(Seek{0.5f});  // nothing is watched: nothing happens
    CHECK(table.pegs() == 6);
    table.run(Command::kSolve);
    table.serve();
    table.app.dispatch(Seek{1});
    CHECK(table.pegs() == 1);
    CHECK_FALSE(table.state().player->playing);
    table.app.dispatch(Seek{0.4f});
    CHECK(table.pegs() == 4);
    table.app.dispatch(Seek{-7});
    CHECK(table.pegs() == 6);
    table.app.dispatch(Seek{99});
    CHECK(table.pegs() == 1);
    CHECK(table.state().player);
}

TEST_CASE("every answer of the solver is believed", "[ui]") {
    // Positions after careless jumps, mostly lost, on boards of both lattices.
    std::uint32_t random = 7;
    std::set<Proof::Kind> seen;
    for (const char* name : {"english", "diamond41", "triangle21", "hexagon19"}) {
        const BoardAndProblem classic = *parse_board_name(name);
        const Board& board = classic.board;
        for (int round = 0; round < 40; ++round) {
            Position position = classic.classic.start;
            for (int i = 0; i < 6 + round % 16; ++i) {
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
                CHECK(finding->proof.kind == job.hint()->proof.kind);
                seen.insert(finding->proof.kind);
                if (finding->verdict == Verdict::kUnsolvable)
                    for (std::size_t page = 0; page < page_count(finding->proof); ++page)
                        CHECK_FALSE(explain(board, problem, finding->proof, page).text.empty());
            }
        }
    }
    for (const Proof::Kind kind :
         {Proof::Kind::kClass, Proof::Kind::kPagoda, Proof::Kind::kExhaustive, Proof::Kind::kCases})
        CHECK(seen.contains(kind));
}

}  // namespace peg
