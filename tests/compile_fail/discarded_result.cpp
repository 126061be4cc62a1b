// SPDX-License-Identifier: MIT
// Must not compile: ignoring whether a text could be read.
#include "core/board/notation/notation.h"

void read(const peg::Board& board) {
#ifdef MISUSE
    peg::parse_hole(board, "d4");
#else
    (void)peg::parse_hole(board, "d4").has_value();
#endif
}
