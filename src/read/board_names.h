// SPDX-License-Identifier: MIT
#pragma once

// Names of boards as people write them.

#include <string_view>
#include <vector>

#include "read/signs.h"

namespace peg {

// The boards of the catalogue that a text names, and nothing else stands in it: "english",
// "Triangle 15", "the English board", "Dreieck 15", "15-hole triangle". Several where it says
// "Triangle" alone; none where it is no name. Cost: linear.
std::vector<std::string_view> boards_named(SignsView text);

}  // namespace peg
