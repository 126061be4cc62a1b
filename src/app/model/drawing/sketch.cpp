// SPDX-License-Identifier: MIT
#include "app/model/drawing/sketch.h"

#include <algorithm>
#include <cmath>

#include "core/board/notation/notation.h"

namespace peg {

namespace {

constexpr int kFirstSide = 9;
constexpr int kMinSide = 3;
// A triangular grid of side 17 uses all column letters.
constexpr int kLargestTriangularSide = 17;

// A cell by column and row, within the grid or not, if a point of the plane is one.
struct Place {
    int column;
    int row;
};
std::optional<Place> place_at(Lattice lattice, Point point) {
    constexpr float kSamePlace = 0.1f;  // steps: far less than from one cell to the next
    const bool square = lattice != Lattice::kTriangular;
    const float row = std::round(square ? point.y : point.y / kTriangularRow);
    const float shift = square ? 0 : row / 2;
    const float column = std::round(point.x + shift);
    const Point cell{column - shift, square ? row : row * kTriangularRow};
    if (length(cell - point) > kSamePlace) return std::nullopt;
    return Place{static_cast<int>(column), static_cast<int>(row)};
}

Point middle(const Sketch& sketch) {
    const float height = sketch.lattice() != Lattice::kTriangular ? 1 : kTriangularRow;
    return {static_cast<float>(sketch.columns() - 1) / 2,
            static_cast<float>(sketch.rows() - 1) / 2 * height};
}

std::optional<Place> image(const Sketch& sketch, Symmetry symmetry, Cell cell) {
    const Point centre = middle(sketch);
    const Point way = plane_point(sketch.lattice(), cell) - centre;
    return place_at(sketch.lattice(), centre + turned(symmetry, way));
}

bool has_symmetry(const Sketch& sketch, Symmetry symmetry) {
    return std::ranges::all_of(
        sketch.cells(), [&](Cell cell) { return image(sketch, symmetry, cell).has_value(); });
}

}  // namespace

// Every other triangular grid is as wide as high. The grids between them, whose middle row has the
// other parity, are a cell narrower, so that every grid has a cell in its middle.
Sketch::Sketch(Lattice lattice, int side)
    : lattice_(lattice), side_(side),
      columns_(lattice != Lattice::kTriangular ? std::min(side, kMaxColumns)
                                               : side - (side % 4 == 3 ? 1 : 0)),
      rows_(side) {}

Sketch::Sketch(Lattice lattice) : Sketch(lattice, kFirstSide) {}

std::optional<Sketch> Sketch::with_side(Lattice lattice, int side) {
    if (!has_grid(lattice, side)) return std::nullopt;
    return Sketch(lattice, side);
}

bool Sketch::has_grid(Lattice lattice, int side) {
    if (lattice != Lattice::kTriangular) return side >= kMinSide && side <= kMaxRows;
    return side >= kMinSide && side <= kLargestTriangularSide && side % 2 == 1;
}

int Sketch::letters() const {
    return lattice_ != Lattice::kTriangular ? columns_ : columns_ + (rows_ - 1) / 2;
}

bool Sketch::contains(int column, int row) const {
    if (row < 0 || row >= rows_) return false;
    const int odd = lattice_ != Lattice::kTriangular ? 0 : row % 2;
    const int first = lattice_ != Lattice::kTriangular ? 0 : row / 2 + odd;
    return column >= first && column < first + columns_ - odd;
}

std::vector<Cell> Sketch::cells() const {
    std::vector<Cell> list;
    for (int row = 0; row < rows_; ++row)
        for (int column = 0; column < letters(); ++column)
            if (contains(column, row))
                list.push_back({static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)});
    return list;
}

std::vector<Cell> Sketch::holes() const {
    std::vector<Cell> list = cells();
    std::erase_if(list, [&](Cell cell) { return !is_hole(cell); });
    return list;
}

void Sketch::set_all(bool holes) {
    for (const Cell cell : cells()) set(cell, holes);
}

void Sketch::complement() {
    for (const Cell cell : cells()) set(cell, !is_hole(cell));
}

std::optional<Board> Sketch::board() const { return Board::make(lattice_, holes()); }

Cell Sketch::corner() const {
    const std::vector<Cell> list = holes();
    return {std::ranges::min(list, {}, &Cell::column).column,
            std::ranges::min(list, {}, &Cell::row).row};
}

