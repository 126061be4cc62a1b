// SPDX-License-Identifier: MIT
#pragma once

// Reads positions as people draw them in messages and programs, with signs of their choice:
//
//       * * *          1            ##ooo##       x x x
//       * * *         1 1           ##ooo##      x x x x
//   * * * * * * *    1 0 1          ooooooo     x x . x x
//   * * * . * * *   1 1 1 1         ooo.ooo      x x x x
//   ...                             ...           x x x
//
// The signs of a drawing are read together, because what one means depends on the others:
//
//   x X * 1 @ and black dots    pegs
//   o O 0 and white dots        holes beside pegs; without any, pegs beside points or #
//   . and middle dots           no holes beside pegs and o; else holes
//   #                           no hole; pegs where nothing else could be one
//   blanks                      no hole, or the distance between columns
//
// A text that is a board file (notation.h) with at least one peg is read as that. If rows are
// shifted by half the distance between columns, the lattice is triangular, otherwise square.

#include <string_view>

#include "core/board/notation/notation.h"

namespace peg {

// The board that is drawn, with the problem from the position to one peg anywhere. The error says
// which sign no drawing has, or what is ambiguous. Cost: linear.
Result<BoardAndProblem> parse_art(std::string_view text);

}  // namespace peg
