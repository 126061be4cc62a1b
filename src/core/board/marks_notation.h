// SPDX-License-Identifier: MIT
#pragma once

// A finish with marked pegs as text and back:
//
//     marked:a4>g4,g4>a4          the peg that starts in a4 ends in g4, and the other way round,
//     and
//                                 no other peg is left
//     any marked:d2>d4            the same behind any other finish: what that finish asks for, and
//                                 the peg that starts in d2 ends in d4

#include <string>
#include <string_view>

#include "core/board/notation.h"

namespace peg {

struct FinishWithMarks {
    Finish finish;
    Marks marks;  // none where the text names none
};

// Every finish of parse_finish is one without marks.
Result<FinishWithMarks> parse_finish_with_marks(const Board& board, std::string_view text);
// "a4>g4,g4>a4".
std::string format_marks(const Board& board, const Marks& marks);

}  // namespace peg
