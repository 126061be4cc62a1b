// SPDX-License-Identifier: MIT
#pragma once

// A game with everything that belongs to it: on the board, in the library, or suspended. It is a
// single value, so leaving, remembering and resuming a game are moves of this value.

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
#include "core/board/notation/notation.h"

namespace peg {

struct PlayedGame {
    Game game;
    std::string board_text;              // the board, as format_board writes it (which is slow)
    std::vector<Maker> makers;           // one for each jump of the line
    Variations variations;               // other lines played on this problem
    std::string name;                    // given by the player; empty: none
    std::string try_id;                  // of the current try (tries.h); empty: not begun
    std::optional<double> seconds;       // time used; none: the stopwatch is off
    Bookmarks bookmarks;                 // named positions of this game
    BackwardsLine backwards_line;        // the backward play of this game
    std::optional<Challenge> challenge;  // the result to beat

    // Restart begins another try; lines of earlier tries can still be continued.
    Help help;              // used in this try
    Help earlier;           // used in earlier tries
    std::size_t fresh = 0;  // number of jumps of the line that belong to this try
    // Set when the line on the board was finished: later help does not count for it.
    std::optional<Help> ended_with;
    std::optional<Day> solution_seen;  // the last day on which a solution of the problem was shown
    Bits hinted = 0;                   // the pegs of the position at the last hint

    // Plays a jump, which must be legal, at the cursor of the line. The jumps after the cursor
    // become a variation, unless they begin with this jump.
    void play(JumpId jump, Maker maker);
    // The line on the board as a variation.
    Line line() const;
    // Ends the try: the next jump begins another one.
    void end_try();
    // Moves the cursor to another place of the line.
    bool go_to(std::size_t cursor);
    // Counts a hint about the position on the board; a repeated hint counts once.
    void count_hint();
    // The help with which the line on the board was played.
    const Help& help_of_line() const { return ended_with ? *ended_with : help; }
    // The game with variation `number` as its line, and its line as a variation.
    PlayedGame with_line(std::size_t number) const;
    // Adds another game of the same problem: its lines and bookmarks, and its backward play and
    // name if this game has none.
    void add(const PlayedGame& other);
    // True if the game is a classic problem at its start, with nothing done.
    bool is_untouched() const;
};
inline PlayedGame not_begun(const Board& board, const Problem& problem) {
    return {Game(board, problem), format_board(board), {}, {}};
}

inline bool is_same_problem(const Game& a, const Game& b) {
    return a.problem() == b.problem() && (&a.board() == &b.board() || a.board() == b.board());
}

}  // namespace peg
