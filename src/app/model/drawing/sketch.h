// SPDX-License-Identifier: MIT
#pragma once

// A board being drawn: a grid on one of the lattices, with some cells as holes. Unlike a Board it
// may be blank, and its holes stay in place when other holes are added or removed. A cell has the
// name that a hole there would have if the grid were the board. A value of about 200 bytes.
//
// On the triangular lattice the grid is also a rectangle on the plane: every other row is one cell
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

#include "app/model/drawing/symmetry.h"

namespace peg {

class Sketch {
public:
    // Blank, in the default size.
    explicit Sketch(Lattice lattice = Lattice::kSquare);
    // Blank, with `side` rows; nothing if there is no such grid.
    static std::optional<Sketch> with_side(Lattice lattice, int side);
    // A board in the middle of a grid with room around it; nothing if no grid is large enough.
    static std::optional<Sketch> of(const Board& board);

    Lattice lattice() const { return lattice_; }
    // Number of cells of an even row (counted from 0), and number of rows.
    int columns() const { return columns_; }
    int rows() const { return rows_; }
    // Number of columns that have a letter.
    int letters() const;

    bool contains(int column, int row) const;
    // The cells row by row, from the top left.
    std::vector<Cell> cells() const;
    bool is_hole(Cell cell) const { return holes_[index(cell)]; }
    void set(Cell cell, bool hole) { holes_[index(cell)] = hole; }
    void set_all(bool holes);
    void complement();
    int hole_count() const { return static_cast<int>(holes_.count()); }
    std::vector<Cell> holes() const;

    // The board of these holes; nothing if there are none, or more than 64.
    std::optional<Board> board() const;
    // The grid cell of the board's column 0 and row 0, its top left corner.
    Cell corner() const;

    // The same holes in the middle of the next larger or smaller grid; nothing if there is no such
    // grid, or if it has no room for them.
    std::optional<Sketch> larger() const { return resized(side_ + step()); }
    std::optional<Sketch> smaller() const { return resized(side_ - step()); }
    // The same rows of holes on a lattice; nothing where no grid there is so large.
    std::optional<Sketch> on(Lattice lattice) const;

    bool operator==(const Sketch&) const = default;

private:
    Sketch(Lattice lattice, int side);
    static bool has_grid(Lattice lattice, int side);
    static std::size_t index(Cell cell) {
        return static_cast<std::size_t>(cell.row) * kMaxColumns + cell.column;
    }
    int step() const { return lattice_ != Lattice::kTriangular ? 1 : 2; }
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

// The symmetries of the grid about its middle, from kNone to kAll: all that map cells to cells of
// the lattice.
std::vector<Symmetry> drawable_symmetries(const Sketch& sketch);
// The cells to which the symmetry maps a cell, including itself.
std::vector<Cell> orbit(const Sketch& sketch, Symmetry symmetry, Cell cell);

}  // namespace peg
