// SPDX-License-Identifier: MIT
#pragma once

// The steps of an explanation: packages, as Berlekamp, Conway and Guy call blocks of pegs that are
// removed, and single jumps.

#include <optional>
#include <span>
#include <vector>

#include "core/board/board.h"
#include "core/explain/removals.h"

namespace peg {

struct Package {
    std::vector<JumpId> jumps;         // one or, of a removal, as many as the block has pegs
    Bits removes = 0;                  // the block, or the hole that a single jump goes over
    std::optional<Catalyst> catalyst;  // of a removal
};

// The removals of a board below are sorted by block.

// The fewest of the positions of a line of play, the first and the last among them, of which each
// is one step from the one before. From each of `path` to the next there must be one.
std::vector<Bits> joined_steps(const Board& board, std::span<const Removal> removals,
                               const std::vector<Bits>& path);

// The steps between the positions of such a line; none where there is no step somewhere.
std::vector<Package> packages_of(const Board& board, std::span<const Removal> removals,
                                 const std::vector<Bits>& path);

}  // namespace peg
