// SPDX-License-Identifier: MIT
#include "report/text.h"

#include <catch2/catch_test_macros.hpp>

#include "core/board/notation/board_errors.h"
#include "core/board/notation/notation.h"
#include "support/errors.h"

namespace peg {
namespace {

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

    const Certificate pagoda{PagodaCertificate{.weights = {}, .start = 3, .finish = 4}};
    CHECK(proof_words(board, pagoda) ==
          "the pegs are worth 3, the finish needs 4, and no jump adds worth");
    const Certificate zero_half{
        ZeroHalfCertificate{.weights = {}, .cuts = {}, .start = 3, .finish = 4}};
    CHECK(proof_words(board, zero_half) ==
          "after the zero-half cuts that are due, the pegs are worth 3, the finish needs 4, and a "
          "jump takes at least the weights of the cuts that it crosses");
    const Certificate partition{CostPartition{
        {{.holes = 1, .least = 3, .costs = {}}, {.holes = 2, .least = -1, .costs = {}}}}};
    CHECK(proof_words(board, partition) ==
          "each region of the board has costs on its way to the finish, at least 2 together, and "
          "those of a jump never add up to more than 0");
    const Certificate one{CaseDistinction{CaseDistinction::By::kLastJump, {{1, pagoda}}}};
    const Certificate split{
        CaseDistinction{CaseDistinction::By::kFirstJump, {{0, partition}, {1, one}}}};
    CHECK(proof_words(board, split) ==
          "whatever the first and the last jumps are, the rest is out of reach (2 cases)");
    CaseDistinction cases;
    for (const char* hole : {"a4", "d1", "d4"})
        cases.cases.push_back({*parse_hole(board, hole), pagoda});
    CHECK(proof_words(board, {cases}) ==
          "the rule of three leaves the last peg only a4, d1 or d4, each of which is out of reach");
}

TEST_CASE("why a jump is not legal", "[text]") {
    const auto english = parse_board_name("english");
    REQUIRE(english);
    const auto& [board, classic] = *english;
    const auto why_not = [&](const char* position, const char* move) {
        return obstacle(board, *parse_position(board, position), parse_moves(board, move)->front());
    };
    const char* const start = "..xxx/..xxx/xxxxxxx/xxxoxxx/xxxxxxx/..xxx/..xxx";
    CHECK(why_not(start, "d4-d6") == board_error("is_empty", "d4"));
    CHECK(why_not(start, "d3-d5") == board_error("nothing_to_jump", "d4"));
    CHECK(why_not(start, "a3-c3") == board_error("is_not_empty", "c3"));
}

}  // namespace
}  // namespace peg
