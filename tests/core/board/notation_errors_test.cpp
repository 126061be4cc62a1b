// SPDX-License-Identifier: MIT
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "core/board/notation.h"
#include "support/boards.h"
#include "support/oracle.h"

// Bad input gets one sentence that says what is wrong and where, and no input does harm.

namespace peg {

namespace {

// One sentence for people, whatever was in the input: printable, not endless, with a capital and a
// full stop.
bool is_sentence(const std::string& text) {
    const bool printable =
        std::all_of(text.begin(), text.end(), [](char c) { return ' ' <= c && c <= '~'; });
    return printable && text.size() > 10 && text.size() < 500 && 'A' <= text[0] && text[0] <= 'Z' &&
           text.back() == '.';
}

// That a result is an error whose sentence has all these parts.
template <class T>
void check_error(const Result<T>& result, std::initializer_list<std::string_view> parts) {
    REQUIRE_FALSE(result.has_value());
    const std::string& message = result.error().message;
    CAPTURE(message);
    CHECK(is_sentence(message));
    for (std::string_view part : parts) {
        CAPTURE(part);
        CHECK(message.find(part) != std::string::npos);
    }
}

std::string quoted(std::string_view text) { return '"' + std::string(text) + '"'; }

struct Bad {
    std::string_view text;
    std::initializer_list<std::string_view> parts;
};

}  // namespace

TEST_CASE("what is wrong with a board is said", "[notation][file]") {
    const Bad bad[] = {
        {"", {"no holes"}},
        {"\n", {"no holes"}},
        {" \r\n\t\n", {"no holes"}},
        {"...\n..\n", {"no holes"}},
        {"lattice: square", {"no holes"}},
        {"lattice: hexagonal\nxxx", {"hexagonal", "square", "triangular"}},
        {"lattice:\nxxx", {"square", "triangular"}},
        {"lattice: square\nlattice: square\nxxx", {"\"l\"", "row 1"}},
        {"xxx\nlattice: square", {"\"l\"", "row 2", "column 1"}},
        {"xxx\nxyx", {"\"y\"", "row 2", "column 2"}},
        {"xxx\n xx", {"\" \"", "row 2", "column 1"}},
        {"xxX", {"\"X\"", "row 1", "column 3"}},
        {"x\x01x", {"\"?\"", "row 1", "column 2"}},
        {"\xC3\xA9", {"row 1", "column 1"}},
        {"xxxxxxxxxxxxxxxxxxxxxxxxxxx", {"Row 1", "26 columns"}},
        {"xxx\n..........................o", {"Row 2", "26 columns"}},
        {"xxxxxxxxxx\nxxxxxxxxxx\nxxxxxxxxxx\nxxxxxxxxxx\nxxxxxxxxxx\nxxxxxxxxxx\nxxxxx",
         {"64 holes", "row 7", "column 5"}},
    };
    for (const auto& [text, parts] : bad) {
        CAPTURE(text);
        check_error(parse_board_file(text), parts);
    }
    std::string rows;
    for (int row = 0; row < 65; ++row) rows += "x\n";
    check_error(parse_board_file(rows), {"65 rows", "64"});
    rows = std::string(64, '\n') + "x";
    check_error(parse_board_file(rows), {"65 rows", "64"});
}

TEST_CASE("a board that is not in the catalogue is named, and those that are", "[notation]") {
    for (std::string_view text : {"", "engilsh", "English", "english ", "board.txt"}) {
        CAPTURE(text);
        check_error(parse_board(text),
                    {"no board", quoted(text), "english", "diamond41", "star13"});
    }
    const std::string endless(100'000, 'a');
    check_error(parse_board(endless), {"aaaa"});
    check_error(parse_board("\x1b[31mred"), {"?[31mred"});
    check_error(parse_board("xxx/x?x/xxx"), {"\"?\"", "row 2", "column 2"});
}
TEST_CASE("what is wrong with a hole is said", "[notation]") {
    const Board english = board_named("english");
    for (std::string_view text : {"", "d", "4", "4d", "dd4", "D4", "d04", "d0", "d4 ", " d4", "d-1",
                                  "d+4", "d4x", "d444", "d4d4", "{4", "d\xb2", "\xC3\xA9"}) {
        CAPTURE(text);
        check_error(parse_hole(english, text), {"letter and a number", "d4"});
    }
    for (std::string_view text : {"a1", "b2", "g7", "h4", "d8", "d64", "z1", "z99"}) {
        CAPTURE(text);
        check_error(parse_hole(english, text), {"no hole", quoted(text)});
    }
}

TEST_CASE("what is wrong with a position is said", "[notation]") {
    const Board english = board_named("english");
    const Bad bad[] = {
        {"", {"1 row,", "7"}},
        {"..xxx", {"1 row,", "7"}},
        {"..xxx/..xxx/xxxxxxx/xxxoxxx/xxxxxxx/..xxx", {"6 rows", "7"}},
        {"..xxx/..xxx/xxxxxxx/xxxoxxx/xxxxxxx/..xxx/..xxx/..xxx", {"8 rows", "7"}},
        {"..xxx/..xxx/xxxxxxx/xxxoxxx/xxxxxxx/..xxx/..xx", {"e7", "row 7", "column 5"}},
        {"..xxx/..xxx/xxxxxxx/xxx.xxx/xxxxxxx/..xxx/..xxx", {"d4", "row 4", "column 4"}},
        {"..xxx/..xxx/xxxxxxx/xxxoxxxx/xxxxxxx/..xxx/..xxx", {"row 4", "column 8"}},
        {".xxxx/..xxx/xxxxxxx/xxxoxxx/xxxxxxx/..xxx/..xxx", {"row 1", "column 2"}},
        {"..xxx/..xxx/xxx*xxx/xxxoxxx/xxxxxxx/..xxx/..xxx", {"\"*\"", "row 3", "column 4"}},
        {"..xxx/..xxx/xxxxxxx/xxxoxxx/xxxxxxx/..xxx/..xxx\n", {"row 7", "column 6"}},
        {"..xxx/..xxx/xxxxxxx/xxxoxxx/xxxxxxx/..xxx/..xxx ", {"\" \"", "row 7", "column 6"}},
        {"..xxx//xxxxxxx/xxxoxxx/xxxxxxx/..xxx/..xxx", {"c2", "row 2", "column 3"}},
        {"o/xx/xxx/xxxx/xxxxx", {"5 rows", "7"}},                       // a position of triangle15
        {"o/xx/xxx/xxxx/xxxxx/xxxxxx/xxxxxxx", {"row 1", "column 1"}},  // and of triangle28
        {"english", {"1 row,", "7"}},
    };
    for (const auto& [text, parts] : bad) {
        CAPTURE(text);
        check_error(parse_position(english, text), parts);
    }
}

TEST_CASE("a position is read to its very end", "[notation]") {
    const Board english = board_named("english");
    const std::string start = "..xxx/..xxx/xxxxxxx/xxxoxxx/xxxxxxx/..xxx/..xxx";
    for (std::size_t dots : {2U, 100U, 1000U, 5000U, 1'000'000U}) {
        CAPTURE(dots);
        CHECK(parse_position(english, start + std::string(dots, '.')));
        for (char c : {'x', 'o', '!'})
            check_error(parse_position(english, start + std::string(dots, '.') + c), {"row 7"});
    }
    check_error(parse_position(english, std::string(1'000'000, '/')), {"1000001 rows"});
}

TEST_CASE("what is wrong with a finish is said", "[notation]") {
    const Board english = board_named("english");
    for (std::string_view text : {"", "Any", "any ", "all", "a1", "d9", "d4-d6", "fewest pegs"}) {
        CAPTURE(text);
        check_error(parse_finish(english, text), {"any", "fewest", quoted(text)});
    }
    check_error(parse_finish(english, "..xxx/..xxx"), {"2 rows", "7"});
}

TEST_CASE("what is wrong with moves is said, and with which", "[notation]") {
    const Board english = board_named("english");
    const Bad bad[] = {
        {"d2", {"Move 1", "\"d2\""}},
        {"d2-d4 c4", {"Move 2", "\"c4\""}},
        {"d2-d4 c4-c2- d5-d3", {"Move 2", "\"c4-c2-\""}},
        {"d2--d4", {"Move 1", "\"d2--d4\""}},
        {"-d2-d4", {"Move 1", "\"-d2-d4\""}},
        {"d2-d4 c4-c9", {"Move 2", "\"c9\""}},
        {"d2-d4, c4-c2", {"Move 1", "\"d4,\""}},
        {"d2-d3", {"Move 1", "d2", "d3"}},
        {"d2-d4-f4-a1", {"Move 1", "\"a1\""}},
        {"d2-d4 c1-c3 c3-e5", {"Move 3", "c3", "e5"}},
        {"d2-d2", {"Move 1", "d2"}},
        {"d2 - d4", {"Move 1", "\"d2\""}},
        {"-", {"Move 1", "\"-\""}},
        {"d2xd4", {"Move 1", "d2xd4"}},
    };
    for (const auto& [text, parts] : bad) {
        CAPTURE(text);
        check_error(parse_moves(english, text), parts);
    }
    check_error(parse_moves(english, std::string(100'000, 'z')), {"Move 1"});
    check_error(parse_moves(english, std::string(100'000, '-')), {"Move 1"});
}
// --- Any bytes at all ----------------------------------------------------------------------------

namespace {

// Parses a text in every way. Whatever is accepted must be the same when written and read again;
// whatever is not must be explained. Returns how many ways accepted it.
int accepted(const Board& board, std::string_view text) {
    int count = 0;
    const auto settle = [&](const auto& result, auto write_and_read) {
        if (!result) {
            if (!is_sentence(result.error().message)) FAIL(result.error().message);
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
                               : kLikely[static_cast<std::size_t>(
                                     oracle::below(random, static_cast<int>(kLikely.size())))];
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
