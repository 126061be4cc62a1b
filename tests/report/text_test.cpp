// SPDX-License-Identifier: MIT
#include "report/text.h"

#include <catch2/catch_test_macros.hpp>

#include "core/notation.h"

namespace peg {
namespace {

TEST_CASE("numbers are grouped by thousands", "[text]") {
    CHECK(grouped(0) == "0");
    CHECK(grouped(999) == "999");
    CHECK(grouped(1000) == "1,000");
    CHECK(grouped(1234567) == "1,234,567");
    CHECK(grouped(18446744073709551615U) == "18,446,744,073,709,551,615");
    CHECK(counted(1, "jump") == "1 jump");
    CHECK(counted(0, "jump") == "0 jumps");
}

TEST_CASE("foreign text is quoted short and printable", "[text]") {
    CHECK(in_quotes("d4") == "\"d4\"");
    CHECK(in_quotes("\x1b[31m\n\xff") == "\"?[31m??\"");
    CHECK(in_quotes(std::string(100, 'a')) == '"' + std::string(60, 'a') + "...\"");
}

TEST_CASE("problems and proofs in words", "[text]") {
    const auto english = parse_board_name("english");
    REQUIRE(english);
    const auto& [board, classic] = *english;
    const Hole d4 = *parse_hole(board, "d4");
    CHECK(start_words(board, classic.start) == "d4 empty");
    CHECK(start_words(board, {bit(d4)}) == "..ooo/..ooo/ooooooo/oooxooo/ooooooo/..ooo/..ooo");
    CHECK(finish_words(board, Finish::at(d4)) == "one peg in d4");
    CHECK(pegs_left_words(board, {bit(d4)}) == "1 peg is left, in d4");
    CHECK(pegs_left_words(board, classic.start) == "32 pegs are left");
    CHECK(pegs_left_words(board, {}) == "0 pegs are left");

    Proof proof;
    proof.kind = Proof::Kind::kPagoda;
    proof.start_worth = 3;
    proof.finish_worth = 4;
    CHECK(proof_words(board, proof) ==
          "the pegs are worth 3, the finish needs 4, and no jump adds worth");
    proof.kind = Proof::Kind::kTolls;
    CHECK(proof_words(board, proof) ==
          "less the tolls that are due the pegs are worth 3, the finish needs 4, and a jump takes "
          "at least the tolls that it pays");
    Proof fares;
    fares.kind = Proof::Kind::kFares;
    fares.fares.regions = {{.holes = 1, .least = 3, .fares = {}},
                           {.holes = 2, .least = -1, .fares = {}}};
    CHECK(proof_words(board, fares) ==
          "on its way to the finish each region of the board costs fares, together 2 at least, and "
          "those of a jump never add up to more than nothing");
    Proof split;
    split.kind = Proof::Kind::kSplit;
    split.positions = 4;
    split.after.resize(2);
    split.after[1].after.resize(1);
    CHECK(proof_words(board, split) ==
          "whatever the first jumps are and the last ones, the rest is out of reach (2 cases)");
    proof.kind = Proof::Kind::kPagoda;
    Proof cases;
    cases.kind = Proof::Kind::kCases;
    for (const char* hole : {"a4", "d1", "d4"})
        cases.cases.push_back({*parse_hole(board, hole), proof});
    CHECK(proof_words(board, cases) ==
          "the rule of three leaves the last peg only a4, d1 or d4, each of which is out of reach");
}

TEST_CASE("why a jump is not legal", "[text]") {
    const auto english = parse_board_name("english");
    REQUIRE(english);
    const auto& [board, classic] = *english;
    const auto obstacle = [&](const char* position, const char* move) {
        return obstacle_words(board, *parse_position(board, position),
                              parse_moves(board, move)->front());
    };
    const char* const start = "..xxx/..xxx/xxxxxxx/xxxoxxx/xxxxxxx/..xxx/..xxx";
    CHECK(obstacle(start, "d4-d6") == "d4 is empty");
    CHECK(obstacle(start, "d3-d5") == "there is no peg in d4 to jump over");
    CHECK(obstacle(start, "a3-c3") == "c3 is not empty");
}

}  // namespace
}  // namespace peg
