// SPDX-License-Identifier: MIT
#pragma once

// Sets of holes of which certain jumps always flip an even number, though a change as a whole flips
// an odd number: whoever makes the change with those jumps alone has miscounted. With every jump of
// the board these are the rule of three (position_class.h), four dimensions at most; with fewer
// jumps there are more.

#include <span>
#include <vector>

#include "core/bitboard.h"

namespace peg {

// Some sets S with odd(S & change) that are even with as many of the first flips as possible: with
// all of them, unless the change is a sum of flips modulo 2; then with those before the flip that
// makes it one. Cost: some microseconds (elimination over GF(2)).
std::vector<Bits> odd_sets(std::span<const Bits> flips, Bits change);

}  // namespace peg
