// SPDX-License-Identifier: MIT
#pragma once

// The plain solver that `lastpeg bench` compares with: what one writes in an hour. A board of
// characters in rows, depth first in a fixed order, no table, no proof.

#include <cstdint>

namespace peg {

// Solves the English central game; returns the positions visited.
std::uint64_t solve_plainly();

}  // namespace peg
