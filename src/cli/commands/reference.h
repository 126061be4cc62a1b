// SPDX-License-Identifier: MIT
#pragma once

// The plain solver that `lastpeg bench` compares with: a simple depth-first search on a board of
// characters in a fixed order, without tables and proofs.

#include <cstdint>

namespace peg {

// Solves the English central game; returns the number of positions visited.
std::uint64_t solve_plainly();

}  // namespace peg
