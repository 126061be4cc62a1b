// SPDX-License-Identifier: MIT
#pragma once

// A pagoda function against all positions that a finish allows at once (finish_set.h): even the one
// that is worth least is worth more than the start. Of armies that are sent out for a hole this is
// the resource count of Conway and Beasley (Winning Ways, ch. 23; The Ins and Outs of Peg
// Solitaire, ch. 12): what is left of the army does not matter as long as it is worth no less than
// nothing.

#include <optional>

#include "core/board/problem.h"
#include "core/proof/pagoda/pagoda_with_cuts.h"

namespace peg {

// What weights are to be found.
enum class FreeHoles : std::uint8_t {
    kAnyWeight,
    // None below 0 where the pattern leaves the hole free, so that its least position is the one
    // without pegs there. Then pagoda_pool.h can use it.
    kNotNegative,
};

// Weights without cuts, in small integers without a common factor, that exclude a pattern or a
// number of pegs from the start; nothing where none were found. Checked exactly. Cost: as
// find_pagoda.h, up to twice as much.
std::optional<PagodaWithCuts> find_finish_pagoda(const Board& board, Bits start,
                                                 const Finish& finish,
                                                 FreeHoles free = FreeHoles::kAnyWeight);

}  // namespace peg
