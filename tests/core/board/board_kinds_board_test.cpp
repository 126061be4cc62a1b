// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>
#include <vector>

#include "core/board/jumps.h"
#include "core/board/notation/foreign_notation.h"
#include "core/board/notation/hole_names.h"
#include "core/board/notation/notation.h"
#include "support/board_kinds.h"
#include "support/errors.h"
#include "support/rounds.h"

// Wide boards, diagonal boards, and boards that list their jumps: their geometry and notation.

namespace peg {

namespace {

Board parsed(const std::string& text) {
    const auto board = parse_board(text);
    REQUIRE(board);
    return board->board;
}

// The cycle of four: two ways lead from each hole to the opposite one.
const std::string kFourCycle = "xx/xx/jumps:/a1 b1 b2/b1 b2 a2/b2 a2 a1/a2 a1 b1";

}  // namespace

TEST_CASE("boards of all kinds have the jumps and symmetries of the oracle", "[board][kinds]") {
    int turned = 0, twins = 0;
    for (const BoardKind kind : kBoardKinds) {
        oracle::Random random(1200 + static_cast<unsigned>(kind));
        for (int i = 0; i < rounds(400); ++i) {
            const auto [drawn, board] = random_board_of_kind(random, kind, i);
            CAPTURE(i, format_board(board));
            std::multiset<oracle::Jump> jumps;
            for (const Jump& jump : board.jumps()) {
                jumps.insert(jump_of(board, jump));
                const auto id = static_cast<JumpId>(&jump - board.jumps().data());
                REQUIRE(board.find_jump(jump.from, jump.over, jump.to) == id);
                const auto same_ends = std::ranges::count_if(board.jumps(), [&](const Jump& other) {
                    return other.from == jump.from && other.to == jump.to;
                });
                REQUIRE(jump.has_twin == (same_ends > 1));
                twins += jump.has_twin;
                if (!jump.has_twin) REQUIRE(board.find_jump(jump.from, jump.to) == id);
            }
            REQUIRE(jumps == std::multiset<oracle::Jump>(drawn.jumps.begin(), drawn.jumps.end()));

            std::set<oracle::Symmetry> symmetries;
            for (const Permutation& image : board.symmetries()) {
                oracle::Symmetry symmetry;
                for (const Hole hole : board.reading_order())
                    symmetry.push_back(index_of(board, image[hole]));
                symmetries.insert(symmetry);
            }
            REQUIRE(symmetries == symmetries_of(drawn));
            turned += symmetries.size() > 1;

            const oracle::Pegs pegs =
                oracle::random_pegs(random, drawn, oracle::below(random, board.hole_count() + 1));
            std::set<oracle::Jump> legal;
            for_each_jump(board, position_of(board, pegs),
                          [&](JumpId id) { legal.insert(jump_of(board, board.jump(id))); });
            const auto expected = oracle::legal_jumps(drawn, pegs);
            REQUIRE(legal == std::set<oracle::Jump>(expected.begin(), expected.end()));
            REQUIRE(count_jumps(board, position_of(board, pegs)) ==
                    static_cast<int>(expected.size()));

            // The board without a jump has all other jumps, with the same names.
            if (board.jumps().empty()) continue;
            const auto forbidden =
                static_cast<JumpId>(oracle::below(random, static_cast<int>(board.jumps().size())));
            const Board without = board.without_jump(forbidden);
            std::vector<std::string> texts, left;
            for (std::size_t id = 0; id < board.jumps().size(); ++id)
                if (id != forbidden) texts.push_back(format_jump(board, static_cast<JumpId>(id)));
            for (std::size_t id = 0; id < without.jumps().size(); ++id)
                left.push_back(format_jump(without, static_cast<JumpId>(id)));
            REQUIRE(texts == left);
            REQUIRE_FALSE(without == board);
        }
    }
    CHECK(turned > rounds(100));
    CHECK(twins > rounds(100));
}

TEST_CASE("boards of all kinds, their positions and moves are read back as they were written",
          "[board][notation][kinds]") {
    for (const BoardKind kind : kBoardKinds) {
        oracle::Random random(1210 + static_cast<unsigned>(kind));
        for (int i = 0; i < rounds(300); ++i) {
            const auto [drawn, board] = random_board_of_kind(random, kind, i);
            const std::string text = format_board(board);
            CAPTURE(i, text);
            const auto again = parse_board(text);
            REQUIRE(again);
            REQUIRE(again->board == board);
            std::string lines = text;
            std::ranges::replace(lines, '/', '\n');
            REQUIRE(parse_board(lines + "\n")->board == board);

            Position at = position_of(board, random_start(random, {drawn, board}, i));
            REQUIRE(*parse_position(board, format_position(board, at)) == at);
            for (const Hole hole : board.reading_order())
                REQUIRE(*parse_hole(board, format_hole(board, hole)) == hole);
            std::vector<JumpId> game;
            const Problem problem{at, Finish::any()};
            for (;;) {
                const PerJump<JumpId> legal = legal_jumps(board, at);
                if (legal.size() == 0) break;
                game.push_back(
                    *(legal.begin() + oracle::below(random, static_cast<int>(legal.size()))));
                at = play(at, board.jump(game.back()));
            }
            REQUIRE(*parse_moves(board, format_moves(board, game)) == game);
            if (game.empty()) continue;
            for (const Notation notation : {Notation::kNumbers, Notation::kOwn})
                for (const JumpStyle style : {JumpStyle::kTo, JumpStyle::kOver}) {
                    const auto written = write_game(board, game, notation, style);
                    REQUIRE(written);
                    CAPTURE(*written);
                    const auto read = read_game_as(board, problem, *written, notation);
                    REQUIRE(read);
                    REQUIRE(read->jumps == game);
                }
        }
    }
}

TEST_CASE("after column z come aa, ab and on to bl", "[notation][kinds]") {
    CHECK(column_name(0) == "a");
    CHECK(column_name(25) == "z");
    CHECK(column_name(26) == "aa");
    CHECK(column_name(51) == "az");
    CHECK(column_name(52) == "ba");
    CHECK(column_name(63) == "bl");
    const Board line = parsed("lattice: square/" + std::string(64, 'x'));
    CHECK(line.columns() == 64);
    CHECK(line.jumps().size() == 2 * 62);
    for (int column = 0; column < 64; ++column) {
        const auto hole = parse_hole(line, column_name(column) + '1');
        REQUIRE(hole);
        CHECK(line.cell(*hole).column == column);
    }
    CHECK_FALSE(parse_hole(line, "bm1"));
    CHECK_FALSE(parse_hole(line, "aaa1"));
    CHECK_FALSE(parse_hole(line, "AB1"));
    CHECK_FALSE(parse_hole(line, "ab"));
    CHECK(parse_moves(line, "bl1-bj1-bh1"));
    CHECK_FALSE(parse_board("lattice: square/" + std::string(65, 'x')));
    // 64 columns and rows; one column more is too many.
    const std::string corner = "x" + std::string(62, '.') + "x/";
    CHECK(parse_board(corner));
    CHECK_FALSE(parse_board("x" + std::string(63, '.') + "x/"));
}

TEST_CASE("a diagonal board has eight ways to jump and keeps the symmetries of the square",
          "[board][kinds]") {
    const Board board = parsed("lattice: diagonal/xxxxx/xxxxx/xxxxx/xxxxx/xxxxx");
    CHECK(board.lattice() == Lattice::kDiagonal);
    CHECK(board.symmetries().size() == 8);
    CHECK(board.layout().rotates());
    const Hole centre = *parse_hole(board, "c3");
    std::set<std::string> from_centre;
    for (std::size_t id = 0; id < board.jumps().size(); ++id)
        if (board.jumps()[id].from == centre)
            from_centre.insert(format_jump(board, static_cast<JumpId>(id)));
    CHECK(from_centre == std::set<std::string>{"c3-a1", "c3-c1", "c3-e1", "c3-a3", "c3-e3", "c3-a5",
                                               "c3-c5", "c3-e5"});
    CHECK_FALSE(board == parsed("xxxxx/xxxxx/xxxxx/xxxxx/xxxxx"));
}

TEST_CASE("jumps between the same holes over different ones are told apart by the hole between",
          "[notation][kinds]") {
    const Board board = parsed(kFourCycle);
    CHECK(board.jumps().size() == 8);
    CHECK(board.symmetries().size() == 8);
    const auto over_b1 = parse_moves(board, "a1(b1)b2");
    const auto over_a2 = parse_moves(board, "a1(a2)b2");
    REQUIRE(over_b1);
    REQUIRE(over_a2);
    CHECK(*over_b1 != *over_a2);
    CHECK(format_moves(board, *over_b1) == "a1(b1)b2");
    CHECK(format_moves(board, *over_a2) == "a1(a2)b2");
    CHECK(parse_moves(board, "a1(b1)b2(a2)a1"));
    const auto either = parse_moves(board, "a1-b2");
    REQUIRE_FALSE(either);
    const std::string sentence = shown(either.error());
    CHECK(sentence.find("a1(b1)b2") != std::string::npos);
    CHECK(sentence.find("a1(a2)b2") != std::string::npos);
    for (const char* wrong : {"a1(b2)b1", "a1(b1", "a1(b1)", "(b1)b2", "a1()b2", "a1((b1)b2",
                              "a1(b1)-b2", "a1(b1)b2)", "a1(q1)b2"}) {
        CAPTURE(wrong);
        CHECK_FALSE(parse_moves(board, wrong));
    }
    // If no other jump has the same ends, the hole between may be named, but is not written.
    const Board path = parsed("xxxxx/jumps:/a1 b1 c1/b1 c1 d1/c1 d1 e1");
    CHECK(*parse_moves(path, "a1(b1)c1-e1") == *parse_moves(path, "a1-c1-e1"));
    CHECK(format_moves(path, *parse_moves(path, "a1(b1)c1(d1)e1")) == "a1-c1-e1");
}

TEST_CASE("a board is the same whatever the order of its lines", "[board][kinds]") {
    const Board board = parsed("xxx/xxx/jumps:/a1 b1 c1/a2 b2 c2/a1 b2 c1");
    CHECK(board == parsed("xxx/xxx/jumps:/c1 b2 a1/c2 b2 a2/c1 b1 a1/a1 b1 c1"));
    CHECK_FALSE(board == parsed("xxx/xxx/jumps:/a1 b1 c1/a2 b2 c2"));
    CHECK_FALSE(board == parsed("lattice: triangular/xxx/xxx/jumps:/a1 b1 c1/a2 b2 c2/a1 b2 c1"));
    // The lines of the square lattice, given as a list, make a different board: its holes have
    // other numbers.
    CHECK_FALSE(parsed("xxx/xxx/jumps:/a1 b1 c1/a2 b2 c2") == parsed("xxx/xxx"));
    CHECK(parsed("xxx/xxx/jumps:").jumps().empty());
}

TEST_CASE("what is wrong with a line of jumps is said, and where", "[notation][kinds]") {
    for (const char* wrong :
         {"xxx/jumps:/a1 b1", "xxx/jumps:/a1 b1 c1 a1", "xxx/jumps:/a1 b1 d1",
          "xxx/jumps:/a1 b1 a1", "xxx/jumps:/a1 a1 c1", "xxx/jumps:/a1-b1-c1", "jumps:/a1 b1 c1"}) {
        CAPTURE(wrong);
        CHECK_FALSE(parse_board(wrong));
    }
    const auto second = parse_board("xxx/jumps:/a1 b1 c1/a1 q7 c1");
    REQUIRE_FALSE(second);
    CHECK(shown(second.error()).find("q7") != std::string::npos);
    CHECK(shown(second.error()).find('2') != std::string::npos);

    // The max number of lines, and one more.
    std::string text = "xxxxxxxxxxx/jumps:";
    int lines = 0;
    for (char a = 'a'; a <= 'k' && lines < kMaxListedLines; ++a)
        for (char over = 'a'; over <= 'k' && lines < kMaxListedLines; ++over)
            for (char b = static_cast<char>(a + 1); b <= 'k' && lines < kMaxListedLines; ++b)
                if (over != a && over != b) {
                    text += std::string("/") + a + "1 " + over + "1 " + b + '1';
                    ++lines;
                }
    REQUIRE(lines == kMaxListedLines);
    CHECK(parsed(text).jumps().size() == static_cast<std::size_t>(kMaxJumps));
    CHECK(parsed(text + "/a1 b1 c1").jumps().size() == static_cast<std::size_t>(kMaxJumps));
    CHECK_FALSE(parse_board(text + "/j1 a1 k1"));
}

}  // namespace peg
