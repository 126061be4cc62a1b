// SPDX-License-Identifier: MIT
#pragma once

// What `lastpeg read` understands, wherever a position, a hole or moves are given: our own notation
// is tried first, and what it refuses is read. "-" is standard input.

#include <string>
#include <vector>

#include "core/board/notation.h"
#include "report/request.h"

namespace peg {

// A board with its problem in a text that is no board file of ours.
Result<BoardAndProblem> read_board_text(const std::string& text);

// The texts with what is read in place of what our own notation refuses. A text that cannot be read
// either stays, for the sentence that says what is wrong with it.
Result<ProblemText> read_problem_text(const BoardAndProblem& board, ProblemText text);

struct MovesText {
    std::string text;          // in our own notation, or as given where nothing else reads it
    std::vector<Error> notes;  // what was left out
};
// Moves of the command line, several in an argument or each by itself: as they are where our own
// notation reads them, else as they are read from the start.
Result<MovesText> read_moves_text(const Board& board, const Problem& problem,
                                  const std::vector<std::string>& arguments);

}  // namespace peg
