// SPDX-License-Identifier: MIT
#pragma once

// The boards that the player has drawn: keeping, naming, opening, removing, and restoring them.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/kit/context.h"
#include "app/kit/dialog/choice.h"

namespace peg {

// The board that was removed last.
struct RemovedBoard {
    std::optional<OwnBoard> board;
};

// Keeps a board, given by its text as format_board writes it (model/drawing/own_boards.h), and
// stores it.
void keep_own_board(Context& context, const std::string& text, const std::string& name);

// The boards, last drawn first: "own:0" opens, "forget:0" removes.
std::vector<Choice> own_board_choices(const AppState& state);
std::optional<Miniature> own_board_miniature(const AppState& state, std::string_view place);

// Each of these asks for a text. Drawing mode must be on; naming needs a board that can be played.
void ask_for_board_name(Context& context);
void ask_for_board_text(Context& context);
// Names the drawn board as typed by the player.
void name_drawn_board(Context& context, std::string_view typed);

// `place` is an index into state.kept.own_boards.
void open_own_board(Context& context, std::size_t place);
void remove_own_board(Context& context, std::size_t place);
// Restores the board that was removed last; there must be one.
void bring_back_board(Context& context);

}  // namespace peg
