// SPDX-License-Identifier: MIT
#pragma once

// The measured problems, as text: "vacancy finish log2_odds" with commas between, grouped by
// vacancy. scripts/measure_problems.mjs makes it; problems.h reads it.

#include <string_view>

namespace peg {

// Empty for a board that is not in the catalogue.
std::string_view problem_table(std::string_view board_name);

}  // namespace peg
