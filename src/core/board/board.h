// SPDX-License-Identifier: MIT
#pragma once

// A board: its holes, the jumps that its geometry allows, and its symmetries, all derived from the
// set of its cells. Immutable, about 12 KiB, no allocation; constexpr, so that facts about the
// catalogue are checked by the compiler.
//
// On the triangular lattice row r of the art is written left-aligned, and the cell (column, row)
// touches (column +- 1, row), (column, row +- 1) and (column +- 1, row +- 1, same sign):
//
//          o            o
//         o o           o o
//        o-x-o    is    o-x-o      the six neighbours of x = b3: a3 c3, b2 b4, a2 c4
//       o o o o         o o o o    (o marks other holes)

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>
#include <span>

#include "core/board/layout.h"
#include "core/support/bitboard.h"

namespace peg {

inline constexpr int kMaxHoles = 64;
inline constexpr int kMaxColumns = 26;  // a to z
inline constexpr int kMaxRows = 64;
inline constexpr int kMaxDirections = 6;
inline constexpr int kMaxJumps = kMaxHoles * kMaxDirections;
inline constexpr int kMaxSymmetries = 12;

enum class Lattice : std::uint8_t { kSquare, kTriangular };

// One step on the lattice. Even directions are the opposite of the odd one that follows.
struct Direction {
    std::int8_t column;
    std::int8_t row;
};
inline constexpr std::array<Direction, kMaxDirections> kDirections{
    {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {-1, -1}}};  // the last two: triangular lattice only

constexpr int direction_count(Lattice lattice) { return lattice == Lattice::kSquare ? 4 : 6; }

// The number of a jump in Board::jumps().
using JumpId = std::uint16_t;

struct Jump {
    Hole from = 0;
    Hole over = 0;
    Hole to = 0;
    std::uint8_t direction = 0;  // index into kDirections
    Bits mask = 0;               // the three holes; playing the jump flips them all

    constexpr bool operator==(const Jump&) const = default;
};

// Where each hole goes under one symmetry; entries that are no holes of the board are unused.
using Permutation = std::array<Hole, kMaxHoles>;

constexpr Bits permute(const Permutation& permutation, Bits set) {
    Bits image = 0;
    for_each_hole(set, [&](Hole hole) { image |= bit(permutation[hole]); });
    return image;
}

class Board {
public:
    // The board with these cells, moved to the top left corner; the order does not matter.
    // Nothing where there are no cells, more than 64, one twice, or a bounding box of more than 26
    // columns or 64 rows. Cost: some microseconds, or milliseconds where no rotation layout fits.
    static constexpr std::optional<Board> make(Lattice lattice, std::span<const Cell> cells);

    constexpr Lattice lattice() const { return lattice_; }
    constexpr const Layout& layout() const { return layout_; }
    constexpr int columns() const { return columns_; }
    constexpr int rows() const { return rows_; }

    constexpr Bits holes() const { return holes_; }
    constexpr int hole_count() const { return hole_count_; }
    // The holes row by row from the top left.
    constexpr std::span<const Hole> reading_order() const {
        return {reading_order_.data(), static_cast<std::size_t>(hole_count_)};
    }
    // The cell of a hole of this board.
    constexpr Cell cell(Hole hole) const {
        assert(contains(holes_, hole));
        return cells_[hole];
    }
    // The hole in a cell; nothing where the board has none there, inside the bounding box or not.
    constexpr std::optional<Hole> hole_at(int column, int row) const;

    // Every jump that the geometry allows, by its starting hole in reading order, then by
    // direction.
    constexpr std::span<const Jump> jumps() const {
        return {jumps_.data(), static_cast<std::size_t>(jump_count_)};
    }
    constexpr const Jump& jump(JumpId id) const {
        assert(id < jump_count_);
        return jumps_[id];
    }
    // Landing places of the jumps in a direction, 0 <= direction < kMaxDirections; none in a
    // direction that the lattice does not have.
    constexpr Bits targets(int direction) const {
        assert(direction >= 0 && direction < kMaxDirections);
        return targets_[static_cast<std::size_t>(direction)];
    }
    // The jump that lands in a hole of targets(direction).
    constexpr JumpId jump_into(int direction, Hole to) const {
        assert(contains(targets(direction), to));
        return jump_into_[static_cast<std::size_t>(direction)][to];
    }
    // The jump between two holes, if there is one.
    constexpr std::optional<JumpId> find_jump(Hole from, Hole to) const;

