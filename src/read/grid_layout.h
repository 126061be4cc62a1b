// SPDX-License-Identifier: MIT
#pragma once

// How the rows of a grid stand to each other: straight below each other, half a column aside, or
// neither. A part of drawing.h.

#include <cstdint>

#include "read/grid.h"

namespace peg {

struct GridLayout {
    enum class Kind : std::uint8_t {
        kSquare,
        kTriangular,
        kRagged,  // blanks were lost: only the lengths of the rows tell anything
    };

    Kind kind = Kind::kSquare;
    int pitch = 1;  // between two columns, in those of the grid
    int front = 0;  // column of the first cell

    int column_of(const GridCell& cell) const {
        const int shift = kind == Kind::kTriangular ? pitch / 2 * cell.row : 0;
        const int from_front = cell.column - front + shift;
        // Rounded down: what stands further left is negative.
        return from_front >= 0 ? from_front / pitch : -((-from_front + pitch - 1) / pitch);
    }
};

GridLayout layout_of(const Grid& grid);

}  // namespace peg
