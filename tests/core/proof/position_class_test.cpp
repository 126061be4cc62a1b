// SPDX-License-Identifier: MIT
#include "core/proof/position_class.h"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>
#include <vector>

#include "core/board/catalogue.h"
#include "core/board/jumps.h"
#include "core/board/notation/notation.h"
#include "support/random_boards.h"
#include "support/translate.h"

namespace peg {

namespace {

// The rule of three by hand: for each colouring, whether the number of pegs on colours 0 and 1, and
// on colours 1 and 2, is odd. A jump changes all three counts by one, so it changes neither parity.
std::vector<bool> parities(const oracle::Board& board, const oracle::Pegs& pegs) {
    std::vector<bool> odd_sums;
    for (int slope : {1, 2}) {  // row + column; row - column, which is row + 2 column modulo 3
        if (board.triangular && slope == 2) break;
        std::array<int, 3> pegs_on{};
        for (std::size_t i = 0; i < pegs.size(); ++i)
            if (pegs[i] == 'x')
                ++pegs_on.at(static_cast<std::size_t>(
                    (board.holes[i].row + slope * board.holes[i].column) % 3));
        odd_sums.push_back((pegs_on[0] + pegs_on[1]) % 2 == 1);
        odd_sums.push_back((pegs_on[1] + pegs_on[2]) % 2 == 1);
    }
    return odd_sums;
}

// Where a single peg may end, starting from a vacancy, by the class.
std::set<std::string> finishes(const Board& board, std::string_view vacant) {
    const ClassRule rule(board);
    const Position start = vacancy(board, *parse_hole(board, vacant));
    std::set<std::string> names;
    for_each_hole(rule.single_pegs(board, rule(start.pegs)),
                  [&](Hole hole) { names.insert(format_hole(board, hole)); });
    return names;
}

using NameSet = std::set<std::string>;

}  // namespace

TEST_CASE("no jump changes the class", "[class]") {
    oracle::Random random(41);
    std::vector<oracle::Board> boards;
    for (const CatalogueEntry& entry : catalogue())
        boards.push_back(oracle::read_board(entry.lattice == Lattice::kTriangular, entry.start));
    for (int i = 0; i < 300; ++i) {
        const bool triangular = i % 2 == 1;
        boards.push_back(oracle::random_connected_board(random, triangular, 30));
        boards.push_back(oracle::random_scattered_board(random, triangular, 60, 12, 12));
        boards.push_back(oracle::random_unrotatable_board(random, triangular, 14));
    }
    int jumps = 0;
    for (const oracle::Board& drawn : boards) {
        const Board board = board_of(drawn);
        const ClassRule rule(board);
        CHECK(rule(0) == 0);
        for (int i = 0; i < 5; ++i) {
            const Position before =
                position_of(board, oracle::random_pegs(random, drawn, board.hole_count() / 2));
            for_each_jump(board, before, [&](JumpId id) {
                ++jumps;
                if (rule(play(before, board.jump(id)).pegs) != rule(before.pegs))
                    FAIL(format_board(board) << " " << format_jump(board, id));
            });
        }
    }
    CHECK(jumps > 10'000);
}

TEST_CASE("positions are of one class when the rule of three says so", "[class]") {
    oracle::Random random(42);
    int same = 0, different = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 200, 3, 32)) {
        const ClassRule rule(board);
        const auto any = [&] {
            return oracle::random_pegs(random, drawn, oracle::below(random, board.hole_count()));
        };
        for (int j = 0; j < 50; ++j) {
            const oracle::Pegs a = any(), b = any();
            const bool equal = parities(drawn, a) == parities(drawn, b);
            ++(equal ? same : different);
            const PositionClass class_a = rule(position_of(board, a).pegs);
            const PositionClass class_b = rule(position_of(board, b).pegs);
            if ((class_a == class_b) != equal || class_a >= (drawn.triangular ? 4 : 16))
                FAIL(oracle::write(drawn, a) << " and " << oracle::write(drawn, b));
        }
    }
    CHECK(same > 500);
    CHECK(different > 500);
}

