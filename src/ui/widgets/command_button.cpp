// SPDX-License-Identifier: MIT
#include "ui/widgets/command_button.h"

#include "app/kit/command_state.h"
#include "app/kit/words/words.h"
#include "assets/icons.h"

namespace peg {

const char* icon_of(const AppState& state, const CommandRow& row) {
    return icon::named(row.icon_now != nullptr ? row.icon_now(state) : row.icon);
}

namespace {

// What a command's button shows.
struct CommandFace {
    std::string label;
    std::string about;
    ButtonFace face;
};

// Only labels of tiles may break within a word.
std::string in_one_piece(std::string label) {
    constexpr std::string_view kSoftHyphen = "\u00ad";
    for (std::size_t at = 0; (at = label.find(kSoftHyphen)) != std::string::npos;)
        label.erase(at, kSoftHyphen.size());
    return label;
}

CommandFace face_of(const AppState& state, const CommandRow& row, ButtonStyle style,
                    bool described) {
    // Only rows, and buttons with a place of their own, have room for the whole name.
    const bool roomy =
        style == ButtonStyle::kRow || style == ButtonStyle::kWide || style == ButtonStyle::kCard;
    CommandFace made{.label = roomy ? words::label(state, row) : words::short_label(state, row),
                     .about = {},
                     .face = {}};
    if (style != ButtonStyle::kTile && style != ButtonStyle::kFilledTile)
        made.label = in_one_piece(made.label);
    if (described) {
        made.about = words::why_not(state, row);
        if (made.about.empty()) made.about = words::about(state, row);
    }
    made.face.icon = icon_of(state, row);
    made.face.enabled = enabled(state, row);
    made.face.on = row.sheet == Sheet::kNone && pressed(state, row).value_or(false);
    return made;
}

}  // namespace

void command_button(Frame& frame, Command command, const Rect& rect, ButtonStyle style,
                    bool described) {
    const AppState& state = frame.state;
    const CommandRow* row = state.features->find(command.id);
    if (row == nullptr) return;
    CommandFace made = face_of(state, *row, style, described);
    made.face.label = made.label;
    made.face.about = made.about;
    if (button(frame, row->id, rect, style, made.face))
        frame.intents.emplace_back(Run{std::string(row->id)});
    if (frame.covered) return;
    frame.widget_areas.commands.emplace_back(row->id, seen(frame, rect));
    if (!described) offer_tip(frame, command, seen(frame, rect));
    if (state.hand.focused == row->id) focus_ring(frame, rect, kControlRadius * frame.unit);
}

float described_height(const Frame& frame, Command command, float width) {
    const CommandRow* row = frame.state.features->find(command.id);
    if (row == nullptr) return 0;
    CommandFace made = face_of(frame.state, *row, ButtonStyle::kRow, true);
    made.face.label = made.label;
    made.face.about = made.about;
    return described_height(frame, width, made.face);
}

float named_height(const Frame& frame, Command command, float width) {
    const CommandRow* row = frame.state.features->find(command.id);
    if (row == nullptr) return 0;
    const float u = frame.unit;
    const CommandFace made = face_of(frame.state, *row, ButtonStyle::kRow, false);
    const float icon = made.face.icon != nullptr ? frame.fonts.size(Type::kIcon) + 0.5f * u : 0;
    const float room = width - 1.5f * u - (made.face.on ? 2 * u : 0) - icon;
    return paragraph_height(frame, Type::kStrong, room, made.label) + u;
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
