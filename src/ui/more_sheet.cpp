// SPDX-License-Identifier: MIT
// On a phone: the commands that have no place in the toolbar.

#include <array>

#include "ui/panels.h"

namespace peg {

void draw_more(Frame& frame) {
    const float u = frame.unit;
    constexpr std::array kRows{Command::kNewGame, Command::kRestart,     Command::kMoves,
                               Command::kCoach,   Command::kCoordinates, Command::kMaterial,
                               Command::kTheme,   Command::kShare,       Command::kHelp};
    constexpr int kCount = static_cast<int>(kRows.size());
    const int columns = frame.state.screen.form == Form::kUpright ? 1 : 2;
    const int rows = (kCount + columns - 1) / columns;
    const float gap = 0.6f * u;
    const Rect area = sheet_card(frame, "More", static_cast<float>(rows) * (3.5f * u + gap) - gap);
    for (int i = 0; i < kCount; ++i)
        command_button(frame, kRows[static_cast<std::size_t>(i)],
                       grid_cell(area, columns, rows, i, gap), ButtonStyle::kRow);
}

}  // namespace peg
