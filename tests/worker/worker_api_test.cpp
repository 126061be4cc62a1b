// SPDX-License-Identifier: MIT
#include "worker/worker_api.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <random>
#include <string>
#include <string_view>

#include "core/board/game.h"
#include "core/board/notation/notation.h"
#include "report/json.h"

namespace peg {
namespace {

int ask(std::string_view request) {
    char* input = peg_input(static_cast<std::uint32_t>(request.size()));
    REQUIRE(input != nullptr);
    std::copy(request.begin(), request.end(), input);
    return peg_begin();
}

std::string output_text() {
    const char* text = peg_output();
    return {text, peg_output_size()};
}
Json output() { return Json::parse(output_text(), nullptr, false); }

TEST_CASE("the worker's interface has a version", "[worker]") { CHECK(peg_api_version() == 3); }

TEST_CASE("the worker solves, and shows what is known on the way", "[worker]") {
    REQUIRE(ask(R"({"id":4,"board":"english"})") == 0);
    CHECK(output()["verdict"] == "undecided");
    CHECK(peg_nodes() == 0);
    double before = 0;
    int steps = 0;
    while (peg_step(100) == 1) {
        ++steps;
        CHECK(peg_nodes() >= before);
        before = peg_nodes();
    }
    CHECK(steps > 1);
    const Json result = output();
    CHECK(result["verdict"] == "solvable");
    CHECK(result["seconds"].is_null());
    CHECK(result["nodes"].get<double>() == peg_nodes());

    const auto english = parse_board_name("english");
    REQUIRE(english);
    std::string moves;
    for (const Json& move : result["moves"]) moves += move.get<std::string>() + ' ';
    const auto jumps = parse_moves(english->board, moves);
    REQUIRE(jumps);
    CHECK(replay(english->board, english->classic, *jumps).finished);

    CHECK(peg_step(100) == 0);
    CHECK(output() == result);
}

TEST_CASE("the worker hints", "[worker]") {
    REQUIRE(ask(R"({"command":"hint","board":"triangle15"})") == 0);
    CHECK(output()["jumps"].size() == 2);
    while (peg_step(1000) == 1) {
    }
    CHECK(output()["verdict"] == "solvable");
    CHECK(output()["jump"].is_string());
}

TEST_CASE("the worker counts, and the solutions come before the positions", "[worker]") {
    REQUIRE(ask(R"({"command":"count","board":"triangle15"})") == 0);
    bool solutions_first = false;
    while (peg_step(1) == 1) {
        const Json known = output();
        solutions_first |= known["solutions"] == "29760" && known["positions"].is_null();
    }
    CHECK(solutions_first);
    CHECK(output()["positions"] == 1544);
}

TEST_CASE("the worker finds the fewest moves", "[worker]") {
    REQUIRE(ask(R"({"shortest":true,"board":"triangle15"})") == 0);
    while (peg_step(1000) == 1) {
    }
    CHECK(output()["shortest"] == true);
    CHECK(output()["move_count"] == 10);
}

TEST_CASE("a wrong request is an error, and the next one is answered", "[worker]") {
    REQUIRE(ask(R"({"id":9,"board":"nowhere"})") == 1);
    const Json error = output();
    CHECK(error["error"].get<std::string>().starts_with("There is no board called \"nowhere\""));
    CHECK(error["code"] == "no_board");
    CHECK(error["args"]["name"] == "\"nowhere\"");
    CHECK(peg_step(1) == 0);
    CHECK(peg_nodes() == 0);
    CHECK(output() == error);

    REQUIRE(ask("") == 1);
    CHECK(output()["code"] == "request_json");
    CHECK(ask(R"({"board":"triangle10"})") == 0);
    CHECK(output()["verdict"] == "undecided");
}

TEST_CASE("a new request takes the place of the one at work", "[worker]") {
    REQUIRE(ask(R"({"board":"english"})") == 0);
    peg_step(10);
    REQUIRE(ask(R"({"board":"triangle10","max_memory":1048576})") == 0);
    while (peg_step(0) == 1) {
    }
    CHECK(output()["board"] == "triangle10");
    CHECK(output()["verdict"] == "solvable");
}

TEST_CASE("the worker takes 64 KiB of text and no more", "[worker]") {
    CHECK(peg_input(65537) == nullptr);
    CHECK(peg_input(0xffffffff) == nullptr);
    const std::string request = R"({"board":"triangle10"})";
    CHECK(ask(request + std::string(65536 - request.size(), ' ')) == 0);
}

TEST_CASE("any bytes are answered with an error", "[worker]") {
    std::mt19937 random(1);
    for (int i = 0; i < 500; ++i) {
        std::string request(random() % 40, ' ');
        for (char& c : request) c = static_cast<char>(random());
        if (ask(request) != 1) FAIL("random bytes were a request");
        const std::string code = output()["code"];
        if (code != "request_json" && code != "request_object") FAIL(code);
    }
}

}  // namespace
}  // namespace peg
