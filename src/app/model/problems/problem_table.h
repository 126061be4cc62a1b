// SPDX-License-Identifier: MIT
#pragma once

// The measured problems as text: "vacancy finish log2_odds", separated by commas, grouped by
// vacancy. Made by scripts/measure_problems.mjs, and read by problems.h.

#include <string_view>

namespace peg {

// Empty if the board is not in the catalogue.
std::string_view problem_table(std::string_view board_name);

}  // namespace peg
