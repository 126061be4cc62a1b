// SPDX-License-Identifier: MIT
// The commands of play: buttons on a desk, tiles for the thumb on a phone.

#include <array>

#include "ui/panels.h"

namespace peg {

namespace {

void draw_desk(Frame& frame) {
    const Rect rect = frame.state.screen.actions;
    const float u = frame.unit;
    const float gap = 0.5f * u;
    const Rect top{rect.x, rect.y, rect.width, 3.25f * u};
    command_button(frame, Command::kHint, grid_cell(top, 2, 1, 0, gap), ButtonStyle::kPrimary);
    command_button(frame, Command::kSolve, grid_cell(top, 2, 1, 1, gap), ButtonStyle::kPlain);
    const Rect below{rect.x, top.bottom() + gap, rect.width, 4.5f * u};
    constexpr std::array kTiles{Command::kUndo, Command::kRedo, Command::kRestart, Command::kCoach};
    for (int i = 0; i < 4; ++i)
        command_button(frame, kTiles[static_cast<std::size_t>(i)],
                       grid_cell(below, 4, 1, i, 0.25f * u), ButtonStyle::kTile);
}

}  // namespace

void draw_actions(Frame& frame) {
    const Screen& screen = frame.state.screen;
    if (screen.form == Form::kDesk) return draw_desk(frame);
    // A game that is over has no use for hints.
    const bool over = frame.state.game.status() != Game::Status::kPlaying;
    const std::array tiles{Command::kUndo,
                           Command::kRedo,
                           over ? Command::kRestart : Command::kHint,
                           over ? Command::kNewGame : Command::kSolve,
                           Command::kBoards,
                           Command::kMore};
    const bool upright = screen.form == Form::kUpright;
    for (int i = 0; i < 6; ++i)
        command_button(
            frame, tiles[static_cast<std::size_t>(i)],
            grid_cell(screen.actions, upright ? 6 : 3, upright ? 1 : 2, i, 0.25f * frame.unit),
            ButtonStyle::kTile);
}

}  // namespace peg
