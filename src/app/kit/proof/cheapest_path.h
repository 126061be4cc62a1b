// SPDX-License-Identifier: MIT
#pragma once

// The cheapest path of one region of a cost partition from its pattern at the start to that at the
// finish, jump by jump, for somebody who wants to follow it. The holes outside the region are as
// each jump wants them, so only the region's own pegs are shown.

#include <vector>

#include "core/board/problem.h"
#include "core/proof/certificate.h"

namespace peg {

struct PathStep {
    JumpId jump = 0;
    std::int32_t cost = 0;  // of this jump for the region
    Bits pegs = 0;          // in the region, after the jump
};

// Empty where start and finish look alike from the region, and where there is no path at all. Takes
// less than a millisecond; a region has at most 9 holes.
std::vector<PathStep> cheapest_path(const Board& board, const CostPartition::Region& region,
                                    Bits start, Bits goal);

}  // namespace peg
