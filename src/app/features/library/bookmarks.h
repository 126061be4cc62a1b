// SPDX-License-Identifier: MIT
#pragma once

// Bookmarks: moments of the game on the board that the player has named, to come back to. They are
// kept with the game, and outlast the line on which they were made.

#include <string_view>
#include <vector>

#include "app/kit/context.h"
#include "app/kit/dialog/choice.h"

namespace peg {

// "bookmark:0" to go to; and in the sheet of moves "unmark:0" to remove.
std::vector<Choice> bookmark_choices(const AppState& state);

// Asks for a name, with which name_moment is called.
void ask_for_bookmark(Context& context);
void name_moment(Context& context, std::string_view text);
// By its number in PlayedGame::bookmarks.
void go_to_bookmark(Context& context, std::size_t number);
void remove_bookmark(Context& context, std::size_t number);

}  // namespace peg
