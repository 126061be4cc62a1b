// SPDX-License-Identifier: MIT
#pragma once

// A board: its holes, the jumps that its geometry allows, and its symmetries, all derived from the
// set of its cells. Immutable, about 14 KiB, no allocation; constexpr, so that facts about the
// catalogue are checked by the compiler.
//
// On the square lattice a cell has four neighbours; on the diagonal lattice it has eight, the four
// and the four diagonal ones.
//
// On the triangular lattice row r of the art is written left-aligned, and the cell (column, row)
// touches (column +- 1, row), (column, row +- 1) and (column +- 1, row +- 1, same sign):
//
//          o            o
//         o o           o o
//        o-x-o    is    o-x-o      the six neighbours of x = b3: a3 c3, b2 b4, a2 c4
//       o o o o         o o o o    (o marks other holes)
//
// Alternatively a board lists its jumps: lines of three holes, wherever these are, along which pegs
// jump both ways. So any graph is a board. Then the cells only say where the holes are drawn and
// what they are called, and the lattice says which symmetries are possible.

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>
#include <span>

#include "core/board/layout.h"
#include "core/support/bitboard.h"

namespace peg {

inline constexpr int kMaxHoles = 64;
inline constexpr int kMaxColumns = 64;  // a to z, aa to bl
inline constexpr int kMaxRows = 64;
inline constexpr int kMaxDirections = 8;
inline constexpr int kMaxJumps = kMaxHoles * kMaxDirections;
inline constexpr int kMaxListedLines = kMaxJumps / 2;  // of a board that lists jumps
inline constexpr int kMaxSymmetries = 12;

enum class Lattice : std::uint8_t { kSquare, kTriangular, kDiagonal };

// One step on the lattice. Even directions are the opposite of the odd one that follows.
struct Direction {
    std::int8_t column;
    std::int8_t row;
};
inline constexpr std::array<Direction, kMaxDirections> kDirections{
    {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {-1, -1}, {1, -1}, {-1, 1}}};

// The square lattice has the first four directions, the triangular one six, the diagonal one all.
constexpr int direction_count(Lattice lattice) {
    switch (lattice) {
        case Lattice::kSquare: return 4;
        case Lattice::kTriangular: return 6;
        case Lattice::kDiagonal: return 8;
    }
    return 0;
}

// A line of three holes along which pegs jump both ways: from either end, over the middle, to the
// other end.
struct JumpLine {
    Cell end;
    Cell over;
    Cell other_end;
};

// The number of a jump in Board::jumps().
using JumpId = std::uint16_t;

struct Jump {
    Hole from = 0;
    Hole over = 0;
    Hole to = 0;
    std::uint8_t direction = 0;  // index into kDirections; 0 if the board lists its jumps
    Bits mask = 0;               // the three holes; playing the jump flips them all
    // Whether the board has another jump between the same two holes, over a third one. Only boards
    // that list their jumps do.
    bool has_twin = false;

    constexpr bool operator==(const Jump&) const = default;
};

// By hole: its image under one symmetry. Entries that are no holes of the board are unused.
using Permutation = std::array<Hole, kMaxHoles>;

constexpr Bits permute(const Permutation& permutation, Bits set) {
    Bits image = 0;
    for_each_hole(set, [&](Hole hole) { image |= bit(permutation[hole]); });
    return image;
}

class Board {
public:
    // The board with these cells, moved to the top left corner; their order does not matter. Empty
    // if there are no cells, more than 64, a cell twice, or a bounding box of more than 64 columns
    // or 64 rows. Cost: linear in the cells for each layout that is tried, at most 378.
    static constexpr std::optional<Board> make(Lattice lattice, std::span<const Cell> cells);
    // The same, but with these lines as its jumps, in any order; a line that is given twice counts
    // once. Also empty if a line does not have three different holes of the board, or if there are
    // more than kMaxListedLines lines. Such a board has no rotation layout.
    static constexpr std::optional<Board>
    make_from_lines(Lattice lattice, std::span<const Cell> cells, std::span<const JumpLine> lines);

