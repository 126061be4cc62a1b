// SPDX-License-Identifier: MIT
#include "core/board/notation/board_art.h"

#include <catch2/catch_test_macros.hpp>
#include <string>

#include "core/board/catalogue.h"
#include "core/board/notation/board_errors.h"
#include "support/boards.h"
#include "support/errors.h"
#include "support/oracle.h"
#include "support/random_boards.h"

namespace peg {

namespace {

struct DrawnBoard {
    std::string_view text;
    std::string_view board;
    std::string_view position;
};

Error art_fault(std::string_view text) { return error_of(parse_art(text)); }

// A board's holes drawn with these signs; `between` is the distance of columns in characters.
std::string art_of(const Board& board, Position position, int between, char peg, char hole) {
    std::string text;
    const bool triangular = board.lattice() == Lattice::kTriangular;
    for (int row = 0; row < board.rows(); ++row) {
        std::string line;
        for (int column = 0; column < board.columns(); ++column) {
            const auto at = board.hole_at(column, row);
            if (!at) continue;
            const int shift = triangular ? (board.rows() - row) * between / 2 : 0;
            line.resize(static_cast<std::size_t>(column * between + shift), ' ');
            line += contains(position.pegs, *at) ? peg : hole;
        }
        text += line + '\n';
    }
    return text;
}

}  // namespace

TEST_CASE("positions are read as people draw them", "[art]") {
    constexpr std::string_view kStart = "..xxx/..xxx/xxxxxxx/xxxoxxx/xxxxxxx/..xxx/..xxx";
    const DrawnBoard drawings[] = {
        {"    * * *\n    * * *\n* * * * * * *\n* * * . * * *\n* * * * * * *\n    * * *\n    * * *",
         "english", kStart},
        {"  ooo  \n  ooo  \nooooooo\nooo.ooo\nooooooo\n  ooo  \n  ooo  \n", "english", kStart},
        {"##ooo##\n##ooo##\nooooooo\nooo.ooo\nooooooo\n##ooo##\n##ooo##", "english", kStart},
        {"  111\r\n  111\r\n1111111\r\n1110111\r\n1111111\r\n  111\r\n  111\r\n", "english",
         kStart},
        {"  @@@\n  @@@\n@@@@@@@\n@@@O@@@\n@@@@@@@\n  @@@\n  @@@", "english", kStart},
        {"..xxx\n..xxx\nxxxxxxx\nxxxoxxx\nxxxxxxx\n..xxx\n..xxx\n", "english", kStart},
        {"  \u25cf\u25cf\u25cf\n  \u25cf\u25cf\u25cf\n\u25cf\u25cf\u25cf\u25cf\u25cf\u25cf\u25cf\n"
         "\u25cf\u25cf\u25cf\u25cb\u25cf\u25cf\u25cf\n\u25cf\u25cf\u25cf\u25cf\u25cf\u25cf\u25cf\n"
         "  \u25cf\u25cf\u25cf\n  \u25cf\u25cf\u25cf",
         "english", kStart},
        {"    0\n   1 1\n  1 1 1\n 1 1 1 1\n1 1 1 1 1", "triangle15", "o/xx/xxx/xxxx/xxxxx"},
        {"\n\n    #\n   # #\n  # o #\n # # # #\n# # # # #\n\n", "triangle15",
         "x/xx/xox/xxxx/xxxxx"},
        {"lattice: triangular\no\nxx\nxxx\nxxxx\nxxxxx", "triangle15", "o/xx/xxx/xxxx/xxxxx"},
        {"    X X X\n   X X X X\n  X X O X X\n   X X X X\n    X X X", "hexagon19",
         "xxx/xxxx/xxoxx/.xxxx/..xxx"},
    };
    for (const auto& [text, name, position] : drawings) {
        CAPTURE(text);
        const auto board = parse_art(text);
        if (!board) FAIL(board.error());
        CHECK(format_board(board->board) == name);
        CHECK(format_position(board->board, board->classic.start) == position);
        CHECK(board->classic.finish == Finish::any());
    }
}

TEST_CASE("every board is read as it is drawn, wide or narrow", "[art]") {
    oracle::Random random(73);
    for (const CatalogueEntry& entry : catalogue()) {
        const auto [board, classic] = named(entry.name);
        for (int i = 0; i < 4; ++i) {
            Position position = classic.start;
            if (i > 0) position.pegs &= ~random_holes(random, board);
            if (position.pegs == 0) continue;
            for (const int between : {2, 4, 6}) {
                const std::string text = art_of(board, position, between, 'X', '.');
                CAPTURE(text);
                const auto read = parse_art(text);
                REQUIRE(read);
                CHECK(read->board == board);
                CHECK(read->classic.start == position);
            }
        }
    }
}

TEST_CASE("what is wrong with a drawing is said", "[art]") {
    CHECK(art_fault("x o x\nx q x") == board_error("drawing_sign", "\"q\"", 2));
    CHECK(art_fault("o O\nx x") == board_error("drawing_signs", "\"o\"", "\"O\""));
    CHECK(art_fault(" \n ") == board_error("drawing_empty"));
    CHECK(art_fault("* * *\n * *\n * *\n") == board_error("drawing_rows"));
    CHECK(art_fault(std::string(65, '*')) == board_error("drawing_holes", 65, 64));
    CHECK(art_fault("*" + std::string(64, ' ') + "**\n") == board_error("drawing_size", 64, 64));
    CHECK(art_fault("#\n.\n.").code == "none");
    CHECK(art_fault(".\n.") == board_error("drawing_no_holes"));
    CHECK(art_fault(std::string(100'000, '\n')) == board_error("drawing_empty"));
    oracle::Random random(74);
    constexpr std::string_view kSome = "xXo0O1.*#@  \n\n\t\xe2\x97\x8f\xff";
    for (int i = 0; i < 3000; ++i) {
        std::string text;
        for (int n = oracle::below(random, 40); n > 0; --n) text += oracle::one_of(random, kSome);
        const auto read = parse_art(text);
        if (read) CHECK(read->board.hole_count() > 0);
        if (!read) CHECK(is_clean(read.error()));
    }
}

}  // namespace peg
