// SPDX-License-Identifier: MIT
#pragma once

// The player's library: naming the game on the board (which keeps it), continuing, removing,
// restoring and searching games.

#include <optional>
#include <string>
#include <vector>

#include "app/kit/context.h"

namespace peg {

struct LibraryView {
    std::string sought;                 // the search: games whose title contains these words are
                                        // shown
    std::optional<PlayedGame> removed;  // the game that was removed last
};

// The indexes in the library of the games that match the search, last left first.
std::vector<std::size_t> sought_games(const AppState& state);

// Saves the game on the board to the library if the game has a name.
void keep_named_game(AppState& state);

// Each of these asks for a text.
void ask_for_name(Context& context);
void ask_for_search(Context& context);

// `place` is an index into the library.
void open_game(Context& context, std::size_t place);
void remove_game(Context& context, std::size_t place);
// Restores the game that was removed last; there must be one.
void bring_back(Context& context);

}  // namespace peg
