// SPDX-License-Identifier: MIT
// How the game went, in three numbers and a sentence, and what can be done next.

#include <array>
#include <string>

#include "assets/icons.h"
#include "ui/model/words.h"
#include "ui/panels.h"

namespace peg {

namespace {

void draw_number(const Frame& frame, const Rect& rect, int number, std::string_view label) {
    const float u = frame.unit;
    const float middle = rect.centre().x;
    text(frame, Type::kTitle, {middle, rect.y}, pack(frame.theme.text), std::to_string(number),
         Align::kCentre);
    text(frame, Type::kCaption, {middle, rect.y + 2.1f * u}, pack(frame.theme.muted), label,
         Align::kCentre);
}

}  // namespace

void draw_end(Frame& frame) {
    const AppState& state = frame.state;
    const float u = frame.unit;
    const words::Ending ending = words::ending(state);
    const Rect inside = sheet_card(frame, ending.solved ? "Solved!" : "No jump is left", 17.5f * u);
    const Game& game = state.game;

    const Rect numbers{inside.x, inside.y, inside.width, 3.6f * u};
    const int left = peg_count(game.position());
    draw_number(frame, grid_cell(numbers, 3, 1, 0, 0), left, left == 1 ? "peg left" : "pegs left");
    draw_number(frame, grid_cell(numbers, 3, 1, 1, 0), game.move_count(),
                game.move_count() == 1 ? "move" : "moves");
    draw_number(frame, grid_cell(numbers, 3, 1, 2, 0), state.hints,
                state.hints == 1 ? "hint" : "hints");

    float y = numbers.bottom() + 0.6f * u;
    const Colour colour = ending.solved ? frame.theme.good : frame.theme.text;
    y += paragraph(frame, Type::kStrong, {inside.x, y}, inside.width, pack(colour), ending.text);
    // Room is kept for it: the answer may come while this is open.
    paragraph(frame, Type::kBody, {inside.x, y + 0.3f * u}, inside.width, pack(frame.theme.muted),
              ending.better);

    const float gap = 0.5f * u;
    const float row = 3.0f * u;
    const Rect buttons{inside.x, inside.bottom() - 2 * row - gap, inside.width, 2 * row + gap};
    const bool back = applies(state, Command::kGoBack);
    const std::array offered{ending.solved ? Command::kNext
                             : back        ? Command::kGoBack
                                           : Command::kUndo,
                             Command::kRestart, ending.solved ? Command::kMoves : Command::kNext,
                             Command::kProblems};
    for (int i = 0; i < 4; ++i)
        command_button(frame, offered[static_cast<std::size_t>(i)],
                       grid_cell(buttons, 2, 2, i, gap),
                       i == 0 ? ButtonStyle::kPrimary : ButtonStyle::kPlain);
}

}  // namespace peg
