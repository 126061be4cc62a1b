// SPDX-License-Identifier: MIT
// Watching a solution: where it is, to and fro, speed, and the way out.

#include <algorithm>
#include <array>
#include <string>

#include "ui/panels.h"

namespace peg {

namespace {

// "7 / 31" over a bar.
void draw_place(Frame& frame, const Rect& rect) {
    const Player& player = *frame.state.player;
    const std::size_t length = player.end - player.begin;
    const std::size_t at =
        std::clamp(frame.state.game.cursor(), player.begin, player.end) - player.begin;
    text(frame, Type::kStrong, {rect.x, rect.y}, pack(frame.theme.text), "Solution");
    text(frame, Type::kStrong, {rect.right(), rect.y}, pack(frame.theme.text),
         std::to_string(at) + " / " + std::to_string(length), Align::kRight);
    constexpr int kPlaceKey = 1 << 12;
    const float done = length > 0 ? static_cast<float>(at) / static_cast<float>(length) : 1.0f;
    progress_bar(frame,
                 {rect.x, rect.bottom() - 0.35f * frame.unit, rect.width, 0.35f * frame.unit},
                 eased(frame, kPlaceKey, done, 14));
}

}  // namespace

void draw_player(Frame& frame) {
    const Screen& screen = frame.state.screen;
    const float u = frame.unit;
    const Rect rect = screen.actions;
    if (screen.form == Form::kUpright) {
        constexpr std::array kTiles{Command::kSlower, Command::kStepBack, Command::kPlay,
                                    Command::kStep,   Command::kFaster,   Command::kLeave};
        for (int i = 0; i < 6; ++i)
            command_button(frame, kTiles[static_cast<std::size_t>(i)],
                           grid_cell(rect, 6, 1, i, 0.25f * u), ButtonStyle::kTile);
        return;
    }
    draw_place(frame, {rect.x, rect.y, rect.width, 1.85f * u});
    const float gap = 0.5f * u;
    const float rows = (rect.height - 1.85f * u - 2 * gap) / 2;
    const Rect transport{rect.x, rect.y + 1.85f * u + gap, rect.width, rows};
    command_button(frame, Command::kStepBack, grid_cell(transport, 3, 1, 0, gap),
                   ButtonStyle::kTile);
    command_button(frame, Command::kPlay, grid_cell(transport, 3, 1, 1, gap),
                   ButtonStyle::kPrimary);
    command_button(frame, Command::kStep, grid_cell(transport, 3, 1, 2, gap), ButtonStyle::kTile);
    const Rect below{rect.x, transport.bottom() + gap, rect.width, rows};
    command_button(frame, Command::kSlower, grid_cell(below, 3, 1, 0, gap), ButtonStyle::kTile);
    command_button(frame, Command::kFaster, grid_cell(below, 3, 1, 1, gap), ButtonStyle::kTile);
    command_button(frame, Command::kLeave, grid_cell(below, 3, 1, 2, gap), ButtonStyle::kTile);
}

}  // namespace peg
