// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "app/model/sketchbook.h"

namespace peg {

// Keeps a board by its text, as format_board writes it; an empty name leaves the one it has. A
// board of the catalogue is not kept: it is there already.
void add_own_board(std::vector<OwnBoard>& boards, OwnBoard board);

}  // namespace peg
