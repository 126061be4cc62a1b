// SPDX-License-Identifier: MIT
#include "app/present/seats.h"

namespace peg {

Command stand_in(const Needs& needs, Command command) {
    if (needs.editing && command == "hint" && needs.has("play_this")) return "play_this";
    if (needs.editing && command == "solve" && needs.has("edit")) return "edit";
    if (needs.over && command == "hint") return "restart";
    if (needs.over && command == "solve") return "new_game";
    return command;
}

void take_seats(Screen& screen, const Rect& rect, int columns, int rows, float gap) {
    const int last = columns * rows - 1;
    int taken = 0;
    for (const CommandRow* row : screen.needs.rows) {
        if (row->place.group == MenuGroup::kNone || row->place.rank >= kInMenuOnly) continue;
        const Command command = stand_in(screen.needs, *row);
        if (taken == last || !screen.needs.has(command) || has_seat(screen, command)) continue;
        screen.seats.push_back({command, grid_cell(rect, columns, rows, taken, gap)});
        ++taken;
    }
    screen.seats.push_back({"more", grid_cell(rect, columns, rows, last, gap)});
}

}  // namespace peg
