// SPDX-License-Identifier: MIT
#pragma once

// The lists of problems as they are shown, and where the player is in them.

#include <vector>

#include "app/app_state.h"

namespace peg {

// What the sheet of a list shows: the classic problem, then those that are not solved, each from
// easy to expert; without those that the filter keeps back.
std::vector<const ListedProblem*> shown_problems(const AppState& state,
                                                 const std::vector<ListedProblem>& list);

// The listed problem that is played; null where it is in no list.
const ListedProblem* current_problem(const AppState& state);
// The one to go on with: of the same list and in its order, not solved, and not kept back by the
// level that is filtered for. Null where there is none.
const ListedProblem* next_problem(const AppState& state);

}  // namespace peg
