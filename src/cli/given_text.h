// SPDX-License-Identifier: MIT
#pragma once

// Reads positions, holes and moves in any form that `lastpeg read` understands, if our own notation
// does not fit. "-" is standard input.

#include <string>
#include <vector>

#include "core/board/notation/notation.h"
#include "report/request.h"

namespace peg {

// The board and the problem of a text that is no board file in our format.
Result<BoardAndProblem> read_board_text(const std::string& text);

// The texts, with those that are not in our own notation replaced by what was read. A text that
// cannot be read stays as it is, so that the error can name it.
Result<ProblemText> read_problem_text(const BoardAndProblem& board, ProblemText text);

struct MovesText {
    std::string text;          // in our own notation, or as given if it could not be read
    std::vector<Error> notes;  // what was left out
};
// Moves in our own notation are kept; others are read as played from the problem's start.
Result<MovesText> read_moves_text(const Board& board, const Problem& problem,
                                  const std::string& given);
// The moves of the command line as one text. They may be one argument or several, or come from
// standard input.
Result<std::string> joined_moves(const std::vector<std::string>& arguments);

}  // namespace peg
