// SPDX-License-Identifier: MIT
// The sheet at the end of a game: how it went, what it compares with, and what to do next. It lies
// beside the board, or at the lower end of the window, so that the last peg is seen.

#include <algorithm>

#include "app/kit/dialog/dialog.h"
#include "app/kit/words/words.h"
#include "ui/panels/panels.h"
#include "ui/sheets/numbers.h"

namespace peg {

namespace {

constexpr float kLeastWidth = 11;  // units of a card that lies in the place of the panel

// Where the card may lie: in the place of the panel; where that is too narrow, or below the board,
// in the whole width.
Rect room_of(const Frame& frame) {
    const Screen& screen = frame.state.screen;
    if (screen.form == Form::kUpright || screen.cards[0].width < kLeastWidth * frame.unit)
        return screen.window;
    return screen.cards[0];
}

// The words below each other from `y` on; without `drawn` only their height is found.
float lay_out(Frame& frame, const Rect& inside, const Dialog& dialog, bool drawn) {
    const float u = frame.unit;
    const bool solved = words::ending(frame.state).solved;
    float y = inside.y;
    Type type = Type::kStrong;
    for (const DialogPart& part : dialog.parts) {
        if (const auto* passage = std::get_if<words::Passage>(&part)) {
            const bool first = type == Type::kStrong;
            const Colour ink = !first   ? frame.theme.muted
                               : solved ? frame.theme.good
                                        : frame.theme.text;
            y += drawn ? paragraph(frame, type, {inside.x, y}, inside.width, pack(ink),
                                   passage->text, inside.bottom())
                       : paragraph_height(frame, type, inside.width, passage->text);
            y += 0.5f * u;
            type = Type::kBody;
        } else if (const auto* table = std::get_if<words::Table>(&part)) {
            const Rect row{inside.x, y + 0.25f * u, inside.width, kNumbersHeight * u};
            if (drawn) draw_numbers(frame, row, table->rows);
            y = row.bottom();
        }
    }
    return y - inside.y;
}

}  // namespace

void draw_end(Frame& frame) {
    const float u = frame.unit;
    const Dialog dialog = describe(frame.state, "end");
    const std::vector<Command> commands = parts_of<Command>(dialog);
    const int count = static_cast<int>(commands.size());
    const int rows = (count + 1) / 2;
    const float gap = 0.5f * u;
    const float row = std::max(kLeastTarget, 2.75f * u);
    const float buttons_height = static_cast<float>(rows) * (row + gap) - gap;

    Rect sheet = room_of(frame);
    const float words_width = sheet.width - 2 * sheet_margin(frame);
    const float words_height = lay_out(frame, {0, 0, words_width, 1e6f}, dialog, false);
    const float height =
        std::min(sheet.height, sheet_frame(frame) + words_height + gap + buttons_height);
    sheet.y = sheet.bottom() - height;
    sheet.height = height;

    Rect inside = sheet_card_in(frame, sheet, dialog.title);
    const Rect buttons{inside.x, inside.bottom() - buttons_height, inside.width, buttons_height};
    inside.height -= buttons_height + gap;
    lay_out(frame, inside, dialog, true);
    for (int i = 0; i < count; ++i) {
        const ButtonStyle style = i == 0 ? ButtonStyle::kPrimary : ButtonStyle::kPlain;
        const bool alone = i == count - 1 && count % 2 == 1;
        Rect cell = grid_cell(buttons, 2, rows, i, gap);
        if (alone) cell.width = buttons.width;
        command_button(frame, commands[static_cast<std::size_t>(i)], cell, style);
    }
}

}  // namespace peg
