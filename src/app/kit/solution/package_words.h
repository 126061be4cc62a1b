// SPDX-License-Identifier: MIT
#pragma once

// What is said of a solution that is watched package by package.

#include <cstddef>
#include <string>

#include "app/kit/app_state.h"
#include "app/kit/solution/packages.h"

namespace peg::words {

// What is watched: "9 steps: no explanation has fewer."
std::string explained(const ExplainedSolution& explained);
// Package number `number`, from 0, of the solution that is watched, for the ear: "Step 3 of 9:
// remove two by three, d3, e3, ... With the help of the peg in d5."
std::string package(const AppState& state, std::size_t number);
// For the eye, which sees where the block is.
Status package_status(const AppState& state, std::size_t number);

}  // namespace peg::words
