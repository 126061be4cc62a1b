// SPDX-License-Identifier: MIT
#pragma once

// Choosing pagoda functions (proof.h) by linear programming: of all weights w with
// w(from) + w(over) >= w(to) for every jump and -1 <= w <= 1, the ones that make the start worth
// least beside the finish. A start worth less is lost, and the weights are the proof. The other way
// round, by duality, a start that no weights exclude is one that can be played to the finish if
// jumps could be made in fractions and on credit.
//
// Where weights alone are not enough, tolls are added, cutting planes in the dual: of the jumps
// that the best play by fractions makes, odd_sets.h finds what they cannot bring about. On
// positions of the Wiegleb board after some careless jumps, that excludes all but a few of the
// positions that an integer programme would exclude, where the linear one alone excludes a third.

#include <optional>

#include "core/proof.h"

namespace peg {

// A pagoda function under which `finish` is out of reach from `start`, with small integers without
// a common factor, and without tolls where weights alone do; nothing where none was found. It is
// checked exactly: rounding can lose one, but never gives a false one. Cost: 0.1 ms on the English
// board, up to some ms on the largest.
std::optional<Pagoda> find_pagoda(const Board& board, Bits start, Bits finish);

}  // namespace peg
