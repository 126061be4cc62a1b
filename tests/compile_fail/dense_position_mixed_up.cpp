// SPDX-License-Identifier: MIT
// Must not compile: using a position in the board's layout as one in the dense numbering.
#include "core/levels/dense_canonicalizer.h"

peg::DensePosition canonical(const peg::DenseCanonicalizer& canonicalizer, peg::Bits pegs) {
#ifdef MISUSE
    return canonicalizer.smallest(canonicalizer.images(pegs));
#else
    return canonicalizer.smallest(canonicalizer.images(canonicalizer.dense(pegs)));
#endif
}
