// SPDX-License-Identifier: MIT
// Pasted texts that the page reads itself: exactly our own notation.

#include "app/features/paste/pasted.h"

#include <catch2/catch_test_macros.hpp>
#include <string>

#include "core/board/notation/notation.h"
#include "support/boards.h"
#include "support/oracle.h"

namespace peg {

namespace {

std::optional<ReadAnswer> read(std::string_view text, std::string_view name = "english") {
    const auto [board, classic] = named(name);
    return read_own(board, classic, text);
}

}  // namespace

TEST_CASE("our own notation is read without the reader", "[pasted]") {
    const std::string cross = "..ooo/..oxo/ooxxxoo/oooxooo/oooxooo/..ooo/..ooo";
    const auto position = read(cross);
    REQUIRE(position);
    CHECK(position->has_start);
    CHECK(format_position(position->board, position->problem.start) == cross);
    const auto moves = read("d2-d4 b3-d3");
    REQUIRE(moves);
    CHECK(format_moves(moves->board, moves->jumps) == "d2-d4 b3-d3");
    CHECK_FALSE(moves->has_start);
    const auto board = read("triangle15");
    REQUIRE(board);
    CHECK(board->board_text == "triangle15");
    CHECK(board->board == board_named("triangle15"));
}

TEST_CASE("the name of the board at hand leaves its problem as it is", "[pasted]") {
    const auto [english, classic] = named("english");
    Problem figure = classic;
    figure.start = *parse_position(english, "..ooo/..oxo/ooxxxoo/oooxooo/oooxooo/..ooo/..ooo");
    CHECK(read_own(english, figure, "english")->problem.start.pegs == figure.start.pegs);
    const auto other = read_own(english, figure, "triangle15");
    CHECK(other->problem.start.pegs == named("triangle15").classic.start.pegs);
}

TEST_CASE("whatever is not exactly that is left to the reader", "[pasted]") {
    for (const char* text : {"", "5-17", "d2-d4 d2-d4", "d2-d4!", "* *", "hello", "../..",
                             "English board", "xxx/xxx/xxx"})
        CHECK_FALSE(read(text));
    oracle::Random random(75);
    const std::vector<std::string> pieces{"x", "o", ".", "/", "\n", " ", "d2-d4", "5-17", "\xff"};
    for (int i = 0; i < 4000; ++i) {
        std::string text;
        for (int n = oracle::below(random, 14); n > 0; --n) text += oracle::one_of(random, pieces);
        const auto own = read(text, i % 2 == 0 ? "english" : "triangle15");
        // What is read says again what was written.
        if (own && own->has_start)
            CHECK(parse_position(own->board, text)->pegs == own->problem.start.pegs);
        if (own && !own->has_start) CHECK(parse_moves(own->board, text));
    }
}

}  // namespace peg
