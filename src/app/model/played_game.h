// SPDX-License-Identifier: MIT
#pragma once

// A game with what the app knows of it: to be stored, and to come back to.

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/model/backwards_line.h"
#include "app/model/variations.h"
#include "core/board/game.h"
#include "core/board/notation.h"

namespace peg {

struct RememberedGame {
    Game game;
    std::string board_text;     // the board, as format_board writes it (which takes long)
    std::vector<Maker> makers;  // one for each jump of the line
    int hints = 0;              // shown in this game
    Variations variations;      // the other lines that were played on this problem
    std::string name;           // that the player has given; empty: none
    std::string try_id;         // as in AppState
    std::optional<double> seconds;
    Bookmarks bookmarks;
    BackwardsLine backwards_line;
};
inline RememberedGame not_begun(const Board& board, const Problem& problem) {
    return {Game(board, problem), format_board(board), {}, 0, {}};
}

// The line on the board as one of the variations.
inline Line line_of_game(const Game& game, std::vector<Maker> makers) {
    const auto jumps = game.jumps();
    return {{jumps.begin(), jumps.end()}, std::move(makers), game.cursor()};
}

// Adds what was played of the same problem in another game: its lines, its bookmarks, what was
// built backwards where nothing was, and its name where there is none.
void add_played(RememberedGame& game, const RememberedGame& other);

inline bool is_same_problem(const Game& a, const Game& b) {
    return a.problem() == b.problem() && a.board() == b.board();
}

}  // namespace peg
