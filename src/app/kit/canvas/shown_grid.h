// SPDX-License-Identifier: MIT
#pragma once

// A grid of cells that a mode shows in place of the game's board; some cells are holes.

#include <optional>
#include <string>
#include <vector>

#include "app/model/drawing/sketch.h"
#include "app/model/geometry.h"
#include "core/board/problem.h"

namespace peg {

// The position of a grid's cells in the window.
struct GridView {
    Point origin;  // the point of cell a1, which may be outside the grid
    float pitch = 1;

    bool operator==(const GridView&) const = default;
};

struct ShownGrid {
    const Sketch* cells;  // never null
    GridView view;
    Cell cursor;                // the keyboard's cursor
    std::vector<Cell> brushed;  // the cells that a stroke would change now
    const Board* board;         // the board of the holes; null if there is none
    Finish finish;              // the finish of that board's problem

    const Sketch& sketch() const { return *cells; }
    Point centre(Cell cell) const {
        return view.origin + plane_point(sketch().lattice(), cell) * view.pitch;
    }
};

}  // namespace peg
