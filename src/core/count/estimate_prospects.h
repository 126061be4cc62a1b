// SPDX-License-Identifier: MIT
#pragma once

// An estimate of what CountSearch counts exactly, for problems whose levels do not fit into memory:
// never to be shown as if it were exact. Random games are played until few pegs are left, and what
// can become of the rest is counted; the number of games that go another way is estimated by the
// product of the numbers of choices (D. E. Knuth, "Estimating the efficiency of backtrack
// programs", Mathematics of Computation 29, 1975).

#include <cstdint>

#include "core/board/problem.h"

namespace peg {

// A mean of samples, and its standard error: the truth is within two of these in 19 of 20 cases,
// where the samples are many and not too uneven. Few games have most of the choices, so from few
// samples the number of play-outs is rather too low, and its error too small.
struct Estimate {
    double mean = 0;
    double standard_error = 0;
};

struct EstimatedProspects {
    Estimate play_outs;  // complete games
    Estimate odds;       // chance that jumps chosen at random reach the finish
};

// From `samples` >= 2 games; the seed says which. Some 20 microseconds to a millisecond for each.
// For any finish but `fewest`.
EstimatedProspects estimate_prospects(const Board& board, const Problem& problem,
                                      std::uint64_t samples, std::uint64_t seed);

}  // namespace peg
