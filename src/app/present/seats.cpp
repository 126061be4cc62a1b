// SPDX-License-Identifier: MIT
#include "app/present/seats.h"

#include <algorithm>

namespace peg {

Command stand_in(const Needs& needs, Command command) {
    if (needs.editing && command == "hint" && needs.has("play_this")) return "play_this";
    if (needs.editing && command == "solve" && needs.has("edit")) return "edit";
    if (needs.over && command == "hint") return "restart";
    if (needs.over && command == "solve") return "new_game";
    return command;
}

bool has_seat(const Screen& screen, Command command) {
    return std::ranges::find(screen.seats, command, &Seat::command) != screen.seats.end();
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

std::vector<Command> group_of(const Screen& screen, MenuGroup group) {
    std::vector<Command> list;
    for (const CommandRow* row : screen.needs.commands)
        if (row->place.group == group && row->id != "analyse") list.emplace_back(*row);
    return list;
}

std::vector<Command> menu_of(const Screen& screen, MenuGroup group) {
    std::vector<Command> list = group_of(screen, group);
    std::erase_if(list, [&](Command command) { return has_seat(screen, command); });
    return list;
}

}  // namespace peg