    // Every symmetry of the lattice that maps the board onto itself; the first is the identity.
    constexpr std::span<const Permutation> symmetries() const {
        return {symmetries_.data(), static_cast<std::size_t>(symmetry_count_)};
    }

    // The same holes, where one jump (a number of jumps()) is forbidden: all jumps after it have a
    // number that is one less. Keeps the symmetries that map the jump onto itself. For searches
    // that ask what can be done without the jump. Holes, positions and jumps are written alike on
    // both; the forbidden jump, and so the catalogue's name, is the first one's alone.
    constexpr Board without_jump(JumpId forbidden) const;

    // Two boards are the same when their lattices, cells and jumps are: all else follows.
    constexpr bool operator==(const Board& other) const;

private:
    constexpr Board() = default;
    constexpr void find_jumps();
    constexpr void add_jump(const Jump& jump);
    constexpr void find_symmetries();

    Lattice lattice_ = Lattice::kSquare;
    Layout layout_;
    int columns_ = 0;
    int rows_ = 0;
    int hole_count_ = 0;
    int jump_count_ = 0;
    int symmetry_count_ = 0;
    Bits holes_ = 0;
    std::array<Hole, kMaxHoles> reading_order_{};
    std::array<Cell, kMaxHoles> cells_{};
    std::array<Jump, kMaxJumps> jumps_{};
    std::array<Bits, kMaxDirections> targets_{};
    std::array<std::array<JumpId, kMaxHoles>, kMaxDirections> jump_into_{};
    std::array<Permutation, kMaxSymmetries> symmetries_{};
};

// ---------------------------------------------------------------------------------------------

constexpr std::optional<Board> Board::make(Lattice lattice, std::span<const Cell> cells) {
    if (cells.empty() || cells.size() > kMaxHoles) return std::nullopt;
    int left = 255, top = 255, right = 0, bottom = 0;
    for (Cell cell : cells) {
        left = std::min<int>(left, cell.column);
        right = std::max<int>(right, cell.column);
        top = std::min<int>(top, cell.row);
        bottom = std::max<int>(bottom, cell.row);
    }
    Board board;
    board.lattice_ = lattice;
    board.columns_ = right - left + 1;
    board.rows_ = bottom - top + 1;
    if (board.columns_ > kMaxColumns || board.rows_ > kMaxRows) return std::nullopt;

    // Sort into reading order through a map of the bounding box, which also finds duplicates.
    std::array<std::array<bool, kMaxColumns>, kMaxRows> filled{};
    for (Cell cell : cells) {
        bool& there = filled[static_cast<std::size_t>(cell.row - top)]
                            [static_cast<std::size_t>(cell.column - left)];
        if (there) return std::nullopt;
        there = true;
    }
    std::array<Cell, kMaxHoles> ordered{};
    std::size_t n = 0;
    for (int row = 0; row < board.rows_; ++row)
        for (int column = 0; column < board.columns_; ++column)
            if (filled[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)])
                ordered[n++] = {static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)};

    board.hole_count_ = static_cast<int>(n);
    board.layout_ = find_layout(std::span(ordered).first(n));
    for (std::size_t i = 0; i < n; ++i) {
        const Hole hole =
            board.layout_.rotates() ? board.layout_.hole(ordered[i]) : static_cast<Hole>(i);
        board.reading_order_[i] = hole;
        board.cells_[hole] = ordered[i];
        board.holes_ |= bit(hole);
    }
    board.find_jumps();
    board.find_symmetries();
    return board;
}

constexpr std::optional<Hole> Board::hole_at(int column, int row) const {
    if (column < 0 || row < 0 || column >= columns_ || row >= rows_) return std::nullopt;
    const Cell wanted{static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)};
    if (layout_.rotates()) {
        const Hole hole = layout_.hole(wanted);
        if (contains(holes_, hole) && cells_[hole] == wanted) return hole;
        return std::nullopt;
    }
    for (Hole hole : reading_order())
        if (cells_[hole] == wanted) return hole;
    return std::nullopt;
}

