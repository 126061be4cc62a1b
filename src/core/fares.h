// SPDX-License-Identifier: MIT
#pragma once

// Choosing fares (proof.h) by linear programming. The board is cut into blocks of three by three,
// and the programme looks for the play by fractions that comes closest to a real one: each block
// by itself goes from its pegs at the start to those at the finish by a mixture of walks
// (region_graph.h), and the blocks disagree as little as possible about how often each jump across
// their borders is made. Its dual prices are the fares. There are far too many walks to write them
// all down, so they are added as they are wanted: under the fares so far the shortest of each
// block, until they cost more than nothing together (a proof), or none that is new is shorter.
//
// In the terms of planning this is an optimal cost partitioning over projections, with negative
// costs allowed (F. Pommerening, M. Helmert, G. Roeger, J. Seipp, "From non-negative to general
// operator cost partitioning", AAAI 2015); a pagoda function is one whose regions are single holes.
// Where a board has arms it sees what no weights can: what an arm can do, in which order. Of
// positions on the Wiegleb board that ten jumps from e1 lead to, weights and tolls exclude a
// quarter, fares three quarters; on Diamond 41 they add a tenth of what is left.

#include <optional>

#include "core/proof.h"

namespace peg {

// Fares under which `finish` is out of reach from `start`, small integers; nothing where none were
// found. Checked exactly, as find_pagoda's weights are. Cost: 10 to 35 ms on the boards of the
// catalogue, on the largest triangular ones some 0.5 s.
std::optional<Fares> find_fares(const Board& board, Bits start, Bits finish);

}  // namespace peg
