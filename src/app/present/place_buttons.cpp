// SPDX-License-Identifier: MIT
#include "app/present/place_buttons.h"

#include <algorithm>

namespace peg {

std::vector<Rect> grid_cells(const Rect& rect, int columns, int rows, float gap) {
    std::vector<Rect> cells;
    const int count = columns * rows;
    cells.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) cells.push_back(grid_cell(rect, columns, rows, i, gap));
    return cells;
}

void place_fixed_buttons(Screen& screen, const std::vector<Rect>& cells) {
    std::vector<Command> fixed;
    for (const CommandRow* row : screen.needs.rows)
        if (row->is_fixed()) fixed.emplace_back(*row);
    if (fixed.empty() || cells.empty()) return;
    const std::size_t count = std::min(cells.size(), fixed.size());
    fixed[count - 1] = fixed.back();
    for (std::size_t i = 0; i < count; ++i)
        screen.buttons.push_back({fixed[i], cells[i], ButtonPlace::Look::kFixed});
}

void place_other_buttons(Screen& screen, const std::vector<Rect>& cells,
                         const std::vector<Command>& next) {
    std::vector<Command> commands = screen.needs.added;
    commands.insert(commands.begin() + (commands.empty() ? 0 : 1), next.begin(), next.end());
    for (const CommandRow* row : screen.needs.commands)
        if (row->may_have_button() && !row->is_fixed() && !screen.needs.alone)
            commands.emplace_back(*row);
    auto cell = cells.begin();
    for (const Command command : commands) {
        if (cell == cells.end()) return;
        if (!has_button(screen, command)) screen.buttons.push_back({command, *cell++});
    }
}

}  // namespace peg
