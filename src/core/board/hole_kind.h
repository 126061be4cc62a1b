// SPDX-License-Identifier: MIT
#pragma once

// The kind of a hole: a peg never leaves the holes of its kind. Along each axis a jump moves a peg
// by two holes or by none, so the parities of column and row define four kinds, each about a
// quarter of the board. If the board lists its jumps, a kind is one or more sets of holes that no
// jump connects with the others.

#include <cstddef>

#include "core/board/board.h"

namespace peg {

inline constexpr std::size_t kHoleKinds = 4;

// The kind of a hole of the board, below kHoleKinds.
constexpr std::size_t hole_kind(const Board& board, Hole hole) { return board.kind(hole); }

}  // namespace peg
