// SPDX-License-Identifier: MIT
#pragma once

// The shapes of the board at hand and of the catalogue's boards, for recognising drawings.

#include <string>
#include <string_view>
#include <vector>

#include "core/board/board.h"

namespace peg {

struct KnownShape {
    std::string_view name;  // catalogue name; empty for the board at hand
    Lattice lattice = Lattice::kSquare;
    std::vector<std::string> rows;  // 'x' is a hole, '.' is none; no '.' at the end of a row
    bool rectangle = false;         // a full rectangle, which any grid can be
};

// All known shapes; the shape of the board at hand is the first.
std::vector<KnownShape> known_shapes(const Board& at_hand);
Board board_of_shape(const Board& at_hand, const KnownShape& shape);

}  // namespace peg
