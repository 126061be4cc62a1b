// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <unordered_set>
#include <vector>

#include "core/board/jumps.h"
#include "core/board/notation/notation.h"
#include "support/board_kinds.h"
#include "support/rounds.h"
#include "support/run_search.h"

// Published results about lines, graphs and armies.

namespace peg {

namespace {

// All positions with one more peg from which one jump leads into the set.
std::unordered_set<Bits> one_jump_before(const Board& board,
                                         const std::unordered_set<Bits>& positions) {
    std::unordered_set<Bits> before;
    for (const Bits pegs : positions)
        for_each_jump(board, complement(board, {pegs}),
                      [&](JumpId id) { before.insert(pegs ^ board.jump(id).mask); });
    return before;
}

// True if the board can be won from some vacancy.
bool can_be_won(const Board& board) {
    return std::ranges::any_of(board.reading_order(), [&](Hole hole) {
        const Problem problem{vacancy(board, hole), Finish::any()};
        const Answer answer = solve(board, problem);
        CHECK(fault(board, problem, answer) == "");
        CHECK(answer.verdict != Verdict::kUndecided);
        return answer.verdict == Verdict::kSolvable;
    });
}

}  // namespace

// C. Moore and D. Eppstein, "One-dimensional peg solitaire, and duotaire" (2000).
TEST_CASE("as many words on a line as is published can be won", "[solver][kinds][facts]") {
    constexpr std::array<std::size_t, 16> kWords{1,  2,   5,   9,   13,  22,  31,  52,
                                                 73, 117, 161, 243, 325, 464, 603, 822};
    for (int n = 1; n <= 16; ++n) {
        const Board board = board_of(row_of(n));
        std::unordered_set<Bits> level;
        for (const Hole hole : board.reading_order()) level.insert(bit(hole));
        std::unordered_set<Bits> all = level;
        while (!level.empty()) {
            level = one_jump_before(board, level);
            all.insert(level.begin(), level.end());
        }
        CHECK(all.size() == kWords[static_cast<std::size_t>(n - 1)]);
        if (n > 9) continue;
        // The solver agrees for each word; the line as a list of jumps is the same board.
        const Board path = graph_board(n, path_edges(n)).board;
        for (unsigned word = 1; word < 1U << n; ++word) {
            Bits pegs = 0, on_path = 0;
            for (unsigned i = 0; i < static_cast<unsigned>(n); ++i)
                if ((word >> i & 1) != 0) {
                    pegs |= bit(board.reading_order()[i]);
                    on_path |= bit(path.reading_order()[i]);
                }
            const Verdict expected = all.contains(pegs) ? Verdict::kSolvable : Verdict::kUnsolvable;
            REQUIRE(solve(board, {{pegs}, Finish::any()}).verdict == expected);
            REQUIRE(solve(path, {{on_path}, Finish::any()}).verdict == expected);
        }
    }
}

TEST_CASE("words far to the right on a line of 64 holes can be won as they can on the left",
          "[solver][kinds]") {
    const Board board = board_of(row_of(64));
    for (const char* word : {"xx", "xxox", "xxoxoxox", "xoxoxoxx", "xxxxoxxxx", "xoxx"}) {
        std::vector<Verdict> verdicts;
        for (const int left : {0, 20, 30, 64 - static_cast<int>(std::string(word).size())}) {
            std::string text = std::string(static_cast<std::size_t>(left), 'o') + word;
            text.resize(64, 'o');
            const Problem problem{*parse_position(board, text), Finish::any()};
            const Answer answer = solve(board, problem);
            CHECK(fault(board, problem, answer) == "");
            verdicts.push_back(answer.verdict);
        }
        CHECK(verdicts[1] == verdicts[2]);
        if (verdicts[0] == Verdict::kSolvable) CHECK(verdicts[1] == Verdict::kSolvable);
    }
}

// R. Beeler and D. Hoilman, "Peg solitaire on graphs" (Discrete Mathematics 311, 2011), and
// "Peg solitaire on the windmill and the double star graphs" (Australasian J. Combin. 52, 2012).
TEST_CASE("paths, complete graphs and double stars can be won where it is published",
          "[solver][kinds][facts]") {
    for (int n = 2; n <= 14; ++n) {
        CAPTURE(n);
        CHECK(can_be_won(graph_board(n, path_edges(n)).board) == (n % 2 == 0 || n == 3));
    }
    for (int n = 2; n <= 9; ++n) {
        CAPTURE(n);
        CHECK(can_be_won(graph_board(n, complete_edges(n)).board));
    }
    for (int right = 1; right <= 4; ++right)
        for (int left = right; left <= 6; ++left) {
            CAPTURE(left, right);
            CHECK(can_be_won(graph_board(2 + left + right, double_star_edges(left, right)).board) ==
                  (left <= right + 1));
        }
}

namespace {

// The min number of pegs, all in rows from `camp` on, that can bring a peg to a hole. Backward play
// from a peg in that hole finds all positions with one peg, two, three, ... that can, until one of
// them is a camp: a smaller army would be found first. (A smallest army leaves no other peg.)
std::size_t smallest_army(const Board& board, const std::string& hole, int camp) {
    const Hole to = *parse_hole(board, hole);
    Bits desert = 0;
    for (const Hole other : board.reading_order())
        if (board.cell(other).row < camp) desert |= bit(other);
    std::unordered_set<Bits> level{bit(to)};
    for (std::size_t pegs = 1;; ++pegs) {
        for (const Bits army : level) {
            if ((army & desert) != 0) continue;
            const Problem problem{{army}, Finish::reach(to)};
            const Answer answer = solve(board, problem);
            CHECK(answer.verdict == Verdict::kSolvable);
            CHECK(fault(board, problem, answer) == "");
            return pegs;
        }
        level = one_jump_before(board, level);
        REQUIRE_FALSE(level.empty());
    }
}

Board rectangle(Lattice lattice, int rows, int columns) {
    std::vector<Cell> cells;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            cells.push_back({static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)});
    return *Board::make(lattice, cells);
}

}  // namespace

