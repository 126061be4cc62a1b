// SPDX-License-Identifier: MIT
#include "report/json.h"

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "core/catalogue.h"
#include "core/notation.h"

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
}

TEST_CASE("a hint begins with the keys of the contract", "[json]") {
    const auto [board, classic] = known("english");
    Hint hint;
    hint.verdict = Verdict::kSolvable;
    hint.solution = jumps_of(board, "d2-d4");
    hint.jump = hint.solution.front();
    hint.jumps.push_back({*hint.jump, Verdict::kSolvable, {}});
    hint.jumps.push_back({jumps_of(board, "b4-d4").front(), Verdict::kUnsolvable, {}});
    const Json json = hint_json(board, classic, hint, 1.5);
    CHECK(keys(json) == Keys{"verdict", "jump", "jumps", "solution", "nodes", "seconds", "proof"});
    CHECK(to_line(json).starts_with(
        R"({"verdict":"solvable","jump":"d2-d4","jumps":[{"jump":"d2-d4","verdict":"solvable"},)"
        R"({"jump":"b4-d4","verdict":"unsolvable"}],)"));
    CHECK(hint_json(board, classic, Hint{}, 0)["jump"].is_null());
    CHECK(hint_json(board, classic, Hint{}, 0)["jumps"] == Json::array());
}

TEST_CASE("each kind of proof", "[json]") {
    const auto [board, classic] = known("english");
    Proof proof;
    CHECK(proof_json(board, classic, proof).is_null());

    proof.kind = Proof::Kind::kClass;
    const Json same = proof_json(board, classic, proof);
    CHECK(keys(same) == Keys{"kind", "start_class", "finish_class"});
    CHECK(same["start_class"] == same["finish_class"]);
    const Hole d3 = *parse_hole(board, "d3");
    const Json other = proof_json(board, {classic.start, Finish::at(d3)}, proof);
    CHECK(other["start_class"] != other["finish_class"]);
    CHECK(proof_json(board, {classic.start, Finish::exactly({bit(d3)})}, proof) == other);
    CHECK(proof_json(board, {classic.start, Finish::any()}, proof)["finish_class"].is_null());

    proof.kind = Proof::Kind::kPagoda;
    proof.pagoda.weights[d3] = -2;
    proof.pagoda.weights[*parse_hole(board, "c1")] = 1;
    proof.start_worth = -1;
    proof.finish_worth = 3;
    CHECK(to_line(proof_json(board, classic, proof)) ==
          R"({"kind":"pagoda","weights":{"c1":1,"d3":-2},"start":-1,"finish":3})");

    proof.kind = Proof::Kind::kTolls;
    proof.pagoda.tolls[0] = {bit(d3) | bit(*parse_hole(board, "d4")), 2};
    CHECK(to_line(proof_json(board, classic, proof)) ==
          R"({"kind":"exhaustive","positions":1,"tolls":{"weights":{"c1":1,"d3":-2},)"
          R"("sets":[{"holes":["d3","d4"],"toll":2}],"start":-1,"finish":3}})");

    Proof fares;
    fares.kind = Proof::Kind::kFares;
    fares.positions = 3;
    const Hole b3 = *parse_hole(board, "b3");
    fares.fares.regions.push_back(
        {bit(d3) | bit(b3), 2, {{*board.find_jump(b3, d3), -1}, {*board.find_jump(d3, b3), 4}}});
    CHECK(to_line(proof_json(board, classic, fares)) ==
          R"({"kind":"exhaustive","positions":3,"fares":{"regions":[{"holes":["b3","d3"],)"
          R"("least":2,"fares":{"b3-d3":-1,"d3-b3":4}}]}})");

    Proof split;
    split.kind = Proof::Kind::kSplit;
    split.positions = 5;
    fares.positions = 1;
    split.after.assign(4, fares);
    split.after[0].fares.regions.clear();
    const Json cases_of_split = proof_json(board, classic, split)["split"]["cases"];
    CHECK(cases_of_split.size() == 4);
    CHECK(to_line(cases_of_split["d2-d4"]) ==
          R"({"kind":"exhaustive","positions":1,"fares":{"regions":[]}})");
    split.after.clear();
    split.backwards = true;
    CHECK(to_line(proof_json(board, {{bit(d3)}, classic.finish}, split)) ==
          R"({"kind":"exhaustive","positions":5,"split":{"backwards":true,"cases":{}}})");

    Proof exhaustive;
    exhaustive.kind = Proof::Kind::kExhaustive;
    exhaustive.positions = 99;
    CHECK(to_line(proof_json(board, classic, exhaustive)) ==
          R"({"kind":"exhaustive","positions":99})");

    Proof cases;
    cases.kind = Proof::Kind::kCases;
    cases.cases.push_back({d3, exhaustive});
    CHECK(to_line(proof_json(board, {classic.start, Finish::any()}, cases)) ==
          R"({"kind":"cases","cases":{"d3":{"kind":"exhaustive","positions":99}}})");
    cases.cases.clear();
    CHECK(to_line(proof_json(board, classic, cases)) == R"({"kind":"cases","cases":{}})");
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
          R"("error":"no good"})");
}

TEST_CASE("text that is not UTF-8 still gives UTF-8", "[json]") {
    CHECK(to_line(Json("a\xff")) == "\"a\xef\xbf\xbd\"");
}

}  // namespace
}  // namespace peg
