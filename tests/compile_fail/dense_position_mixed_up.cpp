// SPDX-License-Identifier: MIT
// To take a position in the board's layout for one in the dense numbering.
#include "core/levels/dense_canonicalizer.h"

peg::DensePosition canonical(const peg::DenseCanonicalizer& canonicalizer, peg::Bits pegs) {
#ifdef MISUSE
    return canonicalizer.smallest(canonicalizer.images(pegs));
#else
    return canonicalizer.smallest(canonicalizer.images(canonicalizer.dense(pegs)));
#endif
}
