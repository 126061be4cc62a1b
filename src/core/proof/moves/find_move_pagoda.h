// SPDX-License-Identifier: MIT
#pragma once

// Finds weights of the holes that give a lower bound on the number of moves to the end
// (move_pagoda.h). A linear program maximizes the average bound of some given positions. If these
// are positions of one level of a search, the function also excludes many other positions of that
// level.
//
// The linear program is the dual of one over the moves themselves: how often each jump begins a
// move, or follows another jump, so that the pegs balance and full regions are left, with a minimum
// of beginnings. Solving that one for single positions excludes hardly more of a level than the one
// function found here for all of them.

#include <cstdint>
#include <optional>
#include <span>

#include "core/proof/moves/merson_regions.h"
#include "core/proof/moves/move_pagoda.h"
#include "core/support/search_direction.h"

namespace peg {

// For play in a direction, from `positions` (not empty) to `end`; the regions are those of the
// problem. Empty if rounding has lost the function. Cost: one linear program whose size grows with
// the square of the number of jumps, nearly independent of the number of positions
// (move_pagoda_cost).
std::optional<MovePagoda> find_move_pagoda(const Board& board, const MersonRegions& regions,
                                           SearchDirection direction, Bits end,
                                           std::span<const Bits> positions);

// The nodes that one call counts as (levels/moves.h).
constexpr std::uint64_t move_pagoda_cost(const Board& board) {
    return board.jumps().size() * board.jumps().size();
}

}  // namespace peg
