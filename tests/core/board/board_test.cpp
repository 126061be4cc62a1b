// SPDX-License-Identifier: MIT
#include "core/board/board.h"

#include <algorithm>
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

// --- Compile-time facts --------------------------------------------------------------------------

consteval auto english_cells() {
    std::array<Cell, 33> cells;
    std::size_t n = 0;
    for (std::uint8_t row = 0; row < 7; ++row)
        for (std::uint8_t column = 0; column < 7; ++column)
            if ((2 <= row && row <= 4) || (2 <= column && column <= 4))
                cells.at(n++) = {column, row};
    return cells;
}

consteval auto triangle_cells() {
    std::array<Cell, 15> cells;
    std::size_t n = 0;
    for (std::uint8_t row = 0; row < 5; ++row)
        for (std::uint8_t column = 0; column <= row; ++column) cells.at(n++) = {column, row};
    return cells;
}

constexpr auto kEnglishCells = english_cells();
constexpr auto kEnglishBoard = Board::make(Lattice::kSquare, kEnglishCells);
static_assert(kEnglishBoard.has_value());
static_assert(kEnglishBoard->hole_count() == 33 && count(kEnglishBoard->holes()) == 33);
static_assert(kEnglishBoard->columns() == 7 && kEnglishBoard->rows() == 7);
static_assert(kEnglishBoard->jumps().size() == 76);
static_assert(kEnglishBoard->symmetries().size() == 8);
static_assert(kEnglishBoard->layout() == kCommonLayout);
static_assert(kEnglishBoard->hole_at(3, 3) == Hole{45});  // d4 in the picture of layout.h
static_assert(!kEnglishBoard->hole_at(0, 0) && !kEnglishBoard->hole_at(-1, 3) &&
              !kEnglishBoard->hole_at(7, 3));

constexpr auto kTriangleCells = triangle_cells();
constexpr auto kTriangle = Board::make(Lattice::kTriangular, kTriangleCells);
static_assert(kTriangle->jumps().size() == 36 && kTriangle->symmetries().size() == 6);

// A jump removes two pegs and adds one, and playing it twice changes nothing.
constexpr Position kBefore{bit(kEnglishBoard->jump(0).from) | bit(kEnglishBoard->jump(0).over)};
static_assert(is_legal(kBefore, kEnglishBoard->jump(0)));
static_assert(play(kBefore, kEnglishBoard->jump(0)).pegs == bit(kEnglishBoard->jump(0).to));
static_assert(play(play(kBefore, kEnglishBoard->jump(0)), kEnglishBoard->jump(0)) == kBefore);

// A board without one jump has all others, and is a different board.
constexpr JumpId kForbidden = 17;
constexpr Board kWithout = kEnglishBoard->without_jump(kForbidden);
static_assert(kWithout.jumps().size() == 75 && kWithout.holes() == kEnglishBoard->holes());
static_assert(kWithout.jump(kForbidden) == kEnglishBoard->jump(kForbidden + 1));
static_assert(!kWithout.find_jump(kEnglishBoard->jump(kForbidden).from,
                                  kEnglishBoard->jump(kForbidden).to));
static_assert(kWithout.find_jump(kEnglishBoard->jump(kForbidden).to,
                                 kEnglishBoard->jump(kForbidden).from));
static_assert(kWithout != *kEnglishBoard && kWithout == kEnglishBoard->without_jump(kForbidden));

// --- Comparison with the oracle ------------------------------------------------------------------

