// SPDX-License-Identifier: MIT
#pragma once

// Positions as people draw them in messages and programs, with whatever signs they like:
//
//       * * *          1            ##ooo##       x x x
//       * * *         1 1           ##ooo##      x x x x
//   * * * * * * *    1 0 1          ooooooo     x x . x x
//   * * * . * * *   1 1 1 1         ooo.ooo      x x x x
//   ...                             ...           x x x
//
// Which sign is a peg is told by the others:
//
//   x X * 1 @ and black dots    pegs
//   o O 0 and white dots        holes beside pegs; without any, pegs beside points or #
//   . and middle dots           no holes beside pegs and o; else holes
//   #                           no hole; pegs where nothing else could be one
//   blanks                      no hole, or the distance between columns
//
// What is a board file as notation.h describes it, with a peg at least, is read as one. Rows that
// are shifted by half the distance between columns make a triangular lattice, others a square one.

#include <string_view>

#include "core/board/notation.h"

namespace peg {

// The board that is drawn, with the position as its start, and one peg anywhere. The error says
// which sign is none of a drawing, or what cannot be told. Cost: linear.
Result<BoardAndProblem> parse_art(std::string_view text);

}  // namespace peg
