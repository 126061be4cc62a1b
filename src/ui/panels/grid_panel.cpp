// SPDX-License-Identifier: MIT
// While a board is drawn: dots in the cells that are no holes, and the letters and numbers along
// the grid.

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "ui/panels/panels.h"

namespace peg {

namespace {

constexpr float kDotRadius = 0.09f;  // steps
constexpr float kBeside = 0.6f;      // steps from a cell to the letter or number beside it

void draw_dots(const Frame& frame, const ShownGrid& grid) {
    const float radius = std::clamp(kDotRadius * grid.view.pitch, 1.5f, 4.5f);
    for (const Cell cell : grid.sketch().cells()) {
        if (grid.sketch().is_hole(cell)) continue;
        const Point at = grid.centre(cell);
        frame.draw.AddCircleFilled(vec(at), radius + 1, pack(frame.theme.card, 0.5f));
        frame.draw.AddCircleFilled(vec(at), radius, pack(frame.theme.muted, 0.85f));
    }
}

// A letter before the first cell of each column, a number before the first of each row.
void draw_cell_names(const Frame& frame, const ShownGrid& grid) {
    const float pitch = grid.view.pitch;
    const float size = std::clamp(0.26f * pitch, 8.0f, frame.fonts.size(Type::kCaption));
    const bool square = grid.sketch().lattice() != Lattice::kTriangular;
    const Point above =
        Point{square ? 0 : kBeside / 2, square ? -kBeside : -kBeside * kTriangularRow} * pitch;
    const auto label = [&](Point at, const std::string& text) {
        scaled_text(frame, Type::kCaption, size, at, pack(frame.theme.muted), text);
    };
    std::array<bool, kMaxColumns> lettered{};
    int numbered = -1;
    for (const Cell cell : grid.sketch().cells()) {
        const Point at = grid.centre(cell);
        const std::string name = cell_name(cell);
        const std::size_t letters = name.find_first_of("0123456789");
        // A column that begins to the right of the first row has no room for its letter at the
        // edge.
        if (cell.row == 0 && !std::exchange(lettered[cell.column], true))
            label(at + above, name.substr(0, letters));
        if (std::exchange(numbered, int{cell.row}) != cell.row)
            label(at - Point{kBeside, 0} * pitch, name.substr(letters));
    }
}

}  // namespace

void draw_grid(Frame& frame) {
    const auto grid = shown_grid(frame.state);
    if (!grid) return;
    if (grid->board != nullptr) draw_lines_of_jumps(frame, *grid->board);
    draw_dots(frame, *grid);
    draw_cell_names(frame, *grid);
}

}  // namespace peg
