// SPDX-License-Identifier: MIT
#include "app/features/draw/drawn_cells.h"

namespace peg {

Point cell_centre(const AppState& state, Cell cell) {
    const GridView& view = drawing_board(state)->view;
    return view.origin + plane_point(sketch(state).lattice(), cell) * view.pitch;
}

std::vector<Cell> cells_under_brush(const AppState& state) {
    const DrawingBoard& mode = *drawing_board(state);
    if (!mode.hovered && !state.hand.cursor_visible) return {};
    std::vector<Cell> cells =
        orbit(sketch(state), state.kept.sketchbook.symmetry, mode.hovered.value_or(mode.cursor));
    if (!mode.hovered) std::erase(cells, mode.cursor);  // the cursor has its own ring
    return cells;
}

std::string cell_name(const SketchedBoard& drawn, Hole hole) {
    const Cell cell = drawn.board.cell(hole);
    return cell_name(Cell{static_cast<std::uint8_t>(cell.column + drawn.corner.column),
                          static_cast<std::uint8_t>(cell.row + drawn.corner.row)});
}

}  // namespace peg
