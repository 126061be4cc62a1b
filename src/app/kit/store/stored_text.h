// SPDX-License-Identifier: MIT
#pragma once

// The stored text (format_memory and parse_memory of saved_state.h), and the names of unknown data
// in it.

#include <string>

#include "app/kit/store/saved_state.h"

namespace peg {

// Names in the text, and of parts of AppState::leftover. The parts of kGames are named by game_key
// (removals.h); an entry among them is a game that could not be read at all.
inline constexpr const char* kGames = "games";
// Texts of games that were read only partly and then continued, and whole texts that were not JSON.
inline constexpr const char* kUnread = "unread";
// The number of unreadable games of which the player was told.
inline constexpr const char* kUnreadReported = "told_of_unread";

// As format_memory; drops unknown data in place of what the player has changed.
std::string update_memory(AppState& state);

}  // namespace peg
