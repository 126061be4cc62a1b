// SPDX-License-Identifier: MIT
#pragma once

// Sets of holes for zero-half cuts (pagoda_with_cuts.h): certain jumps always flip an even number
// of the holes, but start and finish differ in an odd number of them, so these jumps alone do not
// lead from one to the other. With every jump of the board these sets are the rule of three
// (position_class.h), four dimensions at most; with fewer jumps there are more.

#include <span>
#include <vector>

#include "core/support/bitboard.h"

namespace peg {

// Some sets S with odd(S & change) that are even with as many of the first flips as possible: with
// all of them, unless the change is a sum of flips modulo 2; then with those before the flip that
// makes it one. Cost: some microseconds (elimination over GF(2)).
std::vector<Bits> zero_half_cuts(std::span<const Bits> flips, Bits change);

}  // namespace peg
