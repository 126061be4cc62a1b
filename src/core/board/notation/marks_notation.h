// SPDX-License-Identifier: MIT
#pragma once

// Reads and writes finishes with marked pegs:
//
//     marked:a4>g4,g4>a4     the peg that starts in a4 ends in g4, the peg that starts in g4 ends
//                            in a4, and no other peg is left
//     any marked:d2>d4       any finish, then marks: what that finish asks for, and the peg that
//                            starts in d2 ends in d4

#include <string>
#include <string_view>

#include "core/board/notation/notation.h"

namespace peg {

struct FinishWithMarks {
    Finish finish;
    Marks marks;  // empty if the text has none
};

// Also reads every finish that parse_finish reads, as one without marks.
Result<FinishWithMarks> parse_finish_with_marks(const Board& board, std::string_view text);
// The text that parse_finish_with_marks reads back: "any marked:d2>d4".
std::string format_finish_with_marks(const Board& board, const FinishWithMarks& finish);
// "a4>g4,g4>a4".
std::string format_marks(const Board& board, const Marks& marks);

}  // namespace peg
