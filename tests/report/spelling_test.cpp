// SPDX-License-Identifier: MIT
#include "report/spelling.h"

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "core/board/catalogue.h"
#include "core/board/notation/foreign_notation.h"
#include "core/board/notation/notation.h"
#include "report/report_errors.h"
#include "support/boards.h"
#include "support/oracle.h"

namespace peg {
namespace {

// Random jumps of the board, some by the peg that has just jumped. They need not be legal.
std::vector<JumpId> some_jumps(oracle::Random& random, const Board& board) {
    std::vector<JumpId> jumps;
    for (int n = 1 + oracle::below(random, 8); n > 0; --n) {
        std::vector<JumpId> next;
        for (std::size_t id = 0; id < board.jumps().size(); ++id)
            if (jumps.empty() || board.jumps()[id].from == board.jump(jumps.back()).to)
                next.push_back(static_cast<JumpId>(id));
        if (next.empty() || oracle::below(random, 2) == 0)
            next = {
                static_cast<JumpId>(oracle::below(random, static_cast<int>(board.jumps().size())))};
        jumps.push_back(oracle::one_of(random, next));
    }
    return jumps;
}

}  // namespace

TEST_CASE("moves in any spelling are read back as the same jumps", "[spelling]") {
    oracle::Random random(501);
    int spelled = 0, refused = 0;
    for (const CatalogueEntry& entry : catalogue()) {
        const BoardAndProblem known = *parse_board_name(entry.name);
        const Board& board = known.board;
        for (const Notation notation : kEveryNotation)
            for (const std::string ending : {"", "-over"}) {
                const auto spelling =
                    Spelling::make(board, std::string(notation_id(notation)) + ending);
                REQUIRE(spelling.operator bool() == HoleNames::make(board, notation).has_value());
                ++(spelling ? spelled : refused);
                if (!spelling) continue;
                for (int i = 0; i < 10; ++i) {
                    const std::vector<JumpId> jumps = some_jumps(random, board);
                    const std::string text = spelling->text(format_moves(board, jumps));
                    CAPTURE(entry.name, spelling->name(), format_moves(board, jumps), text);
                    const auto read = read_game_as(board, known.classic, text, notation);
                    REQUIRE(read);
                    REQUIRE(read->jumps == jumps);
                    REQUIRE(spelling->text(text) == text);  // a respelled text stays unchanged
                }
            }
    }
    CHECK(spelled > 200);
    CHECK(refused > 20);
}

TEST_CASE("holes and moves are spelled wherever they stand, and nothing else is", "[spelling]") {
    const Board board = board_named("english");
    const auto numbers = *Spelling::make(board, "numbers");
    CHECK(numbers.text("Hint: d2-d4.\n") == "Hint: 5-17.\n");
    CHECK(numbers.text("with the peg f3, and d3: f3-d3 e1-e3") ==
          "with the peg 12, and 10: 12-10 3-11");
    CHECK(numbers.text("a4>g4,g4>a4") == "14>20,20>14");
    const auto over = *Spelling::make(board, "own-over");
    CHECK(over.text("f4-d4 c4-c2-e2.") == "f4 over e4 to d4, c4 over c3 to c2 over d2 to e2.");
    for (const char* text :
         {"triangle15", "..xxx/..xox", "d2-d3", "d2-d4-e9", "z9", "A4", "1.35e-08", "d4/e4",
          "a4_b4", "", "-", "d2-", "x/xo/d4", "the rule of three", "d2-d4x", "40861647040079968"})
        CHECK(numbers.text(text) == text);
    CHECK(Spelling::make(board, "roman").error() == report_error("spelling", "\"roman\""));
    for (const char* wrong : {"", "over", "-over", "numbers-over-over", "Numbers", "auto"})
        CHECK_FALSE(Spelling::make(board, wrong));
}

TEST_CASE("JSON is spelled but for what can be given back", "[spelling]") {
    const Board board = board_named("english");
    const auto numbers = *Spelling::make(board, "numbers");
    Json json = parse_json(R"({"board":"english","finish":"d4","survivor":"d2","jumps":["d2-d4"],)"
                           R"("jump":null,"count":7,"list":[{"a":"d4"}],)"
                           R"("proof":{"cases":{"d2-d4":"d4"}}})");
    numbers.apply(json);
    CHECK(to_line(json) == R"({"board":"english","finish":"d4","survivor":"d2","jumps":["5-17"],)"
                           R"("jump":null,"count":7,"list":[{"a":"17"}],)"
                           R"("proof":{"cases":{"d2-d4":"d4"}},"spelling":"numbers"})");
}

}  // namespace peg
