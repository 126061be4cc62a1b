// SPDX-License-Identifier: MIT
#pragma once

// What the player does with the library: names the game on the board, which keeps it; goes on with
// a game, removes one, brings it back, looks for one by its words.

#include <optional>
#include <string>
#include <vector>

#include "app/kit/context.h"

namespace peg {

struct LibraryView {
    std::string sought;                 // those games are shown whose title holds these words
    std::optional<PlayedGame> removed;  // last
};

// The places in the library of the games that the search lets through, from the one that was left
// last to the one that was left first.
std::vector<std::size_t> sought_games(const AppState& state);

// Puts the game on the board into the library, as far as it has come, if it has a name.
void keep_named_game(AppState& state);

// Each asks for a text.
void ask_for_name(Context& context);
void ask_for_search(Context& context);

// `place` is that of a game in the library.
void open_game(Context& context, std::size_t place);
void remove_game(Context& context, std::size_t place);
// The game that was removed last; there must be one.
void bring_back(Context& context);

}  // namespace peg
