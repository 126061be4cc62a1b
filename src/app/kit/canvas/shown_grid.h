// SPDX-License-Identifier: MIT
#pragma once

// A grid of cells that a mode shows in place of the game's board: some cells are holes.

#include <optional>
#include <string>
#include <vector>

#include "app/model/geometry.h"
#include "app/model/sketch.h"
#include "core/board/problem.h"

namespace peg {

// Where the cells of a grid lie in the window.
struct GridView {
    Point origin;  // of the cell a1, be it in the grid or not
    float pitch = 1;

    bool operator==(const GridView&) const = default;
};

struct ShownGrid {
    const Sketch* cells;  // never null
    GridView view;
    Cell cursor;                // of the keyboard
    std::vector<Cell> brushed;  // those that the brush would change now
    const Board* board;         // of the holes; null while there is none
    Finish finish;              // of that board's problem

    const Sketch& sketch() const { return *cells; }
    Point centre(Cell cell) const {
        return view.origin + plane_point(sketch().lattice(), cell) * view.pitch;
    }
};

}  // namespace peg
