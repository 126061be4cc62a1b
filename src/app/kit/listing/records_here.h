// SPDX-License-Identifier: MIT
#pragma once

// The fewest moves in which the current problem and listed problems were solved, and can be solved.

#include <optional>
#include <string>

#include "app/kit/app_state.h"

namespace peg {

// The problem_key of the current problem; a listed problem has its key.
std::string key_of(const AppState& state);

// The player's record for a problem by its key, or for the current one.
std::optional<int> own_best(const AppState& state, const std::string& key);
std::optional<int> own_best(const AppState& state);
// The fewest possible moves from the problem's start, if proved by the solver here or in the
// literature.
std::optional<int> least_moves(const AppState& state, const ListedProblem& listed);
std::optional<int> least_moves(const AppState& state);

// Records that the solver has proved a problem's fewest moves.
void learn_least_moves(AppState& state, const Problem& problem, int moves);

}  // namespace peg
