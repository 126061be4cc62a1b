// SPDX-License-Identifier: MIT
#pragma once

// Bookmarks: positions of the game on the board that the player has named. They are kept with the
// game, and outlive the line on which they were made.

#include <string_view>
#include <vector>

#include "app/kit/context.h"
#include "app/kit/dialog/choice.h"

namespace peg {

// "bookmark:0" goes to a bookmark; "unmark:0", in the sheet of moves, removes it.
std::vector<Choice> bookmark_choices(const AppState& state);

// Asks for a name, and then calls name_moment.
void ask_for_bookmark(Context& context);
void name_moment(Context& context, std::string_view text);
// `number` is an index into PlayedGame::bookmarks.
void go_to_bookmark(Context& context, std::size_t number);
void remove_bookmark(Context& context, std::size_t number);

}  // namespace peg
