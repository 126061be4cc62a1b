// SPDX-License-Identifier: MIT
#pragma once

// The ladder of a problem: solve it; solve it without help; in few moves; in the fewest there
// are. The upper two can only be judged where the fewest moves are known (choose/records.h).

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "app/kit/app_state.h"

namespace peg {

enum class Rung : std::uint8_t { kSolved, kWithoutHelp, kFewMoves, kRecord };
inline constexpr std::array kEveryRung{Rung::kSolved, Rung::kWithoutHelp, Rung::kFewMoves,
                                       Rung::kRecord};

// A sixth more than the fewest, and at least one more: 21 of the English board's 18, 4 of 3. Half
// of what separates the record from a game that was played without a thought for it.
constexpr int few_moves(int fewest) { return fewest + std::max(1, fewest / 6); }

// Whether the player stands on this rung. The rungs need not be climbed in one game, nor in order.
bool stands_on(const AppState& state, const ListedProblem& listed, Rung rung);
// The ladder's rungs: two where the fewest moves are not known.
std::span<const Rung> rungs_of(const AppState& state, const ListedProblem& listed);

}  // namespace peg