// Adds holes, shifted by `columns` and `rows`; false if the grid has no room for all of them.
bool Sketch::take(const std::vector<Cell>& holes, int columns, int rows) {
    for (const Cell hole : holes) {
        const int column = hole.column + columns;
        const int row = hole.row + rows;
        if (!contains(column, row)) return false;
        set({static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)}, true);
    }
    return true;
}

// The middle stays in the middle, up to half a step.
std::optional<Sketch> Sketch::resized(int side) const {
    if (!has_grid(lattice_, side)) return std::nullopt;
    Sketch other(lattice_, side);
    const int down = other.rows_ / 2 - rows_ / 2;
    const int right = lattice_ != Lattice::kTriangular ? other.columns_ / 2 - columns_ / 2
                                                       : (other.columns_ - columns_ + down) / 2;
    if (!other.take(holes(), right, down)) return std::nullopt;
    return other;
}

std::optional<Sketch> Sketch::on(Lattice lattice) const {
    const bool leans = lattice == Lattice::kTriangular;
    if (leans == (lattice_ == Lattice::kTriangular)) {
        Sketch other = *this;
        other.lattice_ = lattice;
        return other;
    }
    std::vector<Cell> list = holes();
    // On the triangular grid, a row begins half its index further right.
    for (Cell& cell : list) {
        const int shift = (cell.row + 1) / 2;
        cell.column = static_cast<std::uint8_t>(leans ? cell.column + shift : cell.column - shift);
    }
    for (Sketch other(lattice, side_ | 1);;) {
        if (!has_grid(other.lattice_, other.side_)) return std::nullopt;
        if (other.take(list, 0, 0)) return other;
        other = Sketch(other.lattice_, other.side_ + other.step());
    }
}

std::optional<Sketch> Sketch::of(const Board& board) {
    std::vector<Cell> list;
    for (const Hole hole : board.reading_order()) list.push_back(board.cell(hole));
    const BoardView box(board, Point{}, 1);
    const Rect frame = box.frame().shrunk(kRimRadius);
    const Point mid = frame.centre();
    const Lattice lattice = board.lattice();
    // With a spare row and column on each side, if there is such a grid.
    for (const int spare : {1, 0})
        for (Sketch sketch(lattice, kFirstSide); has_grid(lattice, sketch.side_);
             sketch = Sketch(lattice, sketch.side_ + sketch.step())) {
            if (sketch.rows_ < board.rows() + 2 * spare) continue;
            if (static_cast<float>(sketch.columns_ - 1 - 2 * spare) < frame.width) continue;
            const int down = (sketch.rows_ - board.rows()) / 2;
            const float lean = lattice != Lattice::kTriangular ? 0 : static_cast<float>(down) / 2;
            const auto right =
                static_cast<int>(std::floor(middle(sketch).x + lean - mid.x + 0.01f));
            if (sketch.take(list, right, down)) return sketch;
        }
    return std::nullopt;
}

std::string cell_name(Cell cell) { return column_name(cell.column) + std::to_string(cell.row + 1); }

std::optional<Cell> find_cell(const Sketch& sketch, std::string_view name) {
    for (const Cell cell : sketch.cells())
        if (cell_name(cell) == name) return cell;
    return std::nullopt;
}

std::vector<Symmetry> drawable_symmetries(const Sketch& sketch) {
    std::vector<Symmetry> list{Symmetry::kNone};
    for (const Symmetry symmetry : plain_symmetries())
        if (has_symmetry(sketch, symmetry)) list.push_back(symmetry);
    list.push_back(Symmetry::kAll);
    return list;
}

std::vector<Cell> orbit(const Sketch& sketch, Symmetry symmetry, Cell cell) {
    std::vector<Cell> all{cell};
    if (symmetry == Symmetry::kNone) return all;
    std::vector<Symmetry> used{symmetry};
    if (symmetry == Symmetry::kAll) {
        used = plain_symmetries();
        std::erase_if(used, [&](Symmetry one) { return !has_symmetry(sketch, one); });
    }
    for (std::size_t i = 0; i < all.size(); ++i)
        for (const Symmetry one : used) {
            const auto place = image(sketch, one, all[i]);
            if (!place || !sketch.contains(place->column, place->row)) continue;
            const Cell next{static_cast<std::uint8_t>(place->column),
                            static_cast<std::uint8_t>(place->row)};
            if (std::ranges::find(all, next) == all.end()) all.push_back(next);
        }
    return all;
}

}  // namespace peg
