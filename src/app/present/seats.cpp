// SPDX-License-Identifier: MIT
#include "app/present/seats.h"

#include <algorithm>

namespace peg {

std::vector<Rect> grid_cells(const Rect& rect, int columns, int rows, float gap) {
    std::vector<Rect> cells;
    const int count = columns * rows;
    cells.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) cells.push_back(grid_cell(rect, columns, rows, i, gap));
    return cells;
}

void take_fixed_seats(Screen& screen, const std::vector<Rect>& cells) {
    std::vector<Command> fixed;
    for (const CommandRow* row : screen.needs.rows)
        if (row->is_fixed()) fixed.emplace_back(*row);
    if (fixed.empty() || cells.empty()) return;
    const std::size_t count = std::min(cells.size(), fixed.size());
    fixed[count - 1] = fixed.back();
    for (std::size_t i = 0; i < count; ++i)
        screen.seats.push_back({fixed[i], cells[i], Seat::Look::kFixed});
}

void take_other_seats(Screen& screen, const std::vector<Rect>& cells,
                      const std::vector<Command>& next) {
    std::vector<Command> commands = screen.needs.added;
    commands.insert(commands.begin() + (commands.empty() ? 0 : 1), next.begin(), next.end());
    for (const CommandRow* row : screen.needs.commands)
        if (row->may_sit() && !row->is_fixed() && !screen.needs.alone) commands.emplace_back(*row);
    auto cell = cells.begin();
    for (const Command command : commands) {
        if (cell == cells.end()) return;
        if (!has_seat(screen, command)) screen.seats.push_back({command, *cell++});
    }
}

}  // namespace peg
