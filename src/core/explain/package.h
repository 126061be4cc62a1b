// SPDX-License-Identifier: MIT
#pragma once

// The steps of an explanation: single jumps and *packages*, as Berlekamp, Conway and Guy call the
// removals of whole blocks of pegs.

#include <optional>
#include <span>
#include <vector>

#include "core/board/board.h"
#include "core/explain/removals.h"

namespace peg {

struct Package {
    std::vector<JumpId> jumps;         // one; for a removal, as many as the block has pegs
    Bits removes = 0;                  // the block; for a single jump, the hole it goes over
    std::optional<Catalyst> catalyst;  // for a removal only
};

// In all functions below, `removals` are those of the board, sorted by block.

// A minimal subsequence of the positions of a line of play, including the first and the last one,
// in which each position is one step from the one before. Requires one step between consecutive
// positions of `path`.
std::vector<Bits> joined_steps(const Board& board, std::span<const Removal> removals,
                               const std::vector<Bits>& path);

// The steps between consecutive positions; empty if somewhere there is no single step.
std::vector<Package> packages_of(const Board& board, std::span<const Removal> removals,
                                 const std::vector<Bits>& path);

}  // namespace peg
