// SPDX-License-Identifier: MIT
// Must not compile: using a set of holes as a position.
#include "core/board/position.h"

int pegs(peg::Bits holes) {
#ifdef MISUSE
    return peg::peg_count(holes);
#else
    return peg::peg_count(peg::Position{holes});
#endif
}
