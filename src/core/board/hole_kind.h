// SPDX-License-Identifier: MIT
#pragma once

// A jump moves a peg by two holes or none along each axis, so a peg only ever sees holes of its
// kind: those that are an even number of columns and of rows away, a quarter of the board.

#include <cstddef>

#include "core/board/board.h"

namespace peg {

inline constexpr std::size_t kHoleKinds = 4;

// The kind of a hole of the board, below kHoleKinds.
constexpr std::size_t hole_kind(const Board& board, Hole hole) {
    const Cell cell = board.cell(hole);
    return static_cast<std::size_t>((cell.column & 1) | (cell.row & 1) << 1);
}

}  // namespace peg
