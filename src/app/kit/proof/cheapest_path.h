// SPDX-License-Identifier: MIT
#pragma once

// The cheapest path of one region of a cost partition, from the start's pattern to the finish's,
// jump by jump, for a reader who wants to follow it. Holes outside the region may be as each jump
// needs them, so only the region's pegs are shown.

#include <vector>

#include "core/board/problem.h"
#include "core/proof/certificate.h"

namespace peg {

struct PathStep {
    JumpId jump = 0;
    std::int32_t cost = 0;  // of this jump in the region
    Bits pegs = 0;          // pegs of the region after the jump
};

// Empty if start and finish have the same pattern in the region, or if there is no path. Cost:
// small, since a region has at most 9 holes.
std::vector<PathStep> cheapest_path(const Board& board, const CostPartition::Region& region,
                                    Bits start, Bits goal);

}  // namespace peg
