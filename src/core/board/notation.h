// SPDX-License-Identifier: MIT
#pragma once

// Text to values and back: the only parser of what comes from outside (command line, files,
// addresses, clipboard, storage, worker messages), but for what players bring from books and pages
// (foreign_notation.h, board_art.h). Every function is total: any bytes in, a value or one sentence
// out. The notation is that of Bell and Beasley:
//
//   hole       column letter, row number, rows from the top:          d4
//   position   rows joined by '/', x peg, o empty, . no hole:         .xx/xox/xx
//   jump       from-to:                                               d2-d4
//   move       jumps by one peg:                                      c4-c2-e2
//   solution   moves separated by white space
//   finish     a hole, "any", "fewest", a position, or
//     a pattern    a position in which '?' is a hole that may be either: ?x?/?o?
//     reach:b1     the pattern of a peg in b1 and '?' elsewhere
//     one-of:a1,b2 one peg, in one of these holes; with one hole, the same as that hole
//     pegs:3       exactly three pegs, in any holes; pegs:1 is the same as "any"
//     most         a dead end with as many pegs as possible
//   board      a catalogue name, or the text of a board file: an optional first line
//              "lattice: square" or "lattice: triangular", then a position's rows, one a line

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/board/board.h"
#include "core/board/position.h"
#include "core/board/problem.h"
#include "core/support/result.h"

namespace peg {

// A board with the problem that it comes with.
struct BoardAndProblem {
    Board board;
    Problem classic;  // for a board file: the position drawn, one peg anywhere
};

// A name of the catalogue.
Result<BoardAndProblem> parse_board_name(std::string_view name);
// The text of a board file; at most 64 holes, 26 columns, 64 rows; LF or CR LF; a last empty line
// and trailing white space do no harm.
Result<BoardAndProblem> parse_board_file(std::string_view text);
// Either: a text with a line break or a '/' is a board file (with '/' for line breaks, so that a
// drawn board fits in an address: "lattice: triangular/x/xx"), anything else a name.
Result<BoardAndProblem> parse_board(std::string_view text);
// The board as parse_board reads it back: its catalogue name, or its rows.
std::string format_board(const Board& board);

Result<Hole> parse_hole(const Board& board, std::string_view text);
// The functions that write text take holes, positions and jumps of this board and no others.
std::string format_hole(const Board& board, Hole hole);

Result<Position> parse_position(const Board& board, std::string_view text);
// Trailing '.' are left out.
std::string format_position(const Board& board, Position position);
// The board full but for one hole.
Position vacancy(const Board& board, Hole hole);

Result<Finish> parse_finish(const Board& board, std::string_view text);
std::string format_finish(const Board& board, const Finish& finish);

// One or more moves separated by white space, as jumps; what is checked is that each exists on the
// board, not that it is legal in some position (see Game, check_solution).
Result<std::vector<JumpId>> parse_moves(const Board& board, std::string_view text);
std::string format_jump(const Board& board, JumpId jump);
// "c4-c2-e2"; the jumps must be by one peg.
std::string format_move(const Board& board, std::span<const JumpId> move);
// Moves separated by spaces, jumps by the same peg joined.
std::string format_moves(const Board& board, std::span<const JumpId> jumps);

// Why a jump is not legal in a position, as a part of an error: "d2 is empty". It must not be legal
// there.
Error obstacle(const Board& board, Position position, JumpId jump);

}  // namespace peg
