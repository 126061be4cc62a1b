// SPDX-License-Identifier: MIT
#include "report/knowledge_json.h"

#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "report/job.h"
#include "support/errors.h"

namespace peg {
namespace {

Json result(std::string_view line) {
    const RequestLine request = parse_request(line);
    if (!request.request) FAIL(request.request.error());
    Job job(*request.request);
    while (!job.step(1000)) {
    }
    return job.result(0.5);
}

TEST_CASE("a count as JSON", "[json]") {
    CHECK(to_line(result(R"({"command":"count","board":"triangle15"})")) ==
          R"({"verdict":"solvable","solutions":"29760","positions":1544,"winning":390,)"
          R"("up_to_symmetry":"14880",)"
          R"("play_outs":"568630","odds":0.006861755887681317,"jump_sets":"64",)"
          R"("estimate":null,"nodes":8118,"seconds":0.5})");
    Json cut = result(R"({"command":"count","board":"triangle15","max_nodes":1})");
    const Json estimate = cut["estimate"];
    cut.erase("estimate");
    CHECK(
        to_line(cut) ==
        R"({"verdict":"undecided","solutions":null,"positions":null,"winning":null,)"
        R"("up_to_symmetry":null,"play_outs":null,"odds":null,"jump_sets":null,"nodes":1,"seconds":0.5})");
    const auto is_near = [&](const char* key, double truth) {
        const double mean = estimate[key]["mean"], error = estimate[key]["error"];
        return error > 0 && std::abs(mean - truth) < 4 * error;
    };
    CHECK(estimate["samples"] == 10'240);
    CHECK(is_near("play_outs", 568'630));
    CHECK(is_near("odds", 0.006861755887681317));
    // The odds are known before the play-outs are counted.
    const Json some = result(R"({"command":"count","board":"triangle15","max_nodes":2800})");
    CHECK(some["odds"].is_number());
    CHECK(some["play_outs"].is_null());
    CHECK(some["estimate"]["odds"].is_null());
    CHECK(some["estimate"]["play_outs"] == estimate["play_outs"]);
    const Json lost = result(R"({"command":"count","board":"triangle15","finish":"b3"})");
    CHECK(lost["verdict"] == "unsolvable");
    CHECK(lost["solutions"] == "0");
    CHECK(lost["winning"] == 0);

    Count many;
    many.verdict = Verdict::kSolvable;
    many.solutions = kTooMany;
    CHECK(count_json(many, std::nullopt)["solutions"].is_null());
    many.solutions = kTooMany - 1;
    CHECK(count_json(many, std::nullopt)["solutions"] == "340282366920938463463374607431768211454");
}

TEST_CASE("levels as JSON", "[json]") {
    CHECK(to_line(result(R"({"command":"levels","board":"triangle10"})")) ==
          R"({"levels":[1,2,4,9,14,16,11,4,1],"total":62,"complete":true,"nodes":62,)"
          R"("seconds":0.5})");
    const Json some = result(R"({"command":"levels","board":"triangle10","max_nodes":5})");
    CHECK(some["complete"] == false);
    CHECK(some["levels"] == Json({1, 2, 4}));
    CHECK(some["total"] == 7);
}

TEST_CASE("a shortest solution as JSON", "[json]") {
    const Json proved = result(R"({"board":"triangle15","shortest":true})");
    CHECK(proved["verdict"] == "solvable");
    CHECK(proved["move_count"] == 10);
    CHECK(proved["shortest"] == true);
    CHECK(proved["move_count_at_least"] == 10);
    const Json best = result(R"({"board":"english","shortest":true,"max_nodes":20000})");
    CHECK(best["verdict"] == "solvable");
    CHECK(best["shortest"] == false);
    CHECK(best["move_count_at_least"].get<int>() < best["move_count"].get<int>());
    const Json lost = result(R"({"board":"english","finish":"d3","shortest":true})");
    CHECK(lost["verdict"] == "unsolvable");
    CHECK(lost["proof"]["kind"] == "class");
    CHECK(lost["shortest"] == false);
    CHECK(lost["move_count_at_least"].is_null());
}

TEST_CASE("the nearest winnable positions as JSON", "[json]") {
    const Json near =
        result(R"({"command":"nearest","board":"triangle10","position":"x/xo/ooo/oooo",
        "finish":"a3"})");
    CHECK(near["complete"] == true);
    REQUIRE_FALSE(near["positions"].empty());
    for (const Json& one : near["positions"]) {
        CHECK(one["position"].is_string());
        CHECK(one["changed"].get<int>() >= 1);
        CHECK_FALSE(one["moves"].get<std::string>().empty());
    }
}

TEST_CASE("an explanation as JSON", "[json]") {
    const Json explained = result(R"({"command":"explain","board":"square5"})");
    CHECK(explained["verdict"] == "solvable");
    CHECK(explained["fewest"] == true);
    CHECK(explained["proof"].is_null());
    CHECK(explained["steps"] == explained["packages"].size());
    for (const Json& package : explained["packages"]) {
        const bool jump = package["kind"] == "jump";
        CHECK(package["catalyst"].is_null() == jump);
        CHECK(package["removes"].size() == package["jumps"].size());
        CHECK((package["jumps"].size() == 1) == jump);
    }
    const Json lost = result(R"({"command":"explain","board":"english","finish":"d3"})");
    CHECK(lost["verdict"] == "unsolvable");
    CHECK(lost["packages"].empty());
    CHECK(lost["steps"].is_null());
    CHECK(lost["proof"]["kind"] == "class");
}

TEST_CASE("what every solution contains as JSON", "[json]") {
    const auto without_nodes = [](Json json) {
        json.erase("nodes");
        return to_line(json);
    };
    // The peg in a1 makes all jumps.
    CHECK(without_nodes(result(R"({"command":"must","board":"xxoxo/o","finish":"e1"})")) ==
          R"({"verdict":"solvable","jumps":["a1-c1","c1-e1"],"undecided":[],"last":["a1"],)"
          R"("last_undecided":[],"seconds":0.5,"proof":null})");
    const Json lost = result(R"({"command":"must","board":"english","finish":"d3"})");
    CHECK(lost["verdict"] == "unsolvable");
    CHECK(lost["jumps"].empty());
    CHECK(lost["last"].is_null());
    CHECK(lost["proof"]["kind"] == "class");
    const Json cut = result(R"({"command":"must","board":"diamond41","max_nodes":50000})");
    CHECK(cut["verdict"] == "solvable");
    CHECK_FALSE(cut["undecided"].empty());
}

}  // namespace
}  // namespace peg