TEST_CASE("the class of a single peg", "[class]") {
    oracle::Random random(43);
    for (const auto& [i, drawn, board] : random_boards(random, 100, 1, 30)) {
        const ClassRule rule(board);
        Bits all = 0;
        for (PositionClass wanted = 0; wanted < 16; ++wanted) {
            const Bits holes = rule.single_pegs(board, wanted);
            CHECK((all & holes) == 0);
            all |= holes;
            for_each_hole(holes, [&](Hole hole) { CHECK(rule(bit(hole)) == wanted); });
        }
        CHECK(all == board.holes());
        CHECK(rule.single_pegs(board, 0) == 0);  // the class of the empty board
    }
}

TEST_CASE("on the English board vacancy and finish agree modulo three", "[class]") {
    const Board board = parse_board_name("english")->board;
    const ClassRule rule(board);
    for (Hole vacant : board.reading_order()) {
        Bits expected = 0;
        for (Hole hole : board.reading_order())
            if (board.cell(hole).column % 3 == board.cell(vacant).column % 3 &&
                board.cell(hole).row % 3 == board.cell(vacant).row % 3)
                expected |= bit(hole);
        CHECK(rule.single_pegs(board, rule(vacancy(board, vacant).pegs)) == expected);
    }
    CHECK(finishes(board, "d4") == NameSet{"a4", "d1", "d4", "d7", "g4"});
    CHECK(finishes(board, "c1") == NameSet{"c1", "c4", "c7", "f4"});
}

TEST_CASE("the class says why the Diamond-41 cannot start from its centre", "[class]") {
    const Board board = parse_board_name("diamond41")->board;
    CHECK(finishes(board, "e5").empty());
    CHECK(finishes(board, "e1") == NameSet{"e3", "b6", "e6", "h6", "e9"});
    CHECK(finishes(board, "e4") == NameSet{"e3", "b6", "e6", "h6", "e9"});
    CHECK(finishes(board, "d2") == NameSet{"f2", "c5", "f5", "i5", "f8"});
    CHECK(finishes(board, "e3") == NameSet{"e1", "b4", "e4", "h4", "e7"});

    // All other vacancies are impossible: those that no symmetry maps to one of these four.
    Bits possible = 0;
    for (std::string_view name : {"e1", "e4", "d2", "e3"})
        for (const Permutation& symmetry : board.symmetries())
            possible |= permute(symmetry, bit(*parse_hole(board, name)));
    const ClassRule rule(board);
    for (Hole hole : board.reading_order()) {
        CAPTURE(format_hole(board, hole));
        CHECK((rule.single_pegs(board, rule(vacancy(board, hole).pegs)) != 0) ==
              contains(possible, hole));
    }
}

TEST_CASE("on the triangle of 15 a peg ends in a hole of the vacancy's colour", "[class]") {
    const Board board = parse_board_name("triangle15")->board;
    CHECK(finishes(board, "a1") == NameSet{"a1", "b3", "a4", "d4", "c5"});
    CHECK(finishes(board, "a2") == NameSet{"a2", "c3", "b4", "a5", "d5"});
    CHECK(finishes(board, "a3") == NameSet{"b2", "a3", "c4", "b5", "e5"});
    CHECK(finishes(board, "b3") == finishes(board, "a1"));
}

TEST_CASE("the class loses nothing that can be reached", "[class][soundness]") {
    oracle::Random random(44);
    std::size_t reached = 0;
    for (const auto& [i, drawn, board] :
         random_boards(random, 1000, 6, 14, MixedIn::kUnrotatable)) {
        const ClassRule rule(board);
        const oracle::Pegs start = oracle::random_winnable_pegs(random, drawn, 8);
        const PositionClass wanted = rule(position_of(board, start).pegs);
        for (const oracle::Pegs& pegs : oracle::outcomes(drawn, start)) {
            ++reached;
            if (rule(position_of(board, pegs).pegs) != wanted) FAIL(oracle::write(drawn, start));
        }
    }
    CHECK(reached > 5'000);
}

}  // namespace peg
