// SPDX-License-Identifier: MIT
#pragma once

// The boards that the player has drawn: kept, named, opened, removed and brought back.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/kit/context.h"
#include "app/kit/dialog/choice.h"

namespace peg {

// From those that are kept, last.
struct RemovedBoard {
    std::optional<OwnBoard> board;
};

// Keeps a board by its text, as format_board writes it (model/own_boards.h), and stores it.
void keep_own_board(Context& context, const std::string& text, const std::string& name);

// The one that was drawn last before the others: "own:0" to open, "forget:0" to remove.
std::vector<Choice> own_board_choices(const AppState& state);
std::optional<Miniature> own_board_miniature(const AppState& state, std::string_view place);

// Each asks for a text. A board must be drawn; for its name, one that can be played.
void ask_for_board_name(Context& context);
void ask_for_board_text(Context& context);
// The player has typed a name for the board that is drawn.
void name_drawn_board(Context& context, std::string_view typed);

// `place` is that of a board among state.kept.own_boards.
void open_own_board(Context& context, std::size_t place);
void remove_own_board(Context& context, std::size_t place);
// The board that was removed last; there must be one.
void bring_back_board(Context& context);

}  // namespace peg
