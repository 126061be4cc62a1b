// SPDX-License-Identifier: MIT
#include "report/job.h"

#include <catch2/catch_test_macros.hpp>
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

TEST_CASE("a job keeps to its limit of nodes", "[job]") {
    Job job(request_of(R"({"board":"wiegleb","max_nodes":10})"));
    finish(job, 1000);
    CHECK(job.verdict() == Verdict::kUndecided);
}

}  // namespace
}  // namespace peg
