// SPDX-License-Identifier: MIT
#include "app/kit/run_command.h"

#include "app/kit/command_state.h"
#include "app/kit/dialog/dialog.h"

namespace peg {

void toggle_sheet(Context& context, Sheet sheet) {
    AppState& state = context.state;
    state.sheet = state.sheet == sheet ? Sheet::kNone : sheet;
    state.hand.press.reset();
    if (const auto opened = open_dialog(state)) context.announce(opened->title + '.');
}

void run_command(Context& context, Command command) {
    AppState& state = context.state;
    const CommandRow* row = state.features->find(command.id);
    if (row == nullptr || !enabled(state, command)) return;
    state.invites.to_lesson = false;  // the invitation is no longer needed
    state.invites.to_continue = false;
    // Choosing a command closes the menu, except a switch, which can be seen to change.
    const SheetRow* open = state.features->find_sheet(state.sheet.id);
    const bool menu = open != nullptr && open->is_menu;
    if (menu && !pressed(state, command) && command != "close") state.sheet = Sheet::kNone;
    for (std::size_t i = state.modes.size(); i-- > 0;) {
        Mode& mode = *state.modes[i];
        mode.before_command(context, command);
        const ModeCommand* own = mode.find_command(command);
        if (own != nullptr && own->run != nullptr) return own->run(context);
    }
    if (row->run != nullptr)
        row->run(context);
    else if (row->sheet != Sheet::kNone)
        toggle_sheet(context, row->sheet);
}

}  // namespace peg
