// SPDX-License-Identifier: MIT
#pragma once

// The lists of problems as shown, and the player's place in them.

#include <vector>

#include "app/kit/app_state.h"

namespace peg {

// The problems of a list as its sheet shows them, without those that the filter hides: the classic
// problem; then unsolved problems, then solved ones, each from easy to expert; then the problems of
// a set in the same order.
std::vector<const ListedProblem*> shown_problems(const AppState& state,
                                                 const std::vector<ListedProblem>& list);

// The entry of the current problem; null if it is in no list.
const ListedProblem* current_problem(const AppState& state);
// The next problem to offer: unsolved, in the same list and in list order, in the same set as long
// as it has one, and of the filter's level. Null if there is none.
const ListedProblem* next_problem(const AppState& state);

}  // namespace peg
