// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "app/model/drawing/sketchbook.h"

namespace peg {

// Adds boards by their texts, as format_board writes them. An empty name does not replace a name.
// Catalogue boards are not added.
void add_own_boards(std::vector<OwnBoard>& boards, std::vector<OwnBoard> added);

}  // namespace peg