// How a board differs from the oracle's; empty if it does not.
std::string geometry_fault(const Board& board, const oracle::Board& drawn) {
    if (board.hole_count() != static_cast<int>(drawn.holes.size())) return "number of holes";
    if (count(board.holes()) != board.hole_count()) return "set of holes";
    if (board.rows() != static_cast<int>(drawn.rows.size())) return "rows";
    if (board.columns() != static_cast<int>(drawn.rows.front().size())) return "columns";

    for (int row = -2; row < board.rows() + 2; ++row)
        for (int column = -2; column < board.columns() + 2; ++column) {
            const auto at =
                std::find(drawn.holes.begin(), drawn.holes.end(), oracle::Place{row, column});
            const auto hole = board.hole_at(column, row);
            if (hole.has_value() != (at != drawn.holes.end())) return "hole_at";
            if (hole && hole_of(board, static_cast<int>(at - drawn.holes.begin())) != *hole)
                return "reading order";
        }

    if (board.jumps().size() != drawn.jumps.size()) return "number of jumps";
    std::array<Bits, kMaxDirections> targets{};
    for (std::size_t i = 0; i < drawn.jumps.size(); ++i) {
        const Jump& jump = board.jumps()[i];
        const auto id = static_cast<JumpId>(i);
        if (jump_of(board, jump) != drawn.jumps[i]) return "jump " + std::to_string(i);
        if (board.jump(id) != jump) return "jump()";
        if (jump.mask != (bit(jump.from) | bit(jump.over) | bit(jump.to))) return "mask";
        if (board.find_jump(jump.from, jump.to) != id) return "find_jump";
        if (board.find_jump(jump.from, jump.over)) return "find_jump of a step";
        if (board.jump_into(jump.direction, jump.to) != id) return "jump_into";
        targets.at(jump.direction) |= bit(jump.to);
    }
    for (int direction = 0; direction < direction_count(board.lattice()); ++direction)
        if (board.targets(direction) != targets.at(static_cast<std::size_t>(direction)))
            return "targets";
    return {};
}

std::set<oracle::Symmetry> symmetries_of(const Board& board) {
    std::set<oracle::Symmetry> all;
    for (const Permutation& permutation : board.symmetries()) {
        oracle::Symmetry symmetry;
        for (Hole hole : board.reading_order())
            symmetry.push_back(index_of(board, permutation[hole]));
        all.insert(symmetry);
    }
    return all;
}

struct KnownBoard {
    std::string_view name;
    Lattice lattice;
    int holes;
    std::size_t jumps;
    std::size_t symmetries;
};

constexpr Lattice kSquare = Lattice::kSquare;
constexpr Lattice kTriangular = Lattice::kTriangular;

// A line of n holes has 2 (n - 2) jumps; the numbers are sums of these, computed by hand.
constexpr KnownBoard kKnownBoards[] = {
    {"english", kSquare, 33, 76, 8},         {"european", kSquare, 37, 92, 8},
    {"wiegleb", kSquare, 45, 108, 8},        {"asymmetric", kSquare, 39, 92, 2},
    {"diamond13", kSquare, 13, 20, 8},       {"diamond25", kSquare, 25, 52, 8},
    {"diamond41", kSquare, 41, 100, 8},      {"square6", kSquare, 36, 96, 8},
    {"triangle10", kTriangular, 10, 18, 6},  {"triangle15", kTriangular, 15, 36, 6},
    {"triangle21", kTriangular, 21, 60, 6},  {"triangle28", kTriangular, 28, 90, 6},
    {"triangle36", kTriangular, 36, 126, 6}, {"hexagon19", kTriangular, 19, 54, 12},
    {"hexagon37", kTriangular, 37, 138, 12}, {"star13", kTriangular, 13, 30, 12},
    {"diamond32", kSquare, 32, 72, 4},       {"square4", kSquare, 16, 32, 8},
    {"square5", kSquare, 25, 60, 8},         {"square7", kSquare, 49, 140, 8},
    {"rectangle30", kSquare, 30, 76, 4},     {"triangle45", kTriangular, 45, 168, 6},
    {"triangle55", kTriangular, 55, 216, 6}, {"trapezoid18", kTriangular, 18, 48, 2},
    {"rhombus16", kTriangular, 16, 40, 4},   {"rhombus25", kTriangular, 25, 78, 4},
    {"rhombus36", kTriangular, 36, 128, 4},  {"star37", kTriangular, 37, 126, 12},
};

}  // namespace

