// SPDX-License-Identifier: MIT
#pragma once

// In how few moves the problem on the board, and those listed, were solved and can be.

#include <optional>
#include <string>

#include "app/kit/app_state.h"

namespace peg {

// The problem_key of the problem that is played; that of a listed one is known already.
std::string key_of(const AppState& state);

// Of a problem by its key, or of the one that is played.
std::optional<int> own_best(const AppState& state, const std::string& key);
std::optional<int> own_best(const AppState& state);
// From its start, proved: by the solver here, or in the literature.
std::optional<int> least_moves(const AppState& state, const ListedProblem& listed);
std::optional<int> least_moves(const AppState& state);

// The solver has proved that no solution of this problem takes fewer moves.
void learn_least_moves(AppState& state, const Problem& problem, int moves);

}  // namespace peg
