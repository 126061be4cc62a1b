// SPDX-License-Identifier: MIT
#pragma once

// Choosing pagoda functions for moves (move_pagoda.h) by linear programming: of all weights the
// ones under which some positions need most moves on average. Where these are positions of one
// level of a search, the function excludes many others of it, too.
//
// The linear program is the dual of one for the moves themselves: how often each jump begins a
// move, or goes on after each other one, so that pegs are balanced and full regions left, with as
// few beginnings as can be. That one was solved for single positions first, in 2 to 24 ms each, and
// excluded hardly more of a level than the function that is found here for all of it.

#include <cstdint>
#include <optional>
#include <span>

#include "core/proof/moves/merson_regions.h"
#include "core/proof/moves/move_pagoda.h"
#include "core/support/search_direction.h"

namespace peg {

// For play in a direction, from positions, one at least, to `end`; the regions are those of the
// problem. Nothing where rounding has lost it. Cost: 3 ms on the English board, 15 ms on the
// Wiegleb board, 0.3 s on the triangle of 55 holes, hardly more for more positions.
std::optional<MovePagoda> find_move_pagoda(const Board& board, const MersonRegions& regions,
                                           SearchDirection direction, Bits end,
                                           std::span<const Bits> positions);

// The nodes that this counts as (levels/moves.h).
constexpr std::uint64_t move_pagoda_cost(const Board& board) {
    return board.jumps().size() * board.jumps().size();
}

}  // namespace peg
