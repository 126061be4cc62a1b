// SPDX-License-Identifier: MIT
#pragma once

// The measured problems, as text: "vacancy finish tosses" with commas between, grouped by vacancy.
// scripts/measure_problems.mjs makes it; problems.h reads it.

#include <string_view>

namespace peg {

// Empty for what is no catalogue board.
std::string_view problem_table(std::string_view board_name);

}  // namespace peg