    constexpr Lattice lattice() const { return lattice_; }
    // Whether the jumps were listed, instead of derived from the cells.
    constexpr bool lists_jumps() const { return lists_jumps_; }
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
    // The hole in a cell; empty if the board has no hole there. Any column and row may be asked
    // for.
    constexpr std::optional<Hole> hole_at(int column, int row) const;

    // All jumps of the board, ordered by starting hole in reading order, then by direction. If the
    // jumps are listed: ordered by starting hole, then by the hole jumped over, then by landing
    // hole, all in reading order.
    constexpr std::span<const Jump> jumps() const {
        return {jumps_.data(), static_cast<std::size_t>(jump_count_)};
    }
    constexpr const Jump& jump(JumpId id) const {
        assert(id < jump_count_);
        return jumps_[id];
    }
    // The landing holes of the jumps in a direction, 0 <= direction < kMaxDirections. The empty set
    // for a direction that the lattice does not have, and if the board lists its jumps.
    constexpr Bits targets(int direction) const {
        assert(direction >= 0 && direction < kMaxDirections);
        return targets_[static_cast<std::size_t>(direction)];
    }
    // The jump that lands in a hole of targets(direction).
    constexpr JumpId jump_into(int direction, Hole to) const {
        assert(contains(targets(direction), to));
        return jump_into_[static_cast<std::size_t>(direction)][to];
    }
    // The jump between two holes, if there is one; the first of two twins.
    constexpr std::optional<JumpId> find_jump(Hole from, Hole to) const;
    constexpr std::optional<JumpId> find_jump(Hole from, Hole over, Hole to) const;

    // The kind of a hole, a number below 4: a peg never leaves the holes of its kind (hole_kind.h).
    constexpr std::uint8_t kind(Hole hole) const {
        assert(contains(holes_, hole));
        return kinds_[hole];
    }

    // All symmetries of the lattice that map the board, and the jumps that it lists, to themselves.
    // The first one is the identity.
    constexpr std::span<const Permutation> symmetries() const {
        return {symmetries_.data(), static_cast<std::size_t>(symmetry_count_)};
    }

    // The same board without one jump; the ids of all later jumps are one lower. Keeps the
    // symmetries that map the jump to itself. For searches that ask what is possible without the
    // jump. Holes, positions and jumps have the same names on both boards, but only the complete
    // board is equal to one of the catalogue.
    constexpr Board without_jump(JumpId forbidden) const;

    // Boards are equal if their lattices, cells and jumps are; everything else follows from these.
    constexpr bool operator==(const Board& other) const;

private:
    constexpr Board() = default;
    // Makes a board without jumps from the cells, moved to the top left corner. Sets `corner` to
    // the top left corner of their bounding box.
    static constexpr std::optional<Board> place(Lattice lattice, std::span<const Cell> cells,
                                                bool lists_jumps, Cell& corner);
    constexpr void find_jumps();
    constexpr void add_jump(const Jump& jump);
    constexpr bool add_listed_jump(Hole from, Hole over, Hole to);
    constexpr void find_twins();
    constexpr void find_kinds();
    constexpr bool maps_jumps(const Permutation& image) const;
    constexpr void find_symmetries();

    Lattice lattice_ = Lattice::kSquare;
    bool lists_jumps_ = false;
    Layout layout_;
    int columns_ = 0;
    int rows_ = 0;
    int hole_count_ = 0;
    int jump_count_ = 0;
    int symmetry_count_ = 0;
    Bits holes_ = 0;
    std::array<Hole, kMaxHoles> reading_order_{};
    std::array<Cell, kMaxHoles> cells_{};
    std::array<std::uint8_t, kMaxHoles> kinds_{};
    std::array<Jump, kMaxJumps> jumps_{};
    std::array<Bits, kMaxDirections> targets_{};
    std::array<std::array<JumpId, kMaxHoles>, kMaxDirections> jump_into_{};
    std::array<Permutation, kMaxSymmetries> symmetries_{};
};

}  // namespace peg

#include "core/board/board_making.h"
