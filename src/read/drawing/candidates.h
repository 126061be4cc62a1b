// SPDX-License-Identifier: MIT
#pragma once

// All ways to read the signs of a grid as pegs, holes and gaps, each with the board shape that
// results. A part of drawing.h.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/support/error.h"
#include "read/drawing/grid.h"
#include "read/drawing/known_shapes.h"
#include "read/drawing/sign_roles.h"

namespace peg {

// How the board's shape was found: it is new, or it is a known shape, exactly or by the lengths of
// its rows; or blanks between the signs are holes, too.
enum class ShapeMatch : std::uint8_t { kNew, kExactly, kLengths, kBlanks };

// A reading before its board is made.
struct Candidate {
    std::vector<Role> roles;            // for each token
    std::vector<Role> cells;            // for each hole of the board, in reading order
    const KnownShape* shape = nullptr;  // null: a shape of its own, in `rows`
    Lattice lattice = Lattice::kSquare;
    std::vector<std::string> rows;
    ShapeMatch match = ShapeMatch::kNew;
    int fit = 0;
};

// All candidates of a grid, in no order.
struct Candidates {
    std::vector<Signs> tokens;  // the different signs of the grid
    std::vector<Candidate> all;
    std::optional<Error> fault;  // what is wrong with the likeliest assignment that gives no board
};

// Cost: the number of cells times the number of role assignments (at most six signs, five roles
// each).
Candidates candidates_of(const std::vector<KnownShape>& shapes, const Grid& grid);

inline bool is_peg(Role role) { return role == Role::kPeg || role == Role::kPegTarget; }
inline bool is_target(Role role) { return role == Role::kPegTarget || role == Role::kHoleTarget; }

}  // namespace peg