constexpr void Board::find_jumps() {
    for (Hole from : reading_order())
        for (int d = 0; d < direction_count(lattice_); ++d) {
            const auto [column, row] = kDirections[static_cast<std::size_t>(d)];
            const Cell at = cells_[from];
            const auto over = hole_at(at.column + column, at.row + row);
            const auto to = hole_at(at.column + 2 * column, at.row + 2 * row);
            if (!over || !to) continue;
            add_jump({from, *over, *to, static_cast<std::uint8_t>(d),
                      bit(from) | bit(*over) | bit(*to)});
        }
}

constexpr void Board::add_jump(const Jump& jump) {
    const auto id = static_cast<JumpId>(jump_count_++);
    jumps_[id] = jump;
    targets_[jump.direction] |= bit(jump.to);
    jump_into_[jump.direction][jump.to] = id;
}

constexpr std::optional<JumpId> Board::find_jump(Hole from, Hole to) const {
    for (int id = 0; id < jump_count_; ++id)
        if (jumps_[static_cast<std::size_t>(id)].from == from &&
            jumps_[static_cast<std::size_t>(id)].to == to)
            return static_cast<JumpId>(id);
    return std::nullopt;
}

// The point group of a lattice is the set of integer matrices with entries -1, 0, 1 that permute
// its directions: 8 of them on the square lattice, 12 on the triangular one. A matrix is a symmetry
// of the board when it maps the cells onto themselves, but for a shift that the corner of the
// image's bounding box gives.
constexpr void Board::find_symmetries() {
    const auto add_if_symmetry = [&](int a, int b, int c, int d) {
        const int directions = direction_count(lattice_);
        for (int i = 0; i < directions; ++i) {
            const Direction from = kDirections[static_cast<std::size_t>(i)];
            const int column = a * from.column + b * from.row;
            const int row = c * from.column + d * from.row;
            bool found = false;
            for (int j = 0; j < directions; ++j)
                found |= kDirections[static_cast<std::size_t>(j)].column == column &&
                         kDirections[static_cast<std::size_t>(j)].row == row;
            if (!found) return;
        }
        int left = 1000, top = 1000;
        for (Hole hole : reading_order()) {
            const Cell cell = cells_[hole];
            left = std::min(left, a * cell.column + b * cell.row);
            top = std::min(top, c * cell.column + d * cell.row);
        }
        Permutation image{};
        for (Hole hole : reading_order()) {
            const Cell cell = cells_[hole];
            const auto to = hole_at(a * cell.column + b * cell.row - left,
                                    c * cell.column + d * cell.row - top);
            if (!to) return;
            image[hole] = *to;
        }
        symmetries_[static_cast<std::size_t>(symmetry_count_++)] = image;
    };
    add_if_symmetry(1, 0, 0, 1);
    for (int a = -1; a <= 1; ++a)
        for (int b = -1; b <= 1; ++b)
            for (int c = -1; c <= 1; ++c)
                for (int d = -1; d <= 1; ++d) {
                    const bool invertible = a * d != b * c;
                    const bool identity = a == 1 && b == 0 && c == 0 && d == 1;
                    if (invertible && !identity) add_if_symmetry(a, b, c, d);
                }
}

constexpr bool Board::operator==(const Board& other) const {
    if (lattice_ != other.lattice_ || hole_count_ != other.hole_count_) return false;
    for (Hole hole : reading_order())
        if (!other.hole_at(cells_[hole].column, cells_[hole].row)) return false;
    return columns_ == other.columns_ && rows_ == other.rows_ &&
           std::ranges::equal(jumps(), other.jumps());
}

constexpr Board Board::without_jump(JumpId forbidden) const {
    assert(forbidden < jump_count_);
    const Jump& jump = jumps_[forbidden];
    Board board = *this;
    board.jump_count_ = 0;
    board.targets_ = {};
    for (std::size_t id = 0; id < jumps().size(); ++id)
        if (id != forbidden) board.add_jump(jumps_[id]);
    board.symmetry_count_ = 0;
    for (const Permutation& image : symmetries())
        if (image[jump.from] == jump.from && image[jump.to] == jump.to)
            board.symmetries_[static_cast<std::size_t>(board.symmetry_count_++)] = image;
    return board;
}

}  // namespace peg
