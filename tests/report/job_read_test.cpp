// SPDX-License-Identifier: MIT
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "report/job.h"

// A job that reads a text, as for a paste into the page.

namespace peg {
namespace {

Json read(const std::string& board, const std::string& text) {
    const Json line{{"command", "read"}, {"board", board}, {"text", text}};
    const auto request = parse_request(to_line(line)).request;
    REQUIRE(request);
    Job job(*request);
    CHECK(job.verdict() == Verdict::kUndecided);
    CHECK(job.step(1));  // done at once
    return job.result(std::nullopt);
}

}  // namespace

TEST_CASE("a job reads texts of every kind, on the board at hand", "[job][read]") {
    CHECK(read("english", "#daily=2026-01-01")["kind"] == "link");
    CHECK(read("english", "Triangle 15")["board"] == "triangle15");
    CHECK(read("english", "Triangle 15")["kind"] == "board");
    const Json position = read("triangle15", "x/xx/xox/oxox/oxxxx");
    CHECK(position["kind"] == "position");
    CHECK(position["board"] == "triangle15");
    CHECK(position["position"] == "x/xx/xox/oxox/oxxxx");
    CHECK(position["moves"].is_null());
    CHECK(read("english", "board: english\nfinish: d3")["kind"] == "problem");
    const Json moves = read("english", "5-17, 12-10, 3-11");
    CHECK(moves["kind"] == "moves");
    CHECK(moves["notation"] == "numbers");
    CHECK(moves["moves"] == Json::array({"d2-d4", "f3-d3", "e1-e3"}));
    CHECK(moves["position"].is_null());
    const Json game = read("english", "board: triangle15\nvacancy: a1\nmoves: a3-a1");
    CHECK(game["kind"] == "game");
    CHECK(game["position"] == "o/xx/xxx/xxxx/xxxxx");
}

TEST_CASE("a job reads who is to survive, and which pegs are marked", "[job][read]") {
    const Json survivor = read("english", "#board=english&survivor=d2");
    CHECK(survivor["survivor"] == "d2");
    CHECK_FALSE(survivor.contains("marked"));
    const Json marked = read("english", "#board=english&finish=marked:a4%3Eg4,g4%3Ea4");
    CHECK(marked["marked"] == "a4>g4,g4>a4");
    CHECK(marked["finish"] == "..ooo/..ooo/ooooooo/xooooox/ooooooo/..ooo/..ooo");
    const Json none = read("english", "#board=english&survivor=d4");
    CHECK(none["code"] == "read_link");
    CHECK(none["args"]["error"]["code"] == "read_no_peg");
    CHECK(none["args"]["error"]["args"]["hole"] == "d4");
}

TEST_CASE("what cannot be told is offered in each way, with the same remarks as notes",
          "[job][read]") {
    const Json two = read("english", "46*44");
    CHECK(two["kind"] == "ambiguous");
    REQUIRE(two["readings"].size() == 2);
    for (const Json& reading : two["readings"]) {
        CHECK(reading["kind"] == "moves");
        CHECK(reading["remarks"].size() == reading["notes"].size());
    }
    CHECK(two["readings"][0]["moves"] != two["readings"][1]["moves"]);
    const Json noted = read("english", "d2-d4 {a bold beginning} f3-d3");
    REQUIRE(noted["notes"].size() == 1);
    REQUIRE(noted["remarks"].size() == 1);
    CHECK(noted["remarks"][0]["code"] == "note_left_out");
    CHECK(noted["remarks"][0]["error"] == noted["notes"][0]);
}

TEST_CASE("what cannot be read is an error that the page can word", "[job][read]") {
    CHECK(read("english", "nothing of the kind at all")["code"] == "read_nothing");
    CHECK(read("english", " \n")["code"] == "read_empty");
    const Json wrong = read("english", "d2-d4 d2-d4");
    CHECK(wrong["code"] == "read_before");
    CHECK(wrong["error"].get<std::string>().find("d2-d4") != std::string::npos);
}

}  // namespace peg
