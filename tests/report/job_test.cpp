// SPDX-License-Identifier: MIT
#include "report/job.h"

#include <catch2/catch_test_macros.hpp>
#include <memory>
#include <string>

#include "core/board/game.h"

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

// The worker looks at a job before its first step, and makes one where another one was before.
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