// Row n is the n-th row above the camp; row 0 is the camp's first row.
TEST_CASE("the smallest armies that reach a row are as large as is published",
          "[solver][kinds][facts][army]") {
    const auto sizes = [](Lattice lattice, int rows, int columns, const std::string& column,
                          int reached) {
        const Board board = rectangle(lattice, rows, columns);
        std::vector<std::size_t> found;
        for (int row = 0; row <= reached; ++row)
            found.push_back(
                smallest_army(board, column + std::to_string(reached - row + 1), reached));
        return found;
    };
    CHECK(sizes(Lattice::kSquare, 6, 7, "d", 2) == std::vector<std::size_t>{1, 2, 4});  // A014225
    CHECK(sizes(Lattice::kTriangular, 7, 8, "d", 3) ==
          std::vector<std::size_t>{1, 2, 3, 5});  // A014227
    CHECK(sizes(Lattice::kDiagonal, 7, 7, "d", 3) ==
          std::vector<std::size_t>{1, 2, 3, 5});  // A125730
}

// Smaller armies are not tried here; see the test above.
TEST_CASE("an army of eight reaches the fourth row on the diagonal lattice",
          "[solver][kinds][facts][army]") {
    const Board board = rectangle(Lattice::kDiagonal, 8, 8);
    const Hole to = *parse_hole(board, "d1");
    // The full board below row 4 has many more pegs than needed, and fewer rows do not suffice.
    const auto reaches = [&](int first, int rows) {
        Bits army = 0;
        for (const Hole hole : board.reading_order())
            if (board.cell(hole).row >= first && board.cell(hole).row < first + rows)
                army |= bit(hole);
        const Problem problem{{army}, Finish::reach(to)};
        const Answer answer = solve(board, problem);
        CHECK(fault(board, problem, answer) == "");
        return answer.verdict;
    };
    CHECK(reaches(4, 2) == Verdict::kSolvable);
    CHECK(reaches(7, 1) == Verdict::kUnsolvable);
}

}  // namespace peg
