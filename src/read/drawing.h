// SPDX-License-Identifier: MIT
#pragma once

// What a grid of signs shows: a board and a position. Each assignment of roles to signs gives one
// reading; how well it fits is a sum of how well the roles suit the signs (sign_roles.h), whether a
// known board explains the shape, and whether a game can be played from there.

#include <optional>
#include <vector>

#include "core/board/notation.h"
#include "core/support/error.h"
#include "core/support/result.h"
#include "read/grid.h"

namespace peg {

struct Drawn {
    Board board;
    Position start;
    std::optional<Hole> target;  // marked as the finish
    int fit = 0;                 // the greater the better; 0 is hardly anything
    bool known = false;          // the board is at hand, or in the catalogue
    std::vector<Error> notes;
};

// The likeliest readings of a grid, the best first: those between which it cannot be told. Fails
// where it shows no board: too many holes, rows that do not line up, signs without meaning. Cost:
// linear in the cells; some milliseconds for the largest grid that is read.
Result<std::vector<Drawn>> drawings_of(const Board& at_hand, const std::vector<Grid>& ways);

}  // namespace peg
