// SPDX-License-Identifier: MIT
#pragma once

// Names of boards as people write them.

#include <string_view>
#include <vector>

#include "read/kit/signs.h"

namespace peg {

// The boards of the catalogue that the whole text names: "english", "Triangle 15", "the English
// board", "Dreieck 15", "15-hole triangle". Several boards for "Triangle" alone; none if the text
// is not a name. Cost: linear.
std::vector<std::string_view> boards_named(SignsView text);

}  // namespace peg
