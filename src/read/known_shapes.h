// SPDX-License-Identifier: MIT
#pragma once

// The shapes of the board at hand and of the catalogue, to be found again in drawings.

#include <string>
#include <string_view>
#include <vector>

#include "core/board/board.h"

namespace peg {

struct KnownShape {
    std::string_view name;  // of the catalogue; empty for the board at hand
    Lattice lattice = Lattice::kSquare;
    std::vector<std::string> rows;  // 'x' a hole, '.' none; no '.' at the end
    bool rectangle = false;         // any grid can have this shape
};

// The board at hand first.
std::vector<KnownShape> known_shapes(const Board& at_hand);
// The board of a shape.
Board board_of_shape(const Board& at_hand, const KnownShape& shape);

}  // namespace peg
