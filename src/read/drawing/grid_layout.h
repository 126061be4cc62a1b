// SPDX-License-Identifier: MIT
#pragma once

// How the rows of a grid line up: straight below each other, shifted by half a column, or neither.
// A part of drawing.h.

#include <cstdint>

#include "read/drawing/grid.h"

namespace peg {

struct GridLayout {
    enum class Kind : std::uint8_t {
        kSquare,
        kTriangular,
        kRagged,  // blanks were lost: only the row lengths are reliable
    };

    Kind kind = Kind::kSquare;
    int pitch = 1;  // distance of two board columns, in grid columns
    int front = 0;  // grid column of the first cell

    int column_of(const GridCell& cell) const {
        const int shift = kind == Kind::kTriangular ? pitch / 2 * cell.row : 0;
        const int from_front = cell.column - front + shift;
        // Rounds down: cells to the left of the first one have negative columns.
        return from_front >= 0 ? from_front / pitch : -((-from_front + pitch - 1) / pitch);
    }
};

GridLayout layout_of(const Grid& grid);

}  // namespace peg
