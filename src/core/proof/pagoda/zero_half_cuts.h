// SPDX-License-Identifier: MIT
#pragma once

// Finds sets of holes for zero-half cuts (pagoda_with_cuts.h): certain jumps always flip an even
// number of the holes, but start and finish differ in an odd number of them, so these jumps alone
// cannot lead from one to the other. For all jumps of the board these sets are the rule of three
// (position_class.h), of at most four dimensions; for fewer jumps there are more such sets.

#include <span>
#include <vector>

#include "core/support/bitboard.h"

namespace peg {

// Some sets S with odd(S & change) and even(S & flip) for as many of the first flips as possible:
// for all of them, unless the change is a sum of flips modulo 2; in that case for those before the
// flip that makes it one. Cost: elimination over GF(2).
std::vector<Bits> zero_half_cuts(std::span<const Bits> flips, Bits change);

}  // namespace peg
