// SPDX-License-Identifier: MIT
// Must not compile: making an error with fewer arguments than its phrase has.
#include "core/board/notation/board_errors.h"

peg::Error place() {
#ifdef MISUSE
    return peg::board_error("place", 3);
#else
    return peg::board_error("place", 3, 4);
#endif
}
