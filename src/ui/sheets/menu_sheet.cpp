// SPDX-License-Identifier: MIT
// Two sheets with commands in a list: More, with all those that have no seat beside the board, and
// Analyse. The list scrolls where the window is low.

#include <algorithm>
#include <string>

#include "app/kit/dialog/dialog.h"
#include "ui/panels/panels.h"

namespace peg {

namespace {

constexpr int kMenuScrollKey = (1 << 18) + 128;

struct MenuPart {
    std::string caption;  // may be empty
    std::vector<Command> commands;
};

// Draws the parts below each other from `top` on, or only adds up how high they are, where there is
// no area to draw in.
float lay_out(Frame& frame, const Rect& inside, std::span<const MenuPart> parts, ScrollArea* area) {
    const float u = frame.unit;
    const float gap = 0.4f * u;
    const float row = std::max(kLeastTarget, 2.75f * u);
    const int columns = std::clamp(static_cast<int>(inside.width / (18 * u)), 1, 3);
    const float top = area != nullptr ? area->top() : 0;
    float y = top;
    for (const MenuPart& part : parts) {
        if (part.commands.empty()) continue;
        if (!part.caption.empty()) {
            y += y > top ? 0.4f * u : 0;
            if (area != nullptr)
                text(frame, Type::kCaption, {inside.x, y}, pack(frame.theme.muted), part.caption);
            y += line_height(frame, Type::kCaption) + 0.15f * u;
        }
        const int count = static_cast<int>(part.commands.size());
        const int rows = (count + columns - 1) / columns;
        const Rect grid{inside.x, y, inside.width, static_cast<float>(rows) * (row + gap) - gap};
        for (int i = 0; i < count && area != nullptr; ++i) {
            const Command command = part.commands[static_cast<std::size_t>(i)];
            const Rect cell = grid_cell(grid, columns, rows, i, gap);
            area->follow_focus(command.id, cell);
            if (area->shows(cell)) command_button(frame, command, cell, ButtonStyle::kRow);
        }
        y += grid.height + gap;
    }
    return y - top - gap;
}

// Commands up to the next caption are a part.
std::vector<MenuPart> menu_parts(const Dialog& dialog) {
    std::vector<MenuPart> parts(1);
    for (const DialogPart& part : dialog.parts) {
        if (const auto* caption = std::get_if<words::Passage>(&part))
            parts.push_back({caption->title, {}});
        else if (const auto* command = std::get_if<Command>(&part))
            parts.back().commands.push_back(*command);
    }
    return parts;
}

}  // namespace

void draw_menu(Frame& frame, Sheet sheet) {
    const Dialog dialog = describe(frame.state, sheet);
    const std::vector<MenuPart> parts = menu_parts(dialog);
    // The height of the list depends on the width of the card, which is known once it is drawn.
    const float width = sheet_room(frame).width;
    const float height = lay_out(frame, {0, 0, width, 0}, parts, nullptr);
    const Rect inside = sheet_card(frame, dialog.title, height);
    ScrollArea area(frame, kMenuScrollKey, inside, height);
    lay_out(frame, inside, parts, &area);
}

}  // namespace peg
