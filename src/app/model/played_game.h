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
#include "app/model/daily.h"
#include "app/model/help.h"
#include "app/model/variations.h"
#include "core/board/game.h"
#include "core/board/notation.h"

namespace peg {

struct PlayedGame {
    Game game;
    std::string board_text;              // the board, as format_board writes it (which takes long)
    std::vector<Maker> makers;           // one for each jump of the line
    Variations variations;               // the other lines that were played on this problem
    std::string name;                    // that the player has given; empty: none
    std::string try_id;                  // of the try that the game is (tries.h); empty: not begun
    std::optional<double> seconds;       // that it has taken; none: no stopwatch runs with it
    Bookmarks bookmarks;                 // moments of this game
    BackwardsLine backwards_line;        // as far as it was built
    std::optional<Challenge> challenge;  // a result to beat in it

    // A try begins with Restart, and a line of another try can still be gone on with.
    Help help;              // that the player had in this try
    Help earlier;           // and in those before it
    std::size_t fresh = 0;  // jumps of the line that belong to this try
    // When the line on the board came to its end: help after that does not spoil it.
    std::optional<Help> ended_with;
    std::optional<Day> solution_seen;  // when a solution of the problem was last shown
    Bits hinted = 0;                   // the pegs as they were at the last hint

    // Plays a jump, which must be legal, at the cursor of the line. The jumps beyond the cursor
    // become a variation, where they are not begun by this one.
    void play(JumpId jump, Maker maker);
    // The line on the board as one of the variations.
    Line line() const;
    // It begins anew: the next jump begins another try.
    void end_try();
    // The cursor goes to another place of the line.
    bool go_to(std::size_t cursor);
    // A hint about the position on the board; asked for again, it is the same one.
    void count_hint();
    // With this help the line on the board was played.
    const Help& help_of_line() const { return ended_with ? *ended_with : help; }
    // The same game with variation `number` as its line, and its line as a variation.
    PlayedGame with_line(std::size_t number) const;
    // Adds what was played of the same problem in another game: its lines, its bookmarks, what was
    // built backwards where nothing was, and its name where there is none.
    void add(const PlayedGame& other);
    // Whether nobody has done anything with the game: a classic problem from its start.
    bool is_untouched() const;
};
inline PlayedGame not_begun(const Board& board, const Problem& problem) {
    return {Game(board, problem), format_board(board), {}, {}};
}

inline bool is_same_problem(const Game& a, const Game& b) {
    return a.problem() == b.problem() && (&a.board() == &b.board() || a.board() == b.board());
}

}  // namespace peg
