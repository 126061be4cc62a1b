// SPDX-License-Identifier: MIT
#pragma once

// Choosing pagoda functions (proof.h) by linear programming: of all weights w with
// w(from) + w(over) >= w(to) for every jump and -1 <= w <= 1, the ones that make the start worth
// least beside the finish. A start worth less is lost, and the weights are the proof. The other way
// round, by duality, a start that no pagoda function excludes is one that can be played to the
// finish if jumps could be made in fractions and on credit.

#include <optional>

#include "core/proof.h"

namespace peg {

// A pagoda function under which `start` is worth less than `finish`, with small integer weights
// without a common factor, or nothing where there is none. It is checked exactly: rounding can
// lose one, but never gives a false one. Cost: 0.1 ms on the English board, up to some ms on the
// largest.
std::optional<Pagoda> find_pagoda(const Board& board, Bits start, Bits finish);

}  // namespace peg
