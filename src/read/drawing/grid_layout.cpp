// SPDX-License-Identifier: MIT
#include "read/drawing/grid_layout.h"

#include <algorithm>
#include <numeric>

namespace peg {

GridLayout layout_of(const Grid& grid) {
    GridLayout layout;
    layout.pitch = 0;
    const auto& cells = grid.cells;
    if (cells.empty()) return {};
    layout.front = cells[0].column;
    for (std::size_t i = 1; i < cells.size(); ++i)
        if (cells[i].row == cells[i - 1].row)
            layout.pitch = std::gcd(layout.pitch, cells[i].column - cells[i - 1].column);
    if (layout.pitch == 0)  // every row has a single sign
        for (const GridCell& cell : cells)
            layout.pitch = std::gcd(layout.pitch, cell.column - layout.front);
    layout.pitch = std::max(layout.pitch, 1);
    const auto lines_up = [&](int shift) {
        return std::ranges::all_of(cells, [&](const GridCell& cell) {
            return (cell.column - layout.front + shift * cell.row) % layout.pitch == 0;
        });
    };
    if (lines_up(0)) return layout;
    const bool slants = layout.pitch % 2 == 0 && lines_up(layout.pitch / 2);
    layout.kind = slants ? GridLayout::Kind::kTriangular : GridLayout::Kind::kRagged;
    return layout;
}

}  // namespace peg
