// SPDX-License-Identifier: MIT
#pragma once

// Choosing pagoda functions (certificate.h) by linear programming: of all weights w with w(from) +
// w(over) >= w(to) for every jump and -1 <= w <= 1, the ones that make the start worth least beside
// the finish. A start worth less is lost, and the weights are the proof. Conversely, by duality: a
// start that no weights exclude could be played to the finish, were a jump allowed to be made a
// fractional number of times and to take pegs that are not there yet.
//
// Where weights alone are not enough, zero-half cuts are added (pagoda_with_cuts.h):
// zero_half_cuts.h finds sets of holes that the jumps of the best play by fractions cannot flip as
// start and finish ask for. On positions of the Wiegleb board after some careless jumps, weights
// with cuts exclude all but a few of the positions that an integer linear program would exclude;
// weights alone exclude a third of them.

#include <cstdint>
#include <optional>

#include "core/proof/pagoda/pagoda_with_cuts.h"

namespace peg {

enum class CutsAllowed : std::uint8_t { kNone, kSome };

// A pagoda function under which `finish` is out of reach from `start`, with small integers without
// a common factor, and without cuts where weights alone do; nothing where none was found. It is
// checked exactly: rounding can lose one, but never gives a false one. Cost: 0.1 ms on the English
// board, up to some ms on the largest.
std::optional<PagodaWithCuts> find_pagoda(const Board& board, Bits start, Bits finish,
                                          CutsAllowed cuts = CutsAllowed::kSome);

// The nodes that a linear program counts as: about as many positions as a search visits in the same
// time, jump by jump or, which is slower, move by move.
inline constexpr std::uint64_t kLinearProgramCost = 500;
inline constexpr std::uint64_t kLinearProgramCostByMoves = 200;

}  // namespace peg
