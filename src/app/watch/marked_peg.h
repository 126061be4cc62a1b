// SPDX-License-Identifier: MIT
#pragma once

// The peg that is to be the last one: the player has marked it, and it is followed through the
// solution that keeps it to the end; or every solution leaves it to last.

#include <optional>
#include <span>

#include "core/board/board.h"

namespace peg {

struct AppState;

// Where the peg of a hole is after these jumps; none if one of them takes it.
std::optional<Hole> hole_of_peg(const Board& board, Hole hole, std::span<const JumpId> jumps);

// Where that peg is now; none where there is no such peg.
std::optional<Hole> marked_peg(const AppState& state);

}  // namespace peg
