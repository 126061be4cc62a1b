// SPDX-License-Identifier: MIT
#pragma once

// Moves in any notation, with whatever stands between and around them. A line of jumps says nothing
// of its notation, nor of which signs join two holes and which divide two moves: all are tried, and
// the rules of the game decide.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/board/board.h"
#include "core/board/problem.h"
#include "core/support/result.h"
#include "read/reading.h"
#include "read/signs.h"

namespace peg {

struct MovesRead {
    std::vector<JumpId> jumps;  // legal, one after the other
    std::string_view notation;  // its id
    // Where the text tells it, or where no other start lets the moves be played.
    std::optional<Position> start;
    std::vector<Error> notes;
};

// Every reading of a text that can be played, one for each different line of jumps, the likeliest
// first; if one alone reaches the finish, that one. `start_told`: the problem's start is that of
// the text, so no other is tried. Otherwise says what is wrong with the reading that gets furthest,
// and what stands before it; `read_nothing` where the text holds nothing like moves. Cost: linear,
// times the notations.
Result<std::vector<MovesRead>> read_moves(const Board& board, const Problem& problem,
                                          SignsView text, bool start_told);

// Puts moves into a reading of their board.
void add_moves(TextReading& reading, const MovesRead& moves);

}  // namespace peg
