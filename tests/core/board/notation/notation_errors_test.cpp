// SPDX-License-Identifier: MIT
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "core/board/catalogue.h"
#include "core/board/notation/board_errors.h"
#include "core/board/notation/notation.h"
#include "core/support/text.h"
#include "support/boards.h"
#include "support/errors.h"
#include "support/oracle.h"

// Bad input gets an error that says what is wrong and where, and no input does harm.

namespace peg {

namespace {

template <class T>
void check_error(const Result<T>& result, const Error& expected) {
    REQUIRE_FALSE(result.has_value());
    CHECK(result.error() == expected);
    CHECK(is_clean(result.error()));
}

Error place(int row, int column) { return board_error("place", row, column); }

struct Bad {
    std::string_view text;
    Error error;
};

}  // namespace

TEST_CASE("what is wrong with a board is said", "[notation][file]") {
    const Error empty = board_error("board_empty");
    const auto sign = [](const char* quoted, int row, int column) {
        return board_error("board_sign", quoted, place(row, column));
    };
    const std::string wide(65, 'x');
    const std::string wide_below = "xxx\n" + std::string(64, '.') + 'o';
    const Bad bad[] = {
        {"", empty},
        {"\n", empty},
        {" \r\n\t\n", empty},
        {"...\n..\n", empty},
        {"lattice: square", empty},
        {"lattice: hexagonal\nxxx", board_error("lattice", "\"hexagonal\"")},
        {"lattice:\nxxx", board_error("lattice", "\"\"")},
        {"lattice: square\nlattice: square\nxxx", sign("\"l\"", 1, 1)},
        {"xxx\nlattice: square", sign("\"l\"", 2, 1)},
        {"xxx\nxyx", sign("\"y\"", 2, 2)},
        {"xxx\n xx", sign("\" \"", 2, 1)},
        {"xxX", sign("\"X\"", 1, 3)},
        {"x\x01x", sign("\"?\"", 1, 2)},
        {"\xC3\xA9", sign("\"?\"", 1, 1)},
        {wide, board_error("board_row", 1, 64)},
        {wide_below, board_error("board_row", 2, 64)},
        {"xxxxxxxxxx\nxxxxxxxxxx\nxxxxxxxxxx\nxxxxxxxxxx\nxxxxxxxxxx\nxxxxxxxxxx\nxxxxx",
         board_error("board_holes", 64, place(7, 5))},
    };
    for (const auto& [text, error] : bad) {
        CAPTURE(text);
        check_error(parse_board_file(text), error);
    }
    std::string rows;
    for (int row = 0; row < 65; ++row) rows += "x\n";
    check_error(parse_board_file(rows), board_error("board_rows", 65, 64));
    rows = std::string(64, '\n') + "x";
    check_error(parse_board_file(rows), board_error("board_rows", 65, 64));
}

TEST_CASE("a board that is not in the catalogue is named, and those that are", "[notation]") {
    std::string names;
    for (const CatalogueEntry& entry : catalogue())
        names += (names.empty() ? "" : ", ") + std::string(entry.name);
    for (std::string_view text : {"", "engilsh", "English", "english ", "board.txt"}) {
        CAPTURE(text);
        check_error(parse_board(text), board_error("no_board", in_quotes(text), names));
    }
    const std::string endless(100'000, 'a');
    check_error(parse_board(endless), board_error("no_board", in_quotes(endless), names));
    check_error(parse_board("\x1b[31mred"), board_error("no_board", "\"?[31mred\"", names));
    check_error(parse_board("xxx/x?x/xxx"), board_error("board_sign", "\"?\"", place(2, 2)));
}

TEST_CASE("what is wrong with a hole is said", "[notation]") {
    const Board english = board_named("english");
    for (std::string_view text : {"", "d", "4", "4d", "dd4", "D4", "d04", "d0", "d4 ", " d4", "d-1",
                                  "d+4", "d4x", "d444", "d4d4", "{4", "d\xb2", "\xC3\xA9"}) {
        CAPTURE(text);
        check_error(parse_hole(english, text), board_error("hole_name", in_quotes(text)));
    }
    for (std::string_view text : {"a1", "b2", "g7", "h4", "d8", "d64", "z1", "z99"}) {
        CAPTURE(text);
        check_error(parse_hole(english, text), board_error("no_hole", in_quotes(text)));
    }
}

TEST_CASE("what is wrong with a position is said", "[notation]") {
    const Board english = board_named("english");
    const Error one_row = board_error("position_row", 7);
    const auto has = [](int row, int column) {
        return board_error("position_has", place(row, column));
    };
    const Bad bad[] = {
        {"", one_row},
        {"..xxx", one_row},
        {"..xxx/..xxx/xxxxxxx/xxxoxxx/xxxxxxx/..xxx", board_error("position_rows", 6, 7)},
        {"..xxx/..xxx/xxxxxxx/xxxoxxx/xxxxxxx/..xxx/..xxx/..xxx",
         board_error("position_rows", 8, 7)},
        {"..xxx/..xxx/xxxxxxx/xxxoxxx/xxxxxxx/..xxx/..xx",
         board_error("position_lacks", "e7", place(7, 5))},
        {"..xxx/..xxx/xxxxxxx/xxx.xxx/xxxxxxx/..xxx/..xxx",
         board_error("position_lacks", "d4", place(4, 4))},
        {"..xxx/..xxx/xxxxxxx/xxxoxxxx/xxxxxxx/..xxx/..xxx", has(4, 8)},
        {".xxxx/..xxx/xxxxxxx/xxxoxxx/xxxxxxx/..xxx/..xxx", has(1, 2)},
        {"..xxx/..xxx/xxx*xxx/xxxoxxx/xxxxxxx/..xxx/..xxx",
         board_error("position_sign", "\"*\"", place(3, 4))},
        {"..xxx/..xxx/xxxxxxx/xxxoxxx/xxxxxxx/..xxx/..xxx\n",
         board_error("position_sign", "\"?\"", place(7, 6))},
        {"..xxx/..xxx/xxxxxxx/xxxoxxx/xxxxxxx/..xxx/..xxx ",
         board_error("position_sign", "\" \"", place(7, 6))},
        {"..xxx//xxxxxxx/xxxoxxx/xxxxxxx/..xxx/..xxx",
         board_error("position_lacks", "c2", place(2, 3))},
        // One position for triangle15, and one for triangle28.
        {"o/xx/xxx/xxxx/xxxxx", board_error("position_rows", 5, 7)},
        {"o/xx/xxx/xxxx/xxxxx/xxxxxx/xxxxxxx", has(1, 1)},
        {"english", one_row},
    };
    for (const auto& [text, error] : bad) {
        CAPTURE(text);
        check_error(parse_position(english, text), error);
    }
}

TEST_CASE("a position is read to its very end", "[notation]") {
    const Board english = board_named("english");
    const std::string start = "..xxx/..xxx/xxxxxxx/xxxoxxx/xxxxxxx/..xxx/..xxx";
    for (std::size_t dots : {2U, 100U, 1000U, 5000U, 1'000'000U}) {
        CAPTURE(dots);
        CHECK(parse_position(english, start + std::string(dots, '.')));
        const Error last = place(7, static_cast<int>(dots) + 6);
        for (char c : {'x', 'o'})
            check_error(parse_position(english, start + std::string(dots, '.') + c),
                        board_error("position_has", last));
        check_error(parse_position(english, start + std::string(dots, '.') + '!'),
                    board_error("position_sign", "\"!\"", last));
    }
    check_error(parse_position(english, std::string(1'000'000, '/')),
                board_error("position_rows", 1000001, 7));
}

TEST_CASE("what is wrong with a finish is said", "[notation]") {
    const Board english = board_named("english");
    for (std::string_view text : {"", "Any", "any ", "all", "a1", "d9", "d4-d6", "fewest pegs"}) {
        CAPTURE(text);
        check_error(parse_finish(english, text), board_error("finish", in_quotes(text)));
    }
    check_error(parse_finish(english, "..xxx/..xxx"), board_error("position_rows", 2, 7));
}

TEST_CASE("what is wrong with moves is said, and with which", "[notation]") {
    const Board english = board_named("english");
    const Error no_move = board_error("move");
    const auto no_name = [](const char* name) { return board_error("hole_name", in_quotes(name)); };
    const auto no_hole = [](const char* name) { return board_error("no_hole", in_quotes(name)); };
    const auto no_jump = [](const char* from, const char* to) {
        return board_error("no_jump", from, to);
    };
    const auto in_move = [](int number, std::string_view move, const Error& error) {
        return board_error("in_move", number, in_quotes(move), error);
    };
    const Bad bad[] = {
        {"d2", in_move(1, "d2", no_move)},
        {"d2-d4 c4", in_move(2, "c4", no_move)},
        {"d2-d4 c4-c2- d5-d3", in_move(2, "c4-c2-", no_name(""))},
        {"d2--d4", in_move(1, "d2--d4", no_name(""))},
        {"-d2-d4", in_move(1, "-d2-d4", no_name(""))},
        {"d2-d4 c4-c9", in_move(2, "c4-c9", no_hole("c9"))},
        {"d2-d4, c4-c2", in_move(1, "d2-d4,", no_name("d4,"))},
        {"d2-d3", in_move(1, "d2-d3", no_jump("d2", "d3"))},
        {"d2-d4-f4-a1", in_move(1, "d2-d4-f4-a1", no_hole("a1"))},
        {"d2-d4 c1-c3 c3-e5", in_move(3, "c3-e5", no_jump("c3", "e5"))},
        {"d2-d2", in_move(1, "d2-d2", no_jump("d2", "d2"))},
        {"d2 - d4", in_move(1, "d2", no_move)},
        {"-", in_move(1, "-", no_name(""))},
        {"d2xd4", in_move(1, "d2xd4", no_move)},
    };
    for (const auto& [text, error] : bad) {
        CAPTURE(text);
        check_error(parse_moves(english, text), error);
    }
    const std::string letters(100'000, 'z'), dashes(100'000, '-');
    check_error(parse_moves(english, letters), in_move(1, letters, no_move));
    check_error(parse_moves(english, dashes), in_move(1, dashes, no_name("")));
}

// --- Arbitrary bytes ----------------------------------------------------------------------------

namespace {

// Parses a text with every parser. Accepted texts must be equal when written and read again;
// rejected texts must have an error. Returns the number of parsers that accepted it.
int accepted(const Board& board, std::string_view text) {
    int count = 0;
    const auto settle = [&](const auto& result, auto write_and_read) {
        if (!result) {
            if (!is_clean(result.error())) FAIL(result.error());
            return;
        }
        ++count;
        if (!write_and_read(*result)) FAIL("accepted but not kept: " << text);
    };
    settle(parse_board_file(text), [](const BoardAndProblem& parsed) {
        const auto again = parse_board(format_board(parsed.board));
        return again && again->board == parsed.board &&
               (parsed.classic.start.pegs & ~parsed.board.holes()) == 0;
    });
    settle(parse_board(text), [](const BoardAndProblem& parsed) {
        const auto again = parse_board(format_board(parsed.board));
        return again && again->board == parsed.board;
    });
    settle(parse_hole(board, text), [&](Hole hole) {
        return contains(board.holes(), hole) && format_hole(board, hole) == text;
    });
    settle(parse_position(board, text), [&](Position position) {
        return (position.pegs & ~board.holes()) == 0 &&
               *parse_position(board, format_position(board, position)) == position;
    });
    settle(parse_finish(board, text), [&](const Finish& finish) {
        return *parse_finish(board, format_finish(board, finish)) == finish;
    });
    settle(parse_moves(board, text), [&](const std::vector<JumpId>& jumps) {
        return *parse_moves(board, format_moves(board, jumps)) == jumps;
    });
    return count;
}

}  // namespace

TEST_CASE("any bytes are read or refused", "[notation][fuzz]") {
    const Board board = board_named("english");
    constexpr std::string_view kLikely =
        "xxxooo...//--\n\r \tdd2244abcefg135679z0lattice: squretngu";
    oracle::Random random(26);
    for (int i = 0; i < 4000; ++i) {
        std::string text;
        const int length = oracle::below(random, 40);
        for (int j = 0; j < length; ++j)
            text += i % 2 == 0 ? static_cast<char>(oracle::below(random, 256))
                               : oracle::one_of(random, kLikely);
        accepted(board, text);
    }
    SUCCEED();
}

TEST_CASE("a good text spoilt is read or refused", "[notation][fuzz]") {
    const Board board = board_named("english");
    const std::string_view good[] = {
        "..xxx/..xxx/xxxxxxx/xxxoxxx/xxxxxxx/..xxx/..xxx",
        "..xxx\n..xxx\nxxxxxxx\nxxxoxxx\nxxxxxxx\n..xxx\n..xxx\n",
        "lattice: triangular\r\nx\r\nxx\r\nxox\r\n",
        "lattice: square/xxo/x",
        "d2-d4 c4-c2-e2 d5-d3",
        "d2-d4",
        "d4",
        "fewest",
        "english",
    };
    oracle::Random random(27);
    int still_good = 0, refused = 0;
    for (int i = 0; i < 4000; ++i) {
        std::string text(good[static_cast<std::size_t>(i) % std::size(good)]);
        for (int changes = 1 + oracle::below(random, 3); changes > 0 && !text.empty(); --changes) {
            const auto at =
                static_cast<std::size_t>(oracle::below(random, static_cast<int>(text.size())));
            switch (oracle::below(random, 4)) {
                case 0: text.erase(at, 1); break;
                case 1: text.insert(at, 1, text[text.size() - 1 - at]); break;
                case 2: text[at] = "xo./-\n d4z\xff"[oracle::below(random, 11)]; break;
                case 3: text.resize(at); break;
            }
        }
        ++(accepted(board, text) > 0 ? still_good : refused);
    }
    CHECK(still_good > 300);
    CHECK(refused > 500);
}
}  // namespace peg
