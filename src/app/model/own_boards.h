// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "app/model/sketchbook.h"

namespace peg {

// Keeps boards by their texts, as format_board writes them; an empty name leaves the one that is
// there. A board of the catalogue is not kept: it is there already.
void add_own_boards(std::vector<OwnBoard>& boards, std::vector<OwnBoard> added);

}  // namespace peg
