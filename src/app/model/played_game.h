// SPDX-License-Identifier: MIT
#pragma once

// A game with all that was done in it: on the board, in the library, or to come back to. It is one
// value: to leave a game, to remember it and to come back to it is a move of this value.

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/model/backwards_line.h"
#include "app/model/challenge.h"
#include "app/model/variations.h"
#include "core/board/game.h"
#include "core/board/notation.h"

namespace peg {

struct PlayedGame {
    Game game;
    std::string board_text;              // the board, as format_board writes it (which takes long)
    std::vector<Maker> makers;           // one for each jump of the line
    int hints = 0;                       // shown in this game
    Variations variations;               // the other lines that were played on this problem
    std::string name;                    // that the player has given; empty: none
    std::string try_id;                  // of the try that the game is (tries.h); empty: not begun
    std::optional<double> seconds;       // that it has taken; none: no stopwatch runs with it
    Bookmarks bookmarks;                 // moments of this game
    BackwardsLine backwards_line;        // as far as it was built
    std::optional<Challenge> challenge;  // a result to beat in it

    // Plays a jump, which must be legal, at the cursor of the line. The jumps beyond the cursor
    // become a variation, where they are not begun by this one.
    void play(JumpId jump, Maker maker);
    // The line on the board as one of the variations.
    Line line() const;
    // It begins anew: the next jump begins another try.
    void end_try();
    // The same game with variation `number` as its line, and its line as a variation.
    PlayedGame with_line(std::size_t number) const;
    // Adds what was played of the same problem in another game: its lines, its bookmarks, what was
    // built backwards where nothing was, and its name where there is none.
    void add(const PlayedGame& other);
    // Whether nobody has done anything with the game: a classic problem from its start.
    bool is_untouched() const;
};
inline PlayedGame not_begun(const Board& board, const Problem& problem) {
    return {Game(board, problem), format_board(board), {}, 0, {}};
}

inline bool is_same_problem(const Game& a, const Game& b) {
    return a.problem() == b.problem() && (&a.board() == &b.board() || a.board() == b.board());
}

}  // namespace peg