TEST_CASE("the catalogue has the boards of the literature", "[board]") {
    for (const KnownBoard& known : kKnownBoards) {
        CAPTURE(known.name);
        const auto entry = find_in_catalogue(known.name);
        REQUIRE(entry);
        CHECK(entry->lattice == known.lattice);
        const auto parsed = parse_board_name(known.name);
        REQUIRE(parsed);
        const Board& board = parsed->board;
        CHECK(board.lattice() == known.lattice);
        CHECK(board.hole_count() == known.holes);
        CHECK(board.jumps().size() == known.jumps);
        CHECK(board.symmetries().size() == known.symmetries);
    }
    CHECK(catalogue().front().name == "english");
    CHECK_FALSE(find_in_catalogue(""));
    CHECK_FALSE(find_in_catalogue("English"));
    CHECK_FALSE(find_in_catalogue("englis"));
}

TEST_CASE("every board of the catalogue is what its picture says", "[board]") {
    std::set<std::string_view> names;
    for (const CatalogueEntry& entry : catalogue()) {
        CAPTURE(entry.name);
        CHECK(names.insert(entry.name).second);
        CHECK_FALSE(entry.title.empty());
        const oracle::Board drawn =
            oracle::read_board(entry.lattice == Lattice::kTriangular, entry.start);
        const auto parsed = parse_board_name(entry.name);
        REQUIRE(parsed);
        CHECK(geometry_fault(parsed->board, drawn).empty());
        CHECK(pegs_of(parsed->board, parsed->classic.start) == oracle::read_pegs(entry.start));
        CHECK(peg_count(parsed->classic.start) == parsed->board.hole_count() - 1);
        CHECK(format_finish(parsed->board, parsed->classic.finish) == entry.finish);
        // Only these do not fit the common layout.
        const bool large = entry.name == "square7" || entry.name == "star37" ||
                           entry.name == "triangle45" || entry.name == "triangle55";
        CHECK((parsed->board.layout() == kCommonLayout) == !large);
    }
    CHECK(names.size() == std::size(kKnownBoards));
}

TEST_CASE("boards of any shape are what their picture says", "[board]") {
    oracle::Random random(6);
    for (int i = 0; i < 800; ++i) {
        const oracle::Board drawn = oracle::random_board(random, i);
        CAPTURE(oracle::write(drawn, oracle::Pegs(drawn.holes.size(), 'o')), drawn.triangular);
        REQUIRE(geometry_fault(board_of(drawn), drawn) == "");
    }
}

TEST_CASE("symmetries are those that turning and mirroring give", "[board]") {
    std::vector<oracle::Board> boards;
    for (const CatalogueEntry& entry : catalogue())
        boards.push_back(oracle::read_board(entry.lattice == Lattice::kTriangular, entry.start));
    oracle::Random random(1);
    for (int i = 0; i < 300; ++i)
        boards.push_back(
            oracle::random_connected_board(random, i % 2 == 1, 1 + oracle::below(random, 7)));

    std::set<std::size_t> sizes;
    for (const oracle::Board& drawn : boards) {
        const Board board = board_of(drawn);
        const auto expected = oracle::symmetries(drawn);
        CAPTURE(oracle::write(drawn, oracle::Pegs(drawn.holes.size(), 'o')), drawn.triangular);
        // Several symmetries of the lattice may have the same effect on a small board; all of them
        // are listed.
        CHECK(symmetries_of(board) == expected);
        sizes.insert(expected.size());

        for (Hole hole : board.reading_order())
            CHECK(board.symmetries().front()[hole] == hole);  // the identity comes first
        for (const Permutation& permutation : board.symmetries()) {
            CHECK(permute(permutation, board.holes()) == board.holes());
            for (const Jump& jump : board.jumps())
                CHECK(board.find_jump(permutation[jump.from], permutation[jump.to]));
        }
    }
    CHECK(sizes.size() > 4);  // 1, 2, 4, 6, 8, 12: the sample is varied
}

