// SPDX-License-Identifier: MIT
// The first visit: five taps that show the game, or straight to the board.

#include "core/notation.h"
#include "ui/panels.h"
#include "ui/picture.h"

namespace peg {

void draw_welcome(Frame& frame) {
    constexpr std::string_view kWords =
        "Jump with a peg over its neighbour into an empty hole: the neighbour leaves the board. "
        "One "
        "peg is to remain. If you have never played, five taps on a small board show how it goes.";
    const float u = frame.unit;
    const bool lying = frame.state.screen.form == Form::kLying;
    const Rect inside = sheet_card(frame, "Welcome to Last Peg", (lying ? 15 : 24) * u);
    const float row = 3.25f * u;
    const float gap = 0.6f * u;
    const float words = paragraph_height(frame, Type::kBody, inside.width, kWords);
    const Rect picture{inside.x, inside.y, inside.width, inside.height - row - words - 3 * gap};
    const Game& game = frame.state.game;
    if (picture.height > 4 * u) board_picture(frame, picture, {game.board(), game.position()});
    paragraph(frame, Type::kBody, {inside.x, picture.bottom() + gap}, inside.width,
              pack(frame.theme.text), kWords);
    const Rect buttons{inside.x, inside.bottom() - row, inside.width, row};
    command_button(frame, Command::kTutorial, grid_cell(buttons, 2, 1, 0, gap),
                   ButtonStyle::kPrimary);
    const ButtonFace play{nullptr, "Just play"};
    constexpr int kPlayKey = (1 << 15) + 32;
    if (button(frame, kPlayKey, grid_cell(buttons, 2, 1, 1, gap), ButtonStyle::kPlain, play))
        frame.intents.emplace_back(Run{Command::kClose});
}

}  // namespace peg
