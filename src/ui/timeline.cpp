// SPDX-License-Identifier: MIT
// The moves of the game as chips, in rows: those played, the current one, and beyond it in paler
// colours those that redo would play. A click goes to that moment. The computer's have its sign.

#include "ui/model/timeline.h"

#include <array>
#include <cmath>

#include "assets/icons.h"
#include "ui/model/choice.h"
#include "ui/panels.h"

namespace peg {

namespace {

constexpr int kMoveKey = 1 << 19;
constexpr int kScrollKey = (1 << 19) + (1 << 12);
constexpr int kSeenKey = kScrollKey + 8;  // the cursor that was last scrolled to

struct Chip {
    Rect rect;  // from the top left of the content
    ChipFace face;
};

ChipFace face_of(const Frame& frame, const LineMove& move, std::size_t cursor) {
    const Theme& theme = frame.theme;
    const bool computer = move.maker == Maker::kComputer;
    ChipFace face{computer ? icon::kSparkles : nullptr, move.text, theme.text, theme.control};
    if (stands_in(move, cursor)) {
        face.ink = theme.on_accent;
        face.fill = theme.accent;
    } else if (move.begin >= cursor) {
        face.ink = theme.muted;
        face.fill = theme.card;
    } else if (computer) {
        face.ink = theme.accent;
        face.fill = blend(theme.control, theme.accent, 0.12f);
    }
    return face;
}

}  // namespace

void draw_timeline(Frame& frame, const Rect& rect) {
    const AppState& state = frame.state;
    const float u = frame.unit;
    const std::vector<LineMove> line = line_of(state);
    if (line.empty()) {
        text(frame, Type::kCaption, {rect.x, rect.y}, pack(frame.theme.muted),
             "Your moves will be listed here.");
        return;
    }
    const std::size_t cursor = state.game.cursor();
    const bool roomy = state.screen.form != Form::kDesk;
    const float height = roomy ? 2.75f * u : chip_height(frame) + 0.35f * u;
    const float gap = 0.35f * u;

    std::vector<Chip> chips;
    Point at;
    const auto add = [&](const ChipFace& face) {
        const float width = chip_width(frame, face);
        if (at.x > 0 && at.x + width > rect.width) at = {0, at.y + height};
        const float inset = (height - chip_height(frame)) / 2;
        chips.push_back({{at.x, at.y + inset, width, chip_height(frame)}, face});
        at.x += width + gap;
    };
    const bool at_start = cursor == 0;
    add({icon::kSkipBack,
         {},
         at_start ? frame.theme.on_accent : frame.theme.text,
         at_start ? frame.theme.accent : frame.theme.control});
    for (const LineMove& move : line) add(face_of(frame, move, cursor));

    // Whole rows: half a chip is of no use.
    const Rect shown_rows{rect.x, rect.y, rect.width,
                          std::max(std::floor(rect.height / height), 1.0f) * height};
    ScrollArea area(frame, kScrollKey, shown_rows, at.y + height);
    ImGuiStorage& memory = *ImGui::GetStateStorage();
    const bool moved = memory.GetInt(kSeenKey, -1) != static_cast<int>(cursor);
    memory.SetInt(kSeenKey, static_cast<int>(cursor));
    for (std::size_t i = 0; i < chips.size(); ++i) {
        const auto& [place, face] = chips[i];
        const Rect shown{rect.x + place.x, area.top() + place.y, place.width, place.height};
        const bool current = i == 0 ? at_start : stands_in(line[i - 1], cursor);
        const std::string id = move_id(i);
        if ((current && moved) || state.focused == id)
            area.reveal({shown.x, shown.centre().y - height / 2, shown.width, height});
        if (!area.shows(shown)) continue;
        if (chip_button(frame, kMoveKey | static_cast<int>(i), {shown.x, shown.y}, face))
            frame.intents.emplace_back(Choose{id});
        place_choice(frame, id, shown);
    }
}

void draw_moves(Frame& frame) {
    constexpr std::array kOffered{Command::kSolveStart, Command::kShortest, Command::kAnother,
                                  Command::kEasiest,    Command::kCount,    Command::kCopy};
    const float u = frame.unit;
    Rect inside = sheet_card(frame, "Moves");
    const int columns = inside.width > 66 * u ? 6 : inside.width > 33 * u ? 3 : 2;
    const int rows = 6 / columns;
    const float gap = 0.5f * u;
    const float height = static_cast<float>(rows) * (3.0f * u + gap) - gap;
    const Rect below{inside.x, inside.bottom() - height, inside.width, height};
    for (int i = 0; i < 6; ++i)
        command_button(frame, kOffered[static_cast<std::size_t>(i)],
                       grid_cell(below, columns, rows, i, gap), ButtonStyle::kPlain);
    inside.height -= height + 0.75f * u;
    draw_timeline(frame, inside);
}

}  // namespace peg
