// SPDX-License-Identifier: MIT
#pragma once

// The removals of a small board, and explanations in the fewest steps, by trying all sequences of
// jumps from all positions. Shares no code with src/core.

#include <compare>
#include <cstdint>
#include <optional>
#include <set>

#include "support/oracle.h"

namespace oracle {

// A set of holes: bit i for Board::holes[i].
using Mask = std::uint32_t;

struct Removal {
    Mask block = 0;
    int peg = 0;    // of the catalyst
    int empty = 0;  // of the catalyst

    auto operator<=>(const Removal&) const = default;
};

// Only for boards of up to about a dozen holes.
std::set<Removal> removals(const Board& board);

// A step is a jump or a removal.
struct FewestSteps {
    int steps = 0;
    int symmetry = 0;  // max symmetry of a way with this number of steps
};
// From the start to one of the ends; nothing if there is no way. The symmetry of a way is the sum,
// over its positions, of the symmetries that fix the position, the start and the ends, without the
// identity.
std::optional<FewestSteps> fewest_steps(const Board& board, const std::set<Removal>& removals,
                                        const Pegs& start, const std::set<Pegs>& ends);

}  // namespace oracle
