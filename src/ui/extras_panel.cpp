// SPDX-License-Identifier: MIT
// The lower end of the desk's panel: other games, and the small switches.

#include <array>

#include "ui/panels.h"

namespace peg {

void draw_extras(Frame& frame) {
    const Rect rect = frame.state.screen.extras;
    if (rect.height <= 0) return;  // a proof has taken their place
    const float u = frame.unit;
    const float gap = 0.5f * u;
    const Rect tiles{rect.x, rect.bottom() - 4.0f * u, rect.width, 4.0f * u};
    constexpr std::array kTiles{Command::kCoordinates, Command::kMaterial, Command::kTheme,
                                Command::kShare, Command::kHelp};
    for (int i = 0; i < 5; ++i)
        command_button(frame, kTiles[static_cast<std::size_t>(i)], grid_cell(tiles, 5, 1, i, 0),
                       ButtonStyle::kTile);
    const Rect games{rect.x, tiles.y - gap - 3.0f * u, rect.width, 3.0f * u};
    command_button(frame, Command::kNewGame, grid_cell(games, 2, 1, 0, gap), ButtonStyle::kPlain);
    command_button(frame, Command::kBoards, grid_cell(games, 2, 1, 1, gap), ButtonStyle::kPlain);
    const float line = games.y - u;
    const float more = 2.25f * u;
    const Rect moves{rect.x, rect.y, rect.width - more - gap, line - u - rect.y};
    if (moves.height > chip_height(frame)) {
        draw_timeline(frame, moves);
        command_button(frame, Command::kMoves, {rect.right() - more, rect.y - 0.3f * u, more, more},
                       ButtonStyle::kIcon);
    }
    if (line > rect.y)
        frame.draw.AddLine({rect.x, line}, {rect.right(), line}, pack(frame.theme.line));
}

}  // namespace peg
