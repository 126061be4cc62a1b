// SPDX-License-Identifier: MIT
// Must not compile: using a result as the value that it may hold.
#include "core/board/notation/notation.h"

peg::Position read(const peg::Board& board) {
#ifdef MISUSE
    return peg::parse_position(board, "xo/x");
#else
    return *peg::parse_position(board, "xo/x");
#endif
}
