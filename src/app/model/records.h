// SPDX-License-Identifier: MIT
#pragma once

// In how few moves a problem was solved, and can be.

#include <map>
#include <optional>
#include <string>

#include "core/board/problem.h"

namespace peg {

struct AppState;
struct ListedProblem;

// Numbers of moves by problem_key.
using MoveCounts = std::map<std::string, int>;

struct Records {
    MoveCounts own;    // the least in which the player alone has solved a problem
    MoveCounts least;  // those that a shortest solution takes, as the solver proved here

    // Takes a number where there is none yet, or a larger one.
    static void improve(MoveCounts& counts, const std::string& key, int moves);
    void merge(const Records& others);
};

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
