// SPDX-License-Identifier: MIT
#pragma once

// The sentences of the interface, for the eyes and for the page's live region: one place, one
// voice. "hole" and "peg" are used as the field uses them.

#include <string>
#include <string_view>

#include "ui/model/app_state.h"

namespace peg::words {

std::string pegs(int count);  // "1 peg", "31 pegs"

// "English"; "Your own board" where the text (as format_board writes it) is no catalogue name.
std::string board_title(std::string_view board);
std::string goal(const Board& board, const Finish& finish);  // "One peg, in d4"
// What the button of a command says; some change with the state.
std::string label(const AppState& state, Command command);
// A hole for a screen reader: "d4, peg, selected".
std::string label(const AppState& state, Hole hole);

std::string jump(const Board& board, JumpId jump);  // "d2 to d4"
std::string jumped(const Game& game);               // after a jump
std::string taken_back(const Game& game, JumpId taken);
std::string selected(const Game& game, Hole hole);
std::string no_jump(const Board& board, Hole from, Hole to);

// How a finished or stuck game went; empty while it goes on.
std::string outcome(const Game& game);
// Why the position cannot be won.
std::string reason(const Finding& finding);

// What the status shows now: one line, and one or two more that explain.
struct Status {
    Tone tone = Tone::kPlain;
    bool thinking = false;
    std::string title;
    std::string text;
};
Status status(const AppState& state);
// The same in one line, for the page.
std::string status_line(const Game& game);

}  // namespace peg::words
