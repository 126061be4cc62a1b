// SPDX-License-Identifier: MIT
// Must not compile: making a board in any way but from its cells.
#include "core/board/board.h"

peg::Board make(std::span<const peg::Cell> cells) {
#ifdef MISUSE
    (void)cells;
    return peg::Board{};
#else
    return *peg::Board::make(peg::Lattice::kSquare, cells);
#endif
}
