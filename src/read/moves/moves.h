// SPDX-License-Identifier: MIT
#pragma once

// Moves in any notation and any surrounding text. A line of jumps does not tell its notation, nor
// which signs join two holes and which separate two moves. So all combinations are tried, and the
// rules of the game decide.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/board/board.h"
#include "core/board/problem.h"
#include "core/support/result.h"
#include "read/kit/reading.h"
#include "read/kit/signs.h"

namespace peg {

struct MovesRead {
    std::vector<JumpId> jumps;  // legal when played in this order
    std::string_view notation;  // id of the notation
    // the start, if the text names it or no other start fits
    std::optional<Position> start;
    std::vector<Error> notes;
};

// Every reading of a text that can be played, one for each different sequence of jumps, the
// likeliest first; if exactly one of them reaches the finish, only that one. `start_told`: the text
// gave the problem's start, so no other start is tried. The error says what is wrong with the
// reading that gets furthest, and which moves come before; it is `read_nothing` if the text has
// nothing like moves. Cost: linear in the text, times the number of notations.
Result<std::vector<MovesRead>> read_moves(const Board& board, const Problem& problem,
                                          SignsView text, bool start_told);

// Sets the moves, and the start they need, of a reading on the same board.
void add_moves(TextReading& reading, const MovesRead& moves);

}  // namespace peg
