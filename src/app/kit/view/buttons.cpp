// SPDX-License-Identifier: MIT
#include "app/kit/view/buttons.h"

#include <algorithm>

namespace peg {

bool has_button(const Screen& screen, Command command) {
    return std::ranges::find(screen.buttons, command, &ButtonPlace::command) !=
           screen.buttons.end();
}

std::vector<Command> group_of(const Screen& screen, MenuGroup group) {
    std::vector<Command> list;
    for (const CommandRow* row : screen.needs.commands)
        if (row->place.group == group) list.emplace_back(*row);
    return list;
}

DialogParts parts_of_group(const AppState& state, MenuGroup group) {
    const std::vector<Command> commands = group_of(state.screen, group);
    return {commands.begin(), commands.end()};
}

std::vector<Command> menu_of(const Screen& screen, MenuGroup group) {
    std::vector<Command> list = group_of(screen, group);
    std::erase_if(list, [&](Command command) { return has_button(screen, command); });
    return list;
}

}  // namespace peg
