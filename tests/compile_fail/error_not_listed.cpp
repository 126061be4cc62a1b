// SPDX-License-Identifier: MIT
// To give an error with fewer arguments than its phrase has.
#include "core/board/board_errors.h"

peg::Error place() {
#ifdef MISUSE
    return peg::board_error("place", 3);
#else
    return peg::board_error("place", 3, 4);
#endif
}
