// SPDX-License-Identifier: MIT
// Must not compile: using a position in the dense numbering as one in the board's layout.
#include "core/board/position.h"
#include "core/levels/dense_canonicalizer.h"

peg::Position position(const peg::DenseCanonicalizer& canonicalizer, peg::DensePosition dense) {
#ifdef MISUSE
    (void)canonicalizer;
    return peg::Position{dense};
#else
    return peg::Position{canonicalizer.pegs(dense)};
#endif
}
