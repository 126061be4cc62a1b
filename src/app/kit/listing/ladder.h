// SPDX-License-Identifier: MIT
#pragma once

// The ladder of a problem: solved; without help; in few moves; in the fewest possible. The upper
// two rungs exist only if the fewest moves are known (records_here.h).

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "app/kit/app_state.h"

namespace peg {

enum class Rung : std::uint8_t { kSolved, kWithoutHelp, kFewMoves, kRecord };
inline constexpr std::array kEveryRung{Rung::kSolved, Rung::kWithoutHelp, Rung::kFewMoves,
                                       Rung::kRecord};

// A sixth more than the fewest moves, at least one more: 21 for the English board's 18, 4 for 3.
constexpr int few_moves(int fewest) { return fewest + std::max(1, fewest / 6); }

// True if the player has reached this rung. Rungs may be reached in different games and in any
// order.
bool stands_on(const AppState& state, const ListedProblem& listed, Rung rung);
// The ladder's rungs: only two if the fewest moves are not known.
std::span<const Rung> rungs_of(const AppState& state, const ListedProblem& listed);

}  // namespace peg