TEST_CASE("a board without a jump has all others, and the symmetries that keep it", "[board]") {
    oracle::Random random(8);
    std::vector<oracle::Board> boards;
    for (const CatalogueEntry& entry : catalogue())
        boards.push_back(oracle::read_board(entry.lattice == Lattice::kTriangular, entry.start));
    for (int i = 0; i < 200; ++i) boards.push_back(oracle::random_board(random, i));
    int symmetric = 0, tried = 0;
    for (oracle::Board& drawn : boards) {
        const Board board = board_of(drawn);
        if (board.jumps().empty()) continue;
        CAPTURE(oracle::write(drawn, oracle::Pegs(drawn.holes.size(), 'o')), drawn.triangular);
        const int forbidden = oracle::below(random, static_cast<int>(board.jumps().size()));
        const oracle::Jump jump = drawn.jumps[static_cast<std::size_t>(forbidden)];
        drawn.jumps.erase(drawn.jumps.begin() + forbidden);
        const Board without = board.without_jump(static_cast<JumpId>(forbidden));
        REQUIRE(geometry_fault(without, drawn) == "");
        std::set<oracle::Symmetry> expected = oracle::symmetries(drawn);
        std::erase_if(expected, [&](const oracle::Symmetry& symmetry) {
            const auto image = [&](int hole) { return symmetry[static_cast<std::size_t>(hole)]; };
            return image(jump.from) != jump.from || image(jump.to) != jump.to;
        });
        REQUIRE(symmetries_of(without) == expected);
        REQUIRE(without != board);
        symmetric += without.symmetries().size() > 1 ? 1 : 0;
        ++tried;
    }
    CHECK(symmetric > 5);
    CHECK(tried > 150);
}

TEST_CASE("a board does not depend on where and in which order its cells are given", "[board]") {
    oracle::Random random(2);
    for (const auto& [i, drawn, board] : random_boards(random, 200, 1, 20)) {
        std::vector<Cell> cells = cells_of(drawn);
        for (std::size_t j = cells.size(); j > 1; --j)
            std::swap(cells[j - 1],
                      cells[static_cast<std::size_t>(oracle::below(random, static_cast<int>(j)))]);
        for (Cell& cell : cells) {
            cell.column = static_cast<std::uint8_t>(cell.column + 200);
            cell.row = static_cast<std::uint8_t>(cell.row + 100);
        }
        const auto moved = Board::make(board.lattice(), cells);
        REQUIRE(moved);
        CHECK(*moved == board);
        CHECK(geometry_fault(*moved, drawn).empty());

        const auto other = board.lattice() == kSquare ? kTriangular : kSquare;
        CHECK_FALSE(*Board::make(other, cells) == board);
        cells.pop_back();
        if (!cells.empty()) CHECK_FALSE(*Board::make(board.lattice(), cells) == board);
    }
}

TEST_CASE("what cannot be a board is none", "[board]") {
    const auto line = [](int n, int column_step, int row_step) {
        std::vector<Cell> cells;
        for (int i = 0; i < n; ++i)
            cells.push_back({static_cast<std::uint8_t>(i * column_step),
                             static_cast<std::uint8_t>(i * row_step)});
        return cells;
    };
    CHECK_FALSE(Board::make(kSquare, {}));
    CHECK(Board::make(kSquare, line(1, 1, 0)));
    CHECK(Board::make(kSquare, line(64, 1, 0)));
    CHECK_FALSE(Board::make(kSquare, line(65, 1, 0)));
    CHECK(Board::make(kSquare, line(64, 0, 1)));
    CHECK_FALSE(Board::make(kSquare, line(65, 0, 1)));
    const std::vector<Cell> wide{{0, 0}, {63, 0}}, too_wide{{0, 0}, {64, 0}};
    CHECK(Board::make(kSquare, wide));
    CHECK_FALSE(Board::make(kSquare, too_wide));
    const std::vector<Cell> high{{0, 0}, {0, 63}}, too_high{{0, 0}, {0, 64}};
    CHECK(Board::make(kSquare, high));
    CHECK_FALSE(Board::make(kSquare, too_high));
    const std::vector<Cell> twice{{1, 1}, {2, 1}, {1, 1}};
    CHECK_FALSE(Board::make(kSquare, twice));

    std::vector<Cell> square;
    for (std::uint8_t row = 0; row < 8; ++row)
        for (std::uint8_t column = 0; column < 8; ++column) square.push_back({column, row});
    const auto full = Board::make(kTriangular, square);
    REQUIRE(full);
    CHECK(full->jumps().size() == 2 * 48 * 2 + 2 * 36);
    CHECK(~full->holes() == 0);
    square.push_back({8, 0});
    CHECK_FALSE(Board::make(kTriangular, square));
}

}  // namespace peg
