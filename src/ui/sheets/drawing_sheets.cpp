// SPDX-License-Identifier: MIT
// The sheets of the editor: the finish and the symmetry in a list each, and the winnable positions
// that were found as pictures.

#include <algorithm>
#include <string>
#include <string_view>

#include "app/features/edit/edit_words.h"
#include "app/features/edit/editing.h"
#include "app/kit/dialog/dialog.h"
#include "core/solver/nearest_winnable.h"
#include "ui/panels/panels.h"
#include "ui/sheets/cards.h"

namespace peg {

namespace {

constexpr int kListScrollKey = (1 << 18) + 272;
constexpr int kNearestScrollKey = (1 << 18) + 288;
constexpr int kOptionKey = (1 << 15) + 256;
constexpr int kNearKey = (1 << 15) + 288;

// Without the name of the list, which stands above it: "Half turn" of "Symmetry: Half turn".
std::string_view seen_part(std::string_view label) {
    constexpr std::string_view kColon = ": ";
    const std::size_t colon = label.find(kColon);
    return colon != std::string_view::npos ? label.substr(colon + kColon.size()) : label;
}

// The dialog's one list; empty while the sheet goes and what it was about has gone before.
std::vector<Choice> only_list(const Dialog& dialog) {
    const auto lists = parts_of<ChoiceList>(dialog);
    return lists.empty() ? std::vector<Choice>{} : lists.front().choices;
}

}  // namespace

void draw_options(Frame& frame, Sheet sheet) {
    const Dialog dialog = describe(frame.state, sheet);
    const std::vector<Choice> options = only_list(dialog);
    const float u = frame.unit;
    const float gap = 0.4f * u;
    const float row = std::max(kLeastTarget, 2.75f * u);
    const int count = static_cast<int>(options.size());
    const int columns = sheet_room(frame).width >= 36 * u ? 2 : 1;
    const int rows = (count + columns - 1) / columns;
    const float height = std::max(0.0f, static_cast<float>(rows) * (row + gap) - gap);
    const Rect inside = sheet_card(frame, dialog.title, height);
    ScrollArea area(frame, kListScrollKey, inside, height);
    const Rect grid{inside.x, area.top(), inside.width, height};
    for (int i = 0; i < count; ++i) {
        const auto& [id, label, current] = options[static_cast<std::size_t>(i)];
        const Rect cell = grid_cell(grid, columns, rows, i, gap);
        area.follow_focus(id, cell);
        if (!area.shows(cell)) continue;
        const ButtonFace face{nullptr, seen_part(label), true, current};
        if (button(frame, kOptionKey + i, cell, ButtonStyle::kRow, face))
            frame.intents.emplace_back(Choose{id});
        place_choice(frame, id, cell);
    }
}

void draw_nearest(Frame& frame) {
    const Dialog dialog = describe(frame.state, "nearest");
    const Editing* mode = editing(frame.state);
    const std::vector<Choice> list = only_list(dialog);
    const float u = frame.unit;
    const float gap = 0.5f * u;
    const float width = sheet_room(frame).width;
    const int count = static_cast<int>(list.size());
    const int columns = std::clamp(static_cast<int>(width / (11 * u)), 2, 3);
    const int rows = (count + columns - 1) / columns;
    const float card_height =
        (width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns) * 0.85f +
        1.75f * u;
    const auto said = parts_of<words::Passage>(dialog);
    const float above = line_height(frame, Type::kCaption) + 0.5f * u;
    const float height = above + static_cast<float>(rows) * (card_height + gap);
    const Rect inside = sheet_card(frame, dialog.title, height);
    ScrollArea area(frame, kNearestScrollKey, inside, height);
    if (!said.empty())
        fitted_text(frame, Type::kCaption, {inside.x, area.top()}, inside.width,
                    pack(frame.theme.muted), said.front().text);
    const Rect grid{inside.x, area.top() + above, inside.width, height - above - gap};
    for (int i = 0; i < count && mode != nullptr; ++i) {
        const auto& [id, label, current] = list[static_cast<std::size_t>(i)];
        const Rect cell = grid_cell(grid, columns, rows, i, gap);
        area.follow_focus(id, cell);
        if (!area.shows(cell)) continue;
        const NearPosition& near = mode->nearest[static_cast<std::size_t>(i)];
        const std::string changes = words::changes(frame.state, near);
        const std::string changed = words::changed(near);
        const CardFace face{
            changes,
            changed,
            nullptr,
            current,
            {frame.state.played.game.board(), near.start, drawn(frame.state).finish}};
        if (picture_card(frame, kNearKey + i, id, cell, face))
            frame.intents.emplace_back(Choose{id});
    }
}

}  // namespace peg
