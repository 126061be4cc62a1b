// SPDX-License-Identifier: MIT
#pragma once

// Finds a pagoda function that excludes all positions of a set that a finish allows (finish_set.h):
// even the position with the minimum worth is worth more than the start. For armies sent out to
// reach a hole this is the resource count of Conway and Beasley (Winning Ways, ch. 23; The Ins and
// Outs of Peg Solitaire, ch. 12): what is left of the army does not matter as long as its worth is
// not negative.

#include <optional>

#include "core/board/problem.h"
#include "core/proof/pagoda/pagoda_with_cuts.h"

namespace peg {

// Restricts the weights of holes that a pattern leaves free.
enum class FreeHoles : std::uint8_t {
    kAnyWeight,
    // No negative weights there, so that the pattern's position with the minimum worth is the one
    // without pegs in the free holes. pagoda_pool.h requires this.
    kNotNegative,
};

// Weights without cuts, small integers without a common factor, that exclude a pattern or a number
// of pegs from the start; empty if none were found. The result is verified exactly. Cost: up to
// twice that of find_pagoda.
std::optional<PagodaWithCuts> find_finish_pagoda(const Board& board, Bits start,
                                                 const Finish& finish,
                                                 FreeHoles free = FreeHoles::kAnyWeight);

}  // namespace peg
