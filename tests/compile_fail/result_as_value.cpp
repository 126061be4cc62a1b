// SPDX-License-Identifier: MIT
// To take a result for the value that it may hold.
#include "core/board/notation.h"

peg::Position read(const peg::Board& board) {
#ifdef MISUSE
    return peg::parse_position(board, "xo/x");
#else
    return *peg::parse_position(board, "xo/x");
#endif
}
