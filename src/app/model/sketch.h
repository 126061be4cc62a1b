// SPDX-License-Identifier: MIT
#pragma once

// A board that somebody draws: a grid on one of the lattices, of which some cells are holes. Unlike
// a Board it may be blank, and its holes keep their places when others come and go; a cell has the
// name that a hole there would have if the grid were the board. A value of some 200 bytes.
//
// On the triangular lattice the grid is a rectangle on the plane too: every other row is one cell
// shorter, and half a step further to the right.
//
//     a1 b1 c1        a1  b1  c1
//     a2 b2 c2          b2  c2
//     a3 b3 c3        b3  c3  d3

#include <bitset>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/model/symmetry.h"

namespace peg {

class Sketch {
public:
    // Blank, of the size in which a sketch is begun.
    explicit Sketch(Lattice lattice = Lattice::kSquare);
    // Blank, with `side` rows; nothing where there is no such grid.
    static std::optional<Sketch> with_side(Lattice lattice, int side);
    // A board in the middle of a grid that leaves room around it; nothing where no grid is so
    // large.
    static std::optional<Sketch> of(const Board& board);

    Lattice lattice() const { return lattice_; }
    // The cells of an even row, counted from 0, and the rows.
    int columns() const { return columns_; }
    int rows() const { return rows_; }
    // The number of columns that have a letter.
    int letters() const;

    bool contains(int column, int row) const;
    // The cells row by row from the top left.
    std::vector<Cell> cells() const;
    bool is_hole(Cell cell) const { return holes_[index(cell)]; }
    void set(Cell cell, bool hole) { holes_[index(cell)] = hole; }
    void set_all(bool holes);
    void complement();
    int hole_count() const { return static_cast<int>(holes_.count()); }
    std::vector<Cell> holes() const;

    // The board of these holes; nothing where there are none, or more than 64.
    std::optional<Board> board() const;
    // Of its top left corner: the cell of the grid where the board's column 0 and row 0 are.
    Cell corner() const;

    // The same holes in the middle of a grid that is a step larger or smaller; nothing where there
    // is no such grid, or it has no room for them.
    std::optional<Sketch> larger() const { return resized(side_ + step()); }
    std::optional<Sketch> smaller() const { return resized(side_ - step()); }
    // The same rows of holes on the other lattice; nothing where no grid there is so large.
    std::optional<Sketch> on_other_lattice() const;

    bool operator==(const Sketch&) const = default;

private:
    Sketch(Lattice lattice, int side);
    static bool has_grid(Lattice lattice, int side);
    static std::size_t index(Cell cell) {
        return static_cast<std::size_t>(cell.row) * kMaxColumns + cell.column;
    }
    int step() const { return lattice_ == Lattice::kSquare ? 1 : 2; }
    std::optional<Sketch> resized(int side) const;
    bool take(const std::vector<Cell>& holes, int columns, int rows);

    Lattice lattice_;
    int side_;
    int columns_;
    int rows_;
    std::bitset<static_cast<std::size_t>(kMaxColumns) * kMaxRows> holes_;
};

// "d4"
std::string cell_name(Cell cell);
std::optional<Cell> find_cell(const Sketch& sketch, std::string_view name);

// The symmetries of the grid, round its middle, from none to all; none is missing that maps cells
// to cells of the lattice.
std::vector<Symmetry> drawable_symmetries(const Sketch& sketch);
// The cells of the grid that a symmetry maps a cell to, itself among them.
std::vector<Cell> orbit(const Sketch& sketch, Symmetry symmetry, Cell cell);

}  // namespace peg
