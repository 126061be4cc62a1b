// SPDX-License-Identifier: MIT
#pragma once

// A position in the dense numbering: bit i stands for hole i in reading order, so the positions of
// a board with n holes are the numbers below 2^n. Searches that visit millions of positions store
// them like this, because these numbers can be ranked (ranking.h) and have canonical forms that are
// cheap to compute (dense_canonicalizer.h).
//
//     English board, hole numbers:       0  1  2
//                                        3  4  5           The layout of the board (layout.h) has
//                                  6  7  8  9 10 11 12     gaps: there d4 is bit 45, here it is
//                                 13 14 15 16 17 18 19     bit 16.
//                                 20 21 22 23 24 25 26
//                                       27 28 29
//                                       30 31 32
//
// A type of its own, with no conversion to or from `Bits` or `Position`, which use the board's
// layout: confusing the two does not compile (tests/compile_fail). It costs nothing at run time: it
// is one 64-bit word.

#include <type_traits>

#include "core/support/bitboard.h"

namespace peg {

struct DensePosition {
    // Uninitialized, so that an array of these costs nothing until it is filled.
    DensePosition() = default;
    constexpr explicit DensePosition(Bits holes) : bits(holes) {}

    friend constexpr bool operator==(DensePosition, DensePosition) = default;
    friend constexpr bool operator<(DensePosition a, DensePosition b) { return a.bits < b.bits; }
    friend constexpr DensePosition operator^(DensePosition a, DensePosition b) {
        return DensePosition(a.bits ^ b.bits);
    }
    friend constexpr DensePosition operator|(DensePosition a, DensePosition b) {
        return DensePosition(a.bits | b.bits);
    }

    Bits bits;
};

static_assert(sizeof(DensePosition) == sizeof(Bits));
static_assert(std::is_trivially_default_constructible_v<DensePosition>);

constexpr int peg_count(DensePosition position) { return count(position.bits); }

}  // namespace peg
