// SPDX-License-Identifier: MIT
#include "report/json.h"

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "core/board/catalogue.h"
#include "core/board/notation/notation.h"

namespace peg {
namespace {

BoardAndProblem known(std::string_view name) {
    auto board = parse_board_name(name);
    REQUIRE(board);
    return *std::move(board);
}

std::vector<JumpId> jumps_of(const Board& board, std::string_view moves) {
    auto jumps = parse_moves(board, moves);
    REQUIRE(jumps);
    return *std::move(jumps);
}

std::vector<std::string> keys(const Json& object) {
    std::vector<std::string> names;
    for (const auto& [key, value] : object.items()) names.push_back(key);
    return names;
}

using Keys = std::vector<std::string>;

TEST_CASE("an answer has the keys of the contract in their order", "[json]") {
    const auto [board, classic] = known("english");
    Answer answer;
    answer.verdict = Verdict::kSolvable;
    answer.jumps = jumps_of(board, "d2-d4 b3-d3 d4-d2");
    answer.pegs_left = 29;
    answer.nodes = 12;
    const Json json = answer_json(board, classic, answer, 0.25);
    CHECK(keys(json) == Keys{"board", "position", "finish", "verdict", "jumps", "moves",
                             "jump_count", "move_count", "pegs_left", "nodes", "seconds", "proof"});
    CHECK(to_line(json) ==
          R"({"board":"english",)"
          R"("position":"..xxx/..xxx/xxxxxxx/xxxoxxx/xxxxxxx/..xxx/..xxx","finish":"d4",)"
          R"("verdict":"solvable","jumps":["d2-d4","b3-d3","d4-d2"],)"
          R"("moves":["d2-d4","b3-d3","d4-d2"],"jump_count":3,"move_count":3,"pegs_left":29,)"
          R"("nodes":12,"seconds":0.25,"proof":null})");
}

TEST_CASE("jumps by one peg are one move", "[json]") {
    const auto [board, classic] = known("triangle10");
    Answer answer;
    answer.verdict = Verdict::kSolvable;
    answer.jumps = jumps_of(board, "a4-a2 a1-a3 c3-a1 c4-a4-a2 a1-a3-c3 d4-b2");
    const Json json = answer_json(board, classic, answer, 0);
    CHECK(json["moves"] ==
          Json::parse(R"(["a4-a2","a1-a3","c3-a1","c4-a4-a2","a1-a3-c3","d4-b2"])"));
    CHECK(json["jump_count"] == 8);
    CHECK(json["move_count"] == 6);
    CHECK(json["pegs_left"] == 1);
}

TEST_CASE("an answer without play counts the pegs of the position", "[json]") {
    const auto [board, classic] = known("english");
    const Json json = answer_json(board, classic, Answer{}, std::nullopt);
    CHECK(json["verdict"] == "undecided");
    CHECK(json["jumps"] == Json::array());
    CHECK(json["moves"] == Json::array());
    CHECK(json["pegs_left"] == 32);
    CHECK(json["seconds"].is_null());
    CHECK(json["proof"].is_null());
}

TEST_CASE("a hint begins with the keys of the contract", "[json]") {
    const auto [board, classic] = known("english");
    Hint hint;
    hint.verdict = Verdict::kSolvable;
    hint.solution = jumps_of(board, "d2-d4");
    hint.jump = hint.solution.front();
    hint.jumps.push_back({*hint.jump, Verdict::kSolvable, {}});
    hint.jumps.push_back({jumps_of(board, "b4-d4").front(), Verdict::kUnsolvable, {}});
    const Json json = hint_json(board, hint, 1.5);
    CHECK(keys(json) == Keys{"verdict", "jump", "jumps", "solution", "nodes", "seconds", "proof"});
    CHECK(to_line(json).starts_with(
        R"({"verdict":"solvable","jump":"d2-d4","jumps":[{"jump":"d2-d4","verdict":"solvable"},)"
        R"({"jump":"b4-d4","verdict":"unsolvable"}],)"));
    CHECK(hint_json(board, Hint{}, 0)["jump"].is_null());
    CHECK(hint_json(board, Hint{}, 0)["jumps"] == Json::array());
}

TEST_CASE("the catalogue as JSON can be read back", "[json]") {
    const Json json = catalogue_json();
    REQUIRE(json["boards"].size() == catalogue().size());
    for (const Json& entry : json["boards"]) {
        INFO(entry["name"]);
        CHECK(keys(entry) == Keys{"name", "title", "lattice", "holes", "jumps", "symmetries",
                                  "position", "finish"});
        const auto [board, classic] = known(entry["name"].get<std::string>());
        const auto start = parse_position(board, entry["position"].get<std::string>());
        const auto finish = parse_finish(board, entry["finish"].get<std::string>());
        REQUIRE(start);
        REQUIRE(finish);
        CHECK(*start == classic.start);
        CHECK(*finish == classic.finish);
    }
    CHECK(json["boards"][0]["name"] == "english");
    CHECK(json["boards"][0]["holes"] == 33);
    CHECK(json["boards"][0]["jumps"] == 76);
    CHECK(json["boards"][0]["symmetries"] == 8);
}

TEST_CASE("a position as JSON", "[json]") {
    const auto [board, classic] = known("triangle10");
    CHECK(to_line(position_json(board, classic)) ==
          R"({"board":"triangle10","lattice":"triangular","columns":4,"rows":4,"holes":10,)"
          R"("position":"x/ox/xxx/xxxx","finish":"any","pegs":9,"jumps":["a4-a2","c4-a2"]})");
}

TEST_CASE("a check as JSON", "[json]") {
    const auto [board, classic] = known("english");
    const auto jumps = jumps_of(board, "d2-d4 d4-d6");
    CHECK(to_line(check_json(board, classic, jumps, replay(board, classic, jumps), "no good")) ==
          R"({"board":"english",)"
          R"("position":"..xxx/..xxx/xxxxxxx/xxxoxxx/xxxxxxx/..xxx/..xxx","finish":"d4",)"
          R"("solution":false,"jump_count":2,"move_count":1,"legal":1,)"
          R"("end":"..xxx/..xox/xxxoxxx/xxxxxxx/xxxxxxx/..xxx/..xxx","pegs_left":31,)"
          R"("dead":false,"error":"no good"})");
}

TEST_CASE("text that is not UTF-8 still gives UTF-8", "[json]") {
    CHECK(to_line(Json("a\xff")) == "\"a\xef\xbf\xbd\"");
}

}  // namespace
}  // namespace peg
