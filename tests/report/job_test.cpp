// SPDX-License-Identifier: MIT
#include "report/job.h"

#include <catch2/catch_test_macros.hpp>
#include <memory>
#include <string>

#include "core/board/game.h"
#include "core/board/notation/notation.h"
#include "report/spelling.h"

namespace peg {
namespace {

Request request_of(std::string_view line) {
    const auto parsed = parse_request(line).request;
    REQUIRE(parsed);
    return *parsed;
}

int finish(Job& job, std::uint64_t nodes) {
    int steps = 1;
    while (!job.step(nodes)) ++steps;
    return steps;
}

TEST_CASE("a job solves, in steps of any size alike", "[job]") {
    Job job(request_of(R"({"board":"english"})"));
    CHECK(job.verdict() == Verdict::kUndecided);
    CHECK(job.result(std::nullopt)["verdict"] == "undecided");
    finish(job, 1000000);
    REQUIRE(job.answer() != nullptr);
    CHECK(job.hint() == nullptr);
    CHECK(job.verdict() == Verdict::kSolvable);
    const Board& board = job.request().board;
    const Problem& problem = job.request().problem;
    CHECK(replay(board, problem, job.answer()->jumps).finished);

    Job small(request_of(R"({"board":"english"})"));
    CHECK(finish(small, 50) > 1);
    CHECK(small.result(1.0) == job.result(1.0));
    CHECK(small.progress().nodes == job.progress().nodes);
}

TEST_CASE("a job hints", "[job]") {
    Job job(request_of(R"({"command":"hint","board":"triangle15"})"));
    REQUIRE(job.hint() != nullptr);
    CHECK(job.answer() == nullptr);
    CHECK(job.result(std::nullopt)["jump"].is_null());
    finish(job, 100);
    const Json result = job.result(0.5);
    CHECK(job.verdict() == Verdict::kSolvable);
    CHECK(result["jumps"].size() == 2);
    CHECK(result["jump"] == result["solution"][0]);
    CHECK(result["seconds"] == 0.5);
}

TEST_CASE("a job plays backwards from a peg to a figure", "[job]") {
    const std::string figure = "..ooo/..oxo/ooxxxoo/oooxooo/oooxooo/..ooo/..ooo";
    for (const std::string rest : {"", R"(,"shortest":true)"}) {
        Job job(request_of(R"({"board":"english","from":"d4","position":")" + figure + '"' + rest +
                           '}'));
        finish(job, 1000);
        const Json result = job.result(std::nullopt);
        CHECK(result["verdict"] == "solvable");
        CHECK(result["from"] == "d4");
        CHECK(result["position"] == figure);
        const Board& board = job.request().board;
        REQUIRE(result["jumps"].size() == 5);
        CHECK(result["moves"].size() == result["move_count"]);
        // Each un-jump by the rules of the game: a peg jumps back over an empty hole, and fills it.
        Bits pegs = bit(*parse_hole(board, "d4"));
        for (const Json& text : result["jumps"]) {
            const Jump& jump = board.jump(parse_moves(board, text.get<std::string>())->front());
            REQUIRE(contains(pegs, jump.from));
            REQUIRE_FALSE(contains(pegs, jump.over));
            REQUIRE_FALSE(contains(pegs, jump.to));
            pegs ^= bit(jump.from) | bit(jump.over) | bit(jump.to);
        }
        CHECK(format_position(board, {pegs}) == figure);
        // In forward order it is a solution.
        std::string forwards;
        for (const Json& jump : result["solution"]) forwards += jump.get<std::string>() + ' ';
        CHECK(replay(board, job.request().problem, *parse_moves(board, forwards)).finished);
    }
    Job lost(request_of(R"({"board":"english","from":"d3"})"));
    finish(lost, 1000);
    CHECK(lost.verdict() == Verdict::kUnsolvable);
    CHECK(lost.result(std::nullopt)["jumps"].empty());
    CHECK_FALSE(lost.result(std::nullopt)["proof"].is_null());
}

TEST_CASE("a job spells its answer as it is asked to", "[job]") {
    for (const std::string command : {"solve", "hint", "solutions", "explain", "must"}) {
        CAPTURE(command);
        const std::string line =
            R"({"board":"triangle15","vacancy":"b3","command":")" + command + '"';
        Job own(request_of(line + '}'));
        Job job(request_of(line + R"(,"notation":"numbers-over"})"));
        finish(own, 100000);
        finish(job, 100000);
        Json spelled = own.result(1.0);
        Spelling::make(job.request().board, "numbers-over")->apply(spelled);
        CHECK(job.result(1.0) == spelled);
        CHECK(job.result(1.0) != own.result(1.0));
    }
}

// The worker reads a job before its first step, and makes a job where another one was.
TEST_CASE("a job of any kind can be asked before its first step", "[job]") {
    std::unique_ptr<Job> job;
    for (int round = 0; round < 3; ++round)
        for (const char* rest :
             {R"("shortest":true)", R"("through":"x/xx/xox/oxox/oxxxx")", R"("survivor":"a3")",
              R"("command":"hint")", R"("command":"count")", R"("command":"levels")",
              R"("command":"solutions")", R"("command":"generate","seed":5)",
              R"("command":"generate","symmetric":true)", R"("command":"nearest")",
              R"("command":"review","moves":"a3-a1 a5-a3")", R"("command":"explain")",
              R"("command":"must")", R"("last_sweep":3)", R"("command":"count","until":"sets")",
              R"("command":"levels","all":true)",
              R"("command":"solutions","shortest":true,"first":0)"}) {
            CAPTURE(rest);
            job.reset();
            job = std::make_unique<Job>(
                request_of(R"({"board":"triangle15",)" + std::string(rest) + "}"));
            CHECK(job->progress().nodes == 0);
            CHECK(job->result(std::nullopt).is_object());
            CHECK(job->verdict() == Verdict::kUndecided);
            finish(*job, 1000);
            CHECK(job->progress().nodes > 0);
        }
}

TEST_CASE("a job keeps to its limit of nodes", "[job]") {
    Job job(request_of(R"({"board":"wiegleb","max_nodes":10})"));
    finish(job, 1000);
    CHECK(job.verdict() == Verdict::kUndecided);
}

}  // namespace
}  // namespace peg
