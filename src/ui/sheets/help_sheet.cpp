// SPDX-License-Identifier: MIT
// The help: rules, keys, notation and history on one page, which scrolls where the screen is small.

#include <algorithm>
#include <string_view>
#include <variant>

#include "app/kit/dialog/dialog.h"
#include "ui/panels/panels.h"

namespace peg {

namespace {

// Puts parts below each other from `y` on.
struct HelpColumn {
    Frame& frame;
    ScrollArea* area;  // null: nothing is drawn
    float x;
    float y;
    float width;

    void title(std::string_view words) {
        const Frame& f = frame;
        if (area != nullptr) text(f, Type::kStrong, {x, y}, pack(f.theme.text), words);
        y += line_height(f, Type::kStrong) + 0.15f * f.unit;
    }
    void operator()(const words::Passage& passage) {
        title(passage.title);
        if (area != nullptr)
            paragraph(frame, Type::kBody, {x, y}, width, pack(frame.theme.muted), passage.text);
        y += paragraph_height(frame, Type::kBody, width, passage.text) + frame.unit;
    }
    void operator()(const words::Table& table) {
        title(table.title);
        for (const words::Table::Row& row : table.rows) key(row);
    }
    void key(const words::Table::Row& row) {
        const float u = frame.unit;
        const float height = 2.1f * u;
        const float chip = text_width(frame, Type::kBody, row.name) + u;
        const float inset = (height - 0.3f * u - frame.fonts.size(Type::kBody)) / 2;
        const float left = std::max(7.5f * u, chip + 0.5f * u);
        if (area != nullptr) {
            fill(frame, {x, y, chip, height - 0.3f * u}, 0.35f * u, pack(frame.theme.control));
            text(frame, Type::kBody, {x + 0.5f * u, y + inset}, pack(frame.theme.text), row.name);
            paragraph(frame, Type::kBody, {x + left, y + inset}, width - left,
                      pack(frame.theme.muted), row.value);
        }
        const float words = paragraph_height(frame, Type::kBody, width - left, row.value);
        y += std::max(height, words + inset + 0.3f * u);
    }
    void operator()(Command command) {
        const float height = std::max(kLeastTarget, 3.25f * frame.unit);
        const Rect rect{x, y, std::min(width, 22 * frame.unit), height};
        if (area != nullptr) {
            area->follow_focus(command.id, rect);
            command_button(frame, command, rect, ButtonStyle::kRow);
        }
        y += height + 0.6f * frame.unit;
    }
    void operator()(const ChoiceList&) {}  // the help has none
};

// Puts the rules beside the keys where there is room, else above them; returns the height in all.
// Without an area only the heights are added up.
float lay_out(Frame& frame, ScrollArea* area, const Dialog& help, const Rect& inside, float top) {
    const float u = frame.unit;
    const bool two = inside.width > 40 * u;
    const float gap = two ? 2.5f * u : 0;
    const float width = two ? (inside.width - gap) / 2 : inside.width;
    HelpColumn left{frame, area, inside.x, top, width};
    HelpColumn right{frame, area, inside.x + width + gap, top, width};
    bool to_the_right = false;
    for (const DialogPart& part : help.parts) {
        const auto* command = std::get_if<Command>(&part);
        to_the_right |= two && command != nullptr && *command == "letter_keys";
        std::visit(to_the_right ? right : left, part);
    }
    return std::max(left.y, right.y) - top;
}

}  // namespace

void draw_help(Frame& frame) {
    constexpr int kHelpScrollKey = (1 << 18) + 64;
    const Dialog help = describe(frame.state, "help");
    const Rect inside = sheet_card(frame, help.title);
    const float height = lay_out(frame, nullptr, help, inside, 0);
    ScrollArea area(frame, kHelpScrollKey, inside, height);
    lay_out(frame, &area, help, inside, area.top());
}

}  // namespace peg
