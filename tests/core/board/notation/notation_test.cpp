// SPDX-License-Identifier: MIT
#include "core/board/notation/notation.h"

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "core/board/catalogue.h"
#include "support/boards.h"
#include "support/translate.h"

// What is written is read back, and irrelevant differences do not matter. For bad input see
// notation_errors_test.cpp.

namespace peg {

namespace {

// The catalogue and random boards of every layout, with the drawings they were made from.
struct Drawn {
    oracle::Board drawing;
    Board board;
};
std::vector<Drawn> boards(oracle::Random& random, int connected, int others) {
    std::vector<Drawn> all;
    const auto add = [&](const oracle::Board& drawing) {
        all.push_back({drawing, board_of(drawing)});
    };
    for (const CatalogueEntry& entry : catalogue())
        add(oracle::read_board(entry.lattice == Lattice::kTriangular, entry.start));
    for (int i = 0; i < connected; ++i)
        add(oracle::random_connected_board(random, i % 2 == 1, 1 + oracle::below(random, 40)));
    for (int i = 0; i < others; ++i) {
        add(oracle::random_scattered_board(random, i % 2 == 1, 1 + oracle::below(random, 64), 64,
                                           64));
        add(oracle::random_unrotatable_board(random, i % 2 == 1, 6 + oracle::below(random, 9)));
    }
    return all;
}

}  // namespace

TEST_CASE("holes are named by column letter and row number", "[notation]") {
    const Board english = board_named("english");
    CHECK(format_hole(english, 45) == "d4");
    CHECK(parse_hole(english, "d4").has_value());
    CHECK(*parse_hole(english, "d4") == 45);
    CHECK(english.cell(*parse_hole(english, "c1")) == Cell{2, 0});

    oracle::Random random(21);
    for (const auto& [drawing, board] : boards(random, 60, 20))
        for (std::size_t i = 0; i < drawing.holes.size(); ++i) {
            const Hole hole = board.reading_order()[i];
            const std::string name = oracle::name_of(drawing.holes[i]);
            const auto parsed = parse_hole(board, name);
            if (!parsed || *parsed != hole || format_hole(board, hole) != name) FAIL(name);
        }
}

TEST_CASE("boards are read back as they were written", "[notation]") {
    oracle::Random random(22);
    int named = 0;
    for (const auto& [drawing, board] : boards(random, 100, 50)) {
        const std::string text = format_board(board);
        CAPTURE(text);
        const auto parsed = parse_board(text);
        REQUIRE(parsed);
        CHECK(parsed->board == board);
        named += find_in_catalogue(text).has_value();
    }
    CHECK(named >= static_cast<int>(catalogue().size()));
    for (const CatalogueEntry& entry : catalogue())
        CHECK(format_board(board_named(entry.name)) == entry.name);
    CHECK(format_board(*Board::make(Lattice::kTriangular, std::vector<Cell>{{0, 0}, {0, 1}})) ==
          "lattice: triangular/x/x");
}

TEST_CASE("positions are read back as they were written", "[notation]") {
    oracle::Random random(23);
    for (const auto& [drawing, board] : boards(random, 100, 50))
        for (int i = 0; i < 6; ++i) {
            const oracle::Pegs pegs =
                oracle::random_pegs(random, drawing, oracle::below(random, board.hole_count() + 1));
            const Position position = position_of(board, pegs);
            const std::string text = oracle::write(drawing, pegs);
            const auto parsed = parse_position(board, text);
            if (format_position(board, position) != text || !parsed || *parsed != position)
                FAIL(text);
        }
}

TEST_CASE("dots at the end of a row may be written", "[notation]") {
    const Board english = board_named("english");
    const auto parsed = parse_position(
        english,
        "..xxx../..xxx../xxxxxxx/xxxoxxx/xxxxxxx/..xxx../..xxx............................");
    REQUIRE(parsed);
    CHECK(*parsed == vacancy(english, 45));
    CHECK(format_position(english, *parsed) == "..xxx/..xxx/xxxxxxx/xxxoxxx/xxxxxxx/..xxx/..xxx");
}

TEST_CASE("a vacancy is a board full but for one hole", "[notation]") {
    const Board board = board_named("diamond41");
    const Position start = vacancy(board, *parse_hole(board, "d2"));
    CHECK(format_position(board, start) ==
          "....x/...oxx/..xxxxx/.xxxxxxx/xxxxxxxxx/.xxxxxxx/..xxxxx/...xxx/....x");
}

TEST_CASE("finishes are read back as they were written", "[notation]") {
    oracle::Random random(24);
    std::vector<Drawn> all = boards(random, 60, 20);
    for (int holes = 1; holes <= 64; ++holes) {  // boards of one row have no '/'
        const oracle::Board row =
            oracle::read_board(holes % 2 == 1, std::string(static_cast<std::size_t>(holes), 'o'));
        all.push_back({row, board_of(row)});
    }
    for (const auto& [drawing, board] : all) {
        std::vector<Finish> finishes{Finish::any(), Finish::fewest()};
        for (Hole hole : board.reading_order()) finishes.push_back(Finish::at(hole));
        for (int pegs = 0; pegs <= board.hole_count(); pegs += 5)
            finishes.push_back(
                Finish::exactly(position_of(board, oracle::random_pegs(random, drawing, pegs))));
        for (const Finish& finish : finishes) {
            const std::string text = format_finish(board, finish);
            const auto parsed = parse_finish(board, text);
            if (!parsed || *parsed != finish) FAIL(format_board(board) << " " << text);
        }
    }
}

TEST_CASE("jumps and moves are read back as they were written", "[notation]") {
    const Board english = board_named("english");
    const auto jumps = parse_moves(english, " d2-d4\tc4-c2-e2\r\n d5-d3 ");
    REQUIRE(jumps);
    REQUIRE(jumps->size() == 4);
    CHECK(format_moves(english, *jumps) == "d2-d4 c4-c2-e2 d5-d3");
    CHECK(format_jump(english, jumps->at(1)) == "c4-c2");
    CHECK(format_move(english, std::span(*jumps).subspan(1, 2)) == "c4-c2-e2");
    CHECK(format_moves(english, {}).empty());
    CHECK(parse_moves(english, "")->empty());
    CHECK(parse_moves(english, " \n ")->empty());
    CHECK(*parse_moves(english, "c4-c2 c2-e2") == *parse_moves(english, "c4-c2-e2"));

    oracle::Random random(25);
    int long_lines = 0;
    for (const auto& [drawing, board] : boards(random, 60, 20)) {
        if (board.jumps().empty()) continue;
        for (std::size_t i = 0; i < board.jumps().size(); ++i) {
            const oracle::Jump& jump = drawing.jumps[i];
            const std::string text =
                oracle::name_of(drawing.holes[static_cast<std::size_t>(jump.from)]) + "-" +
                oracle::name_of(drawing.holes[static_cast<std::size_t>(jump.to)]);
            const auto id = static_cast<JumpId>(i);
            const auto parsed = parse_moves(board, text);
            if (format_jump(board, id) != text || !parsed || *parsed != std::vector{id}) FAIL(text);
        }
        std::vector<JumpId> line;
        for (int i = 0; i < 40; ++i)
            line.push_back(
                static_cast<JumpId>(oracle::below(random, static_cast<int>(board.jumps().size()))));
        const auto parsed = parse_moves(board, format_moves(board, line));
        REQUIRE(parsed);
        CHECK(*parsed == line);
        ++long_lines;
    }
    CHECK(long_lines > 40);
}
TEST_CASE("a board file is the rows of a position", "[notation][file]") {
    const auto parsed = parse_board_file("..x\n.xox\nxxxxx\n");
    REQUIRE(parsed);
    CHECK(parsed->board.lattice() == Lattice::kSquare);
    CHECK(parsed->board.hole_count() == 9);
    CHECK(format_position(parsed->board, parsed->classic.start) == "..x/.xox/xxxxx");
    CHECK(parsed->classic.finish == Finish::any());
}

TEST_CASE("what makes no difference in a board file", "[notation][file]") {
    const Board plain = parse_board_file("..x\n.xox\nxxxxx")->board;
    const std::string_view same[] = {
        "..x\r\n.xox\r\nxxxxx\r\n",                 // line ends of DOS
        "..x  \n.xox\t\nxxxxx \n",                  // blanks at the end
        "..x..\n.xox.\nxxxxx...\n",                 // dots at the end
        "lattice: square\n..x\n.xox\nxxxxx\n",      // the default, written explicitly
        "lattice:square \r\n..x\r\n.xox\r\nxxxxx",  //
        "..x\n.xox\nxxxxx\n\n\n",                   // empty lines at the end
        "...x\n..xox\n.xxxxx\n",                    // not flush left
        "\n..x\n.xox\nxxxxx\n",                     // not at the top
        "..o\n.oxo\nooooo\n",                       // the pegs do not belong to the board
    };
    for (std::string_view text : same) {
        CAPTURE(text);
        const auto parsed = parse_board_file(text);
        REQUIRE(parsed);
        CHECK(parsed->board == plain);
    }
    CHECK(parse_board("..x/.xox/xxxxx")->board == plain);
    CHECK(parse_board("lattice: square/..x/.xox/xxxxx")->board == plain);
    CHECK(parse_board("lattice: square\n..x\n.xox\nxxxxx")->board == plain);
}

TEST_CASE("a board file may be on the triangular lattice", "[notation][file]") {
    const std::string_view triangle = "x\nxx\nxxx\nxxxx\nxxxxx\n";
    const auto parsed = parse_board_file("lattice: triangular\n" + std::string(triangle));
    REQUIRE(parsed);
    CHECK(parsed->board == board_named("triangle15"));
    CHECK(format_board(parsed->board) == "triangle15");
    CHECK_FALSE(parse_board_file(triangle)->board == parsed->board);
    CHECK(parse_board("lattice: triangular/x/xx/xxx/xxxx/xxxxx")->board == parsed->board);
}

TEST_CASE("a board may have gaps and be as large as the limits", "[notation][file]") {
    const auto gap = parse_board_file("x\n\nx");
    REQUIRE(gap);
    CHECK(gap->board.rows() == 3);
    CHECK(gap->board.hole_count() == 2);
    CHECK(format_board(gap->board) == "x//x");

    std::string rows;
    for (int row = 0; row < 64; ++row) rows += "x\n";
    REQUIRE(parse_board_file(rows));
    CHECK(parse_board_file(rows)->board.rows() == 64);
    CHECK(format_hole(parse_board_file(rows)->board,
                      parse_board_file(rows)->board.reading_order()[63]) == "a64");

    const auto wide = parse_board_file("xxxxxxxxxxxxxxxxxxxxxxxxxx");
    REQUIRE(wide);
    CHECK(wide->board.columns() == 26);
    CHECK(parse_hole(wide->board, "z1").has_value());
}
}  // namespace peg
