// SPDX-License-Identifier: MIT
#include "app/model/played_game.h"

namespace peg {

void add_played(RememberedGame& game, const RememberedGame& other) {
    add_lines(game.variations, other.variations);
    add_line(game.variations, line_of_game(other.game, other.makers));
    remove_contained(game.variations, line_of_game(game.game, game.makers));
    add_bookmarks(game.bookmarks, other.bookmarks);
    keep_begun(game.backwards_line, other.backwards_line);
    if (game.name.empty()) game.name = other.name;
}

}  // namespace peg
