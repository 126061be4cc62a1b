// SPDX-License-Identifier: MIT
// The sheet Settings: how things look, and the switches that last from visit to visit.

#include <algorithm>
#include <array>

#include "app/choose/choice.h"
#include "app/words/words.h"
#include "ui/panels/panels.h"

namespace peg {

namespace {

constexpr int kSettingsScrollKey = (1 << 18) + 192;
constexpr int kThemeKey = (1 << 15) + 64;
constexpr int kMaterialKey = (1 << 15) + 96;
constexpr std::array kSwitches{Command::kCoordinates, Command::kCoach, Command::kLetterKeys};

// Parts below each other. Without an area nothing is drawn: the heights are added up.
struct List {
    Frame& frame;
    ScrollArea* area;
    float x;
    float y;
    float width;

    float gap() const { return 0.4f * frame.unit; }
    // As many cells of a least width in units as fit in a row: all of them, or two.
    int columns(int count, float least) const {
        if (width >= static_cast<float>(count) * least * frame.unit) return count;
        return width >= 2 * least * frame.unit ? 2 : 1;
    }

    // Calls `draw` with the number and the place of each of `count` cells in rows.
    template <class Draw>
    void grid(int count, int columns, Draw draw) {
        const int rows = (count + columns - 1) / columns;
        const float row = std::max(kLeastTarget, 2.75f * frame.unit);
        const Rect rect{x, y, width, static_cast<float>(rows) * (row + gap()) - gap()};
        for (int i = 0; i < count && area != nullptr; ++i)
            draw(static_cast<std::size_t>(i), grid_cell(rect, columns, rows, i, gap()));
        y = rect.bottom() + 0.75f * frame.unit;
    }

    template <class Value, std::size_t kCount>
    void choices(std::string_view caption, int key, const std::array<std::string_view, kCount>& ids,
                 Value current, std::string (*id_of)(Value)) {
        if (area != nullptr) text(frame, Type::kCaption, {x, y}, pack(frame.theme.muted), caption);
        y += line_height(frame, Type::kCaption) + 0.15f * frame.unit;
        const int count = static_cast<int>(ids.size());
        grid(count, columns(count, 9.5f), [&](std::size_t i, const Rect& cell) {
            const auto value = static_cast<Value>(i);
            const std::string id = id_of(value);
            area->follow_focus(id, cell);
            if (!area->shows(cell)) return;
            const ButtonFace face{nullptr, words::name(value), true, value == current};
            if (button(frame, key + static_cast<int>(i), cell, ButtonStyle::kRow, face))
                frame.intents.emplace_back(Choose{id});
            place_choice(frame, id, cell);
        });
    }

    void switches() {
        constexpr int kCount = static_cast<int>(kSwitches.size());
        grid(kCount, columns(kCount, 14), [&](std::size_t i, const Rect& cell) {
            area->follow_focus(info(kSwitches[i]).id, cell);
            if (area->shows(cell)) command_button(frame, kSwitches[i], cell, ButtonStyle::kRow);
        });
    }
};

float lay_out(Frame& frame, const Rect& inside, ScrollArea* area) {
    const Settings& settings = frame.state.settings;
    const float top = area != nullptr ? area->top() : 0;
    List list{frame, area, inside.x, top, inside.width};
    list.choices("Theme", kThemeKey, kThemeIds, settings.theme, theme_id);
    list.choices("Pegs", kMaterialKey, kMaterialIds, settings.material, material_id);
    list.switches();
    return list.y - top;
}

}  // namespace

void draw_settings(Frame& frame) {
    const float height = lay_out(frame, {0, 0, sheet_room(frame).width, 0}, nullptr);
    const Rect inside = sheet_card(frame, "Settings", height);
    ScrollArea area(frame, kSettingsScrollKey, inside, height);
    lay_out(frame, inside, &area);
}

}  // namespace peg
