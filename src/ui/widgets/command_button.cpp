// SPDX-License-Identifier: MIT
#include "ui/widgets/command_button.h"

#include "app/kit/command_standing.h"
#include "app/kit/words/words.h"
#include "assets/icons.h"

namespace peg {

const char* icon_of(const AppState& state, const CommandRow& row) {
    return icon::named(row.icon_now != nullptr ? row.icon_now(state) : row.icon);
}

void command_button(Frame& frame, Command command, const Rect& rect, ButtonStyle style) {
    const AppState& state = frame.state;
    const CommandRow* row = state.features->find(command.id);
    if (row == nullptr) return;
    // Only a row, and a button that has its room to itself, have the whole name.
    const bool roomy = style == ButtonStyle::kRow || style == ButtonStyle::kWide;
    const std::string label =
        roomy ? words::label(state, command) : words::short_label(state, command);
    const ButtonFace face{icon_of(state, *row), label, enabled(state, command),
                          pressed(state, command).value_or(false)};
    if (button(frame, row->id, rect, style, face))
        frame.intents.emplace_back(Run{std::string(row->id)});
    if (frame.covered) return;
    frame.widgets.commands.emplace_back(row->id, seen(frame, rect));
    if (state.hand.focused == row->id) focus_ring(frame, rect, kControlRadius * frame.unit);
}

void command_grid(Frame& frame, std::span<const Command> commands, const Rect& rect, int columns,
                  float gap, ButtonStyle style) {
    const int count = static_cast<int>(commands.size());
    const int rows = (count + columns - 1) / columns;
    for (int i = 0; i < count; ++i)
        command_button(frame, commands[static_cast<std::size_t>(i)],
                       grid_cell(rect, columns, rows, i, gap), style);
}

}  // namespace peg
