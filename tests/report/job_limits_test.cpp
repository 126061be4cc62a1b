// SPDX-License-Identifier: MIT

// Every command on lost, winnable and undecided problems under every small limit: a limit may end a
// search at any moment, and what is known then must be complete and true. The linear programs of
// the large boards take most of the time, so each limit is tested with only one step size for each
// problem, in turn.

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>
#include <string>

#include "report/job.h"
#include "support/run_search.h"

namespace peg {
namespace {

struct Case {
    const char* board;
    const char* position;
    const char* finish;
};

// Under the limits below, the Wiegleb board and the diamond are mostly undecided.
constexpr std::array kCases{
    Case{"english", "..xxx/..xxx/xxxxxxx/xxxoxxx/xxxxxxx/..xxx/..xxx", "d4"},  // won
    Case{"english", "..xxx/..xxx/xxxxxxx/xxxoxxx/xxxxxxx/..xxx/..xxx", "d5"},  // lost by its class
    Case{"english", "..xxx/..xxx/xxxxxxx/xxxoxxx/xxxxxxx/..xxx/..xxx", "fewest"},
    Case{"english", "..ooo/..oxo/ooxxxoo/oooxooo/oooxooo/..ooo/..ooo", "any"},     // won
    Case{"english", "..ooo/..ooo/ooooooo/oooxooo/ooooooo/..ooo/..ooo", "d4"},      // is finished
    Case{"english", "..oox/..oxo/ooxoooo/oooooox/oxoooxo/..oxo/..xoo", "fewest"},  // cannot move
    Case{"triangle15", "x/ox/xxx/xxxx/xxxxx", "any"},                              // won
    Case{"triangle15", "x/xx/xox/xxxx/xxxxx", "a1"},                               // lost
    Case{"diamond41", "....x/...xxx/..xxxxx/.xxxxxxx/xxxxoxxxx/.xxxxxxx/..xxxxx/...xxx/....x",
         "e5"},  // lost by its class
    Case{"diamond41", "....x/...oxx/..xxxxx/.xxxxxxx/xxxxxxxxx/.xxxxxxx/..xxxxx/...xxx/....x",
         "f8"},  // lost, by cases
    Case{"wiegleb", "...xxx/...xxx/...xxx/xxxxxxxxx/xxxxoxxxx/xxxxxxxxx/...xxx/...xxx/...xxx",
         "e5"},
    Case{"wiegleb", "...xox/...oox/...oxx/xxooxxxox/xxxxxxxxo/xxxxxxxxo/...xxx/...xxx/...xxx",
         "e5"},
};

constexpr std::array kLimits{
    Limits{.nodes = 1},
    Limits{.nodes = 2},
    Limits{.nodes = 10},
    Limits{.nodes = 100},
    Limits{.nodes = 1500},
    Limits{.nodes = 1500, .bytes = 1},
    Limits{.nodes = 1500, .bytes = 1 << 15},
};

Request request_of(const Case& one, const std::string& command, const Limits& limits) {
    const auto parsed =
        parse_request(std::string(R"({"board":")") + one.board + R"(","position":")" +
                      one.position + R"(","finish":")" + one.finish + R"(",)" + command + "}");
    REQUIRE(parsed.request);
    Request request = *parsed.request;
    request.limits.core = limits;
    return request;
}

// What is wrong with a job's state at any moment; empty if nothing is.
std::string fault(const Job& job) {
    const Request& request = job.request();
    const Request::Command command = request.command;
    if (to_line(job.result(std::nullopt)).find("\"verdict\"") == std::string::npos &&
        command != Request::Command::kLevels && command != Request::Command::kNearest)
        return "no verdict";
    if (const Answer* answer = job.answer()) return fault(request.board, request.problem, *answer);
    return {};
}

TEST_CASE("every command keeps to every small limit, and says what holds", "[job][limits]") {
    const std::string command = GENERATE(
        R"("command":"solve")", R"("shortest":true)", R"("command":"hint")", R"("command":"count")",
        R"("command":"levels")", R"("command":"solutions","first":3)", R"("command":"nearest")",
        R"("command":"explain")", R"("command":"must")");
    const std::size_t which = GENERATE(range(std::size_t{0}, kLimits.size()));
    const Limits& limits = kLimits[which];
    for (std::size_t i = 0; i < kCases.size(); ++i) {
        const Case& one = kCases[i];
        const std::uint64_t step = (which + i) % 2 == 0 ? 3U : 1'000'000U;
        CAPTURE(command, limits.nodes, limits.bytes, step, one.board, one.position, one.finish);
        Job job(request_of(one, command, limits));
        std::uint64_t nodes = 0;
        std::uint64_t steps = 0;
        for (bool done = false; !done; ++steps) {
            done = job.step(step);
            const Progress now = job.progress();
            REQUIRE(now.nodes >= nodes);
            nodes = now.nodes;
            // A hint applies the limits to the position and to each jump; a count also plays random
            // games.
            REQUIRE(steps <= (limits.nodes + 1) * kMaxJumps + CountSearch::kMaxSampledGames);
            if (steps < 3 || done) REQUIRE(fault(job) == "");
        }
        const std::string result = to_line(job.result(std::nullopt));
        CHECK(job.step(step));  // another step changes nothing
        CHECK(job.progress().nodes == nodes);
        CHECK(to_line(job.result(std::nullopt)) == result);
    }
}

}  // namespace
}  // namespace peg
