// SPDX-License-Identifier: MIT
#pragma once

// Finds a pagoda function (certificate.h), with cuts where it needs them, which proves that a start
// cannot reach a finish. It comes from a linear program: of all weights with w(from) + w(over) >=
// w(to) for every jump and -1 <= w <= 1, it takes those that minimize the worth of the start, the
// sum of the weights of its pegs, minus the worth of the finish. If the minimum is negative, the
// start is lost, and the weights are the proof. Conversely, by duality: a start that no weights
// exclude could be played to the finish if jumps could be made a fractional number of times and
// could remove pegs that are not there yet.
//
// If weights alone are not enough, zero-half cuts are added (pagoda_with_cuts.h): zero_half_cuts.h
// finds sets of holes for which the optimal fractional play violates the parity of flips that start
// and finish require. On positions of the Wiegleb board after some careless jumps, weights with
// cuts exclude all but a few of the positions that an integer linear program would exclude; weights
// alone exclude a third of them.

#include <cstdint>
#include <optional>

#include "core/proof/pagoda/pagoda_with_cuts.h"

namespace peg {

enum class CutsAllowed : std::uint8_t { kNone, kSome };

// A pagoda function that proves `finish` to be unreachable from `start`, with small integers
// without a common factor; without cuts if weights alone suffice; empty if none was found. The
// result is verified exactly: rounding can lose a proof, but never gives a false one. Cost: one
// simplex run per round of cuts (kLinearProgramCost).
std::optional<PagodaWithCuts> find_pagoda(const Board& board, Bits start, Bits finish,
                                          CutsAllowed cuts = CutsAllowed::kSome);

// The nodes that a linear program counts as: about as many positions as a search visits in the same
// time, by jumps or (which is slower) by moves.
inline constexpr std::uint64_t kLinearProgramCost = 500;
inline constexpr std::uint64_t kLinearProgramCostByMoves = 200;

}  // namespace peg
