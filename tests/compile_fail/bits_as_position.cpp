// SPDX-License-Identifier: MIT
// To mix up a set of holes with a position.
#include "core/board/position.h"

int pegs(peg::Bits holes) {
#ifdef MISUSE
    return peg::peg_count(holes);
#else
    return peg::peg_count(peg::Position{holes});
#endif
}
