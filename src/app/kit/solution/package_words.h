// SPDX-License-Identifier: MIT
#pragma once

// Words for a solution that plays package by package.

#include <cstddef>
#include <string>

#include "app/kit/app_state.h"
#include "app/kit/solution/packages.h"

namespace peg::words {

// The heading: "9 steps: no explanation has fewer."
std::string explained(const ExplainedSolution& explained);
// Package `number`, from 0, of the playing solution, for screen readers: "Step 3 of 9: remove two
// by three, d3, e3, ... With the help of the peg in d5."
std::string package(const AppState& state, std::size_t number);
// The same for the status panel; the board shows where the block is.
Status package_status(const AppState& state, std::size_t number);

}  // namespace peg::words
