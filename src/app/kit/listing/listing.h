// SPDX-License-Identifier: MIT
#pragma once

// The lists of problems as they are shown, and where the player is in them.

#include <vector>

#include "app/kit/app_state.h"

namespace peg {

// What the sheet of a list shows: the classic problem, then those that are not solved, each from
// easy to expert; then in the same order what is of a set. Without those that the filter keeps
// back.
std::vector<const ListedProblem*> shown_problems(const AppState& state,
                                                 const std::vector<ListedProblem>& list);

// The listed problem that is played; null where it is in no list.
const ListedProblem* current_problem(const AppState& state);
// The one to go on with: of the same list, of the same set as long as that has one, and in their
// order, not solved, and not kept back by the level that is filtered for. Null where there is none.
const ListedProblem* next_problem(const AppState& state);

}  // namespace peg
