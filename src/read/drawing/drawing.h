// SPDX-License-Identifier: MIT
#pragma once

// What a grid of signs shows: a board and a position. Each assignment of roles to signs is one
// reading. Its fit is a sum: how well the roles suit the signs (sign_roles.h), whether a known
// board explains the shape, and whether the position can be played.

#include <optional>
#include <vector>

#include "core/board/notation/notation.h"
#include "core/support/error.h"
#include "core/support/result.h"
#include "read/drawing/grid.h"

namespace peg {

struct Drawn {
    Board board;
    Position start;
    std::optional<Hole> target;  // the hole that the drawing marks as the finish
    int fit = 0;                 // higher is better; 0 is a poor fit
    bool known = false;          // the board at hand, or a board of the catalogue
    std::vector<Error> notes;
};

// The readings of a grid whose fit is nearly as good as the best, best first. Fails if the grid
// shows no board: too many holes, rows that do not line up, unknown signs. Cost: linear in the
// cells.
Result<std::vector<Drawn>> drawings_of(const Board& at_hand, const std::vector<Grid>& ways);

}  // namespace peg
