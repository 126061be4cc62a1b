// SPDX-License-Identifier: MIT
#pragma once

// The text that is stored (format_memory and parse_memory of saved_state.h), and where in it stands
// what this program does not understand.

#include <string>

#include "app/kit/store/saved_state.h"

namespace peg {

// Names in the text, and of parts of AppState::leftover. The parts of kGames are called by game_key
// (removals.h); an entry among them is a game that could not be read at all.
inline constexpr const char* kGames = "games";
// Texts of games that were read only in part and played on since, and whole texts that were no
// JSON.
inline constexpr const char* kUnread = "unread";
// The number of games that cannot be read, as the player was told of them.
inline constexpr const char* kTold = "told_of_unread";

// As format_memory; what the player has changed since is no longer left over.
std::string update_memory(AppState& state);

}  // namespace peg
