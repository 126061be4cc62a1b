// SPDX-License-Identifier: MIT
// Watching a solution: where it is, to and fro, speed, and the way out.

#include <algorithm>
#include <array>

#include "ui/panels.h"

namespace peg {

void draw_scrubber(Frame& frame, const Rect& rect) {
    constexpr int kPlaceKey = 1 << 12;
    const Player& player = *frame.state.player;
    const auto length = static_cast<float>(std::max<std::size_t>(player.end - player.begin, 1));
    const auto at = static_cast<float>(watched(frame.state));
    if (const auto where = slider(frame, kPlaceKey, rect, at / length))
        frame.intents.emplace_back(Seek{*where});
    if (frame.covered) return;
    frame.widgets.slider = rect;
    if (frame.state.focused == kSlider) focus_ring(frame, rect, kControlRadius * frame.unit);
}

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
    draw_scrubber(frame, {rect.x, rect.y, rect.width, kSliderHeight * u});
    const float gap = 0.5f * u;
    const float rows = (rect.height - kSliderHeight * u - gap) / 2;
    const Rect transport{rect.x, rect.y + kSliderHeight * u, rect.width, rows};
    command_button(frame, Command::kStepBack, grid_cell(transport, 3, 1, 0, gap),
                   ButtonStyle::kTile);
    command_button(frame, Command::kPlay, grid_cell(transport, 3, 1, 1, gap),
                   ButtonStyle::kPrimary);
    command_button(frame, Command::kStep, grid_cell(transport, 3, 1, 2, gap), ButtonStyle::kTile);
    const Rect below{rect.x, transport.bottom() + gap, rect.width, rows};
    constexpr std::array kBelow{Command::kSlower, Command::kFaster, Command::kLeave};
    for (int i = 0; i < 3; ++i)
        command_button(frame, kBelow[static_cast<std::size_t>(i)], grid_cell(below, 3, 1, i, gap),
                       ButtonStyle::kTile);
}

}  // namespace peg
