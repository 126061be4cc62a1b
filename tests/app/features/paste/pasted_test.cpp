// SPDX-License-Identifier: MIT
// What a text is that a player pastes.

#include "app/features/paste/pasted.h"

#include <catch2/catch_test_macros.hpp>
#include <string>

#include "app/words/app_errors.h"
#include "core/board/board_errors.h"
#include "support/boards.h"
#include "support/errors.h"
#include "support/oracle.h"

namespace peg {

namespace {

Result<Pasted> paste(std::string_view text, std::string_view name = "english") {
    const auto [board, classic] = named(name);
    return read_pasted(board, classic, text);
}
template <class Kind>
Kind pasted_as(std::string_view text, std::string_view name = "english") {
    CAPTURE(text);
    const auto pasted = paste(text, name);
    if (!pasted) FAIL(pasted.error());
    const Kind* kind = std::get_if<Kind>(&*pasted);
    REQUIRE(kind != nullptr);
    return *kind;
}
Error complaint_of(std::string_view text) { return error_of(paste(text)); }

}  // namespace

TEST_CASE("a link is found in a text", "[pasted]") {
    const auto link = pasted_as<Open>(
        "Try this: https://example.org/peg/#board=english&position=..xxx%2f..xxx&finish=d4&"
        "moves=d2-d4%2Cb3-d3 (hard)");
    CHECK(link.board == "english");
    CHECK(link.position == "..xxx/..xxx");
    CHECK(link.finish == "d4");
    CHECK(link.moves == "d2-d4,b3-d3");
    const auto own = pasted_as<Open>("#board=lattice:+triangular/x%2&board=other&foo");
    CHECK(own.board == "lattice: triangular/x%2");
    CHECK_FALSE(own.position);
    CHECK(pasted_as<Open>("#board=").board == "");
    const auto later = pasted_as<Open>("see #3: x#position=xx.&board=english");
    CHECK(later.position == "xx.");
    CHECK(later.board == "english");
    CHECK(pasted_as<Open>("solved! https://a/#daily=2026-12-24").daily == "2026-12-24");
    CHECK(pasted_as<Open>("#vacancy=e5&board=diamond41").vacancy == "e5");
    CHECK(pasted_as<Open>("#utm_source=chat&Board=english").board == "english");
    // Words that look like a part of a link are none.
    for (const char* text : {"#board", "#beat=20", "a&board=english", "#x board=english"})
        CHECK(complaint_of(text) == app_error("paste_nothing"));
}

TEST_CASE("a position of the board at hand is one, in notation or drawn", "[pasted]") {
    const Board english = board_named("english");
    const std::string cross = "..ooo/..oxo/ooxxxoo/oooxooo/oooxooo/..ooo/..ooo";
    for (const std::string& text :
         {cross, " " + cross + "\n",
          std::string("..ooo\n..oxo\nooxxxoo\noooxooo\noooxooo\n..ooo\n..ooo\n"),
          std::string("    . . .\n    . * .\n. . * * * . .\n. . . * . . .\n. . . * . . .\n"
                      "    . . .\n    . . .\n")}) {
        const auto position = pasted_as<PastedPosition>(text).position;
        CHECK(format_position(english, position) == cross);
    }
    // Rows flush left are those of the triangle that is played.
    CHECK(format_position(
              board_named("triangle15"),
              pasted_as<PastedPosition>("0\n11\n111\n1111\n11111", "triangle15").position) ==
          "o/xx/xxx/xxxx/xxxxx");
}

TEST_CASE("another board is one", "[pasted]") {
    const auto board = [](std::string_view text) {
        return format_board(pasted_as<PastedBoard>(text).board.board);
    };
    CHECK(board("    0\n   1 1\n  1 1 1\n 1 1 1 1\n1 1 1 1 1") == "triangle15");
    CHECK(board("european") == "european");
    CHECK(board("lattice: triangular/o/xx/xxx") == "lattice: triangular/x/xx/xxx");
    CHECK(board("x o\nx x") == "xx/xx");
    CHECK(board("xxo/xxx") == "xxx/xxx");
}

TEST_CASE("moves are read in any notation", "[pasted]") {
    const auto moves = pasted_as<PastedMoves>("1. 5-17\n2. 8-10\n3. 1-9");
    CHECK(moves.reading.notation == Notation::kNumbers);
    CHECK(format_moves(board_named("english"), moves.reading.jumps) == "d2-d4 b3-d3 c1-c3");
    CHECK(pasted_as<PastedMoves>("d2-d4").reading.notation == Notation::kOwn);
    CHECK(pasted_as<PastedMoves>("ex lj").reading.notation == Notation::kMirrored);
}

TEST_CASE("what a text is not is said", "[pasted]") {
    CHECK(complaint_of("") == app_error("paste_empty"));
    CHECK(complaint_of(" \n\t") == app_error("paste_empty"));
    CHECK(complaint_of(std::string(kMostPasted + 1, 'x')) == app_error("paste_size", 100));
    CHECK(complaint_of("../..") == board_error("position_rows", 2, 7));
    CHECK(complaint_of("x o O\nx x x").code == "drawing_signs");
    CHECK(complaint_of("d2-d4 d4-d6").code == "wrong_play");
    CHECK(complaint_of("42-44").code == "ambiguous");
    const Error none = app_error("paste_nothing");
    CHECK(complaint_of("hello world") == none);
    CHECK(complaint_of("https://example.org/") == none);
    CHECK(complaint_of("<script>") == none);
    CHECK(complaint_of(std::string(1, '\0')) == none);
}

TEST_CASE("anything may be pasted", "[pasted]") {
    oracle::Random random(75);
    const std::vector<std::string> pieces{"#board=",
                                          "%2",
                                          "&moves=",
                                          "x",
                                          "o",
                                          ".",
                                          "/",
                                          "\n",
                                          " ",
                                          "1",
                                          "0",
                                          "d2-d4",
                                          "5-17",
                                          "*",
                                          "\u25cf",
                                          "\xff",
                                          "lattice: triangular",
                                          "english",
                                          "ex",
                                          "(",
                                          ",",
                                          "@",
                                          "#",
                                          "over"};
    int read = 0;
    for (int i = 0; i < 4000; ++i) {
        std::string text;
        for (int n = oracle::below(random, 14); n > 0; --n) text += oracle::one_of(random, pieces);
        const auto pasted = paste(text, i % 2 == 0 ? "english" : "triangle15");
        read += pasted.has_value();
        if (!pasted) CHECK(is_clean(pasted.error()));
    }
    CHECK(read > 100);
    for (const char* piece : {"x", "x\n", "x/", "* ", "#board=", "5-17 "}) {
        std::string text;
        while (text.size() + 10 <= kMostPasted) text += piece;
        const auto pasted = paste(text);
        if (!pasted) CHECK(is_clean(pasted.error()));
    }
}

}  // namespace peg
