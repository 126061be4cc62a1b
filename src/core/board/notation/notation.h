// SPDX-License-Identifier: MIT
#pragma once

// Our own notation: reads and writes boards, holes, positions, moves and finishes. It is used for
// everything that comes from outside (command line, files, addresses, clipboard, storage, worker
// messages). Only what players copy from books and pages has parsers of its own
// (foreign_notation.h, board_art.h, and src/read). Every function is total: any bytes give a value
// or an error. The notation is that of Bell and Beasley:
//
//   hole       column letter, row number, rows from the top:          d4
//              (after column z come aa, ab, ...:                      ab4)
//   position   rows joined by '/', x peg, o empty, . no hole:         .xx/xox/xx
//   jump       from-to:                                               d2-d4
//              from(over)to if two jumps have the same ends:          a1(b1)c1
//   move       jumps by one peg:                                      c4-c2-e2, a1(b1)c1-e1
//   solution   moves separated by white space
//   finish     a hole, "any", "fewest", a position, or
//     a pattern    a position with '?' for holes that may be either:    ?x?/?o?
//     reach:b1     the pattern with a peg in b1 and '?' elsewhere
//     one-of:a1,b2 one peg, in one of these holes; with one hole, the same as that hole
//     pegs:3       exactly three pegs, in any holes; pegs:1 is the same as "any"
//     most         a dead end with as many pegs as possible
//   board      a catalogue name, or the text of a board file: an optional first line
//              "lattice: square", "lattice: triangular" or "lattice: diagonal", then a position's
//              rows, one per line; then, if the board lists its jumps, a line "jumps:" and lines
//              of three holes, "a1 b1 c1", along which pegs jump both ways

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/board/board.h"
#include "core/board/position.h"
#include "core/board/problem.h"
#include "core/support/result.h"

namespace peg {

// A board and the problem that comes with it.
struct BoardAndProblem {
    Board board;
    Problem classic;  // for a board file: the position drawn, one peg anywhere
};

// Reads a name of the catalogue.
Result<BoardAndProblem> parse_board_name(std::string_view name);
// Reads the text of a board file: at most 64 holes, 64 columns, 64 rows and 256 lines of jumps.
// Lines end with LF or CR LF; a last empty line and trailing white space are ignored.
Result<BoardAndProblem> parse_board_file(std::string_view text);
// Reads either: a text with a line break or a '/' is a board file, anything else is a name. A '/'
// is the same as a line break, so that a drawn board fits into an address: "lattice:
// triangular/x/xx", "xxx/jumps:/a1 b1 c1".
Result<BoardAndProblem> parse_board(std::string_view text);
// Whether an error of these functions is in the lines below "jumps:".
bool is_error_in_jumps(const Error& error);
// The text that parse_board reads back: the catalogue name, or else the rows, and the jumps if they
// are listed.
std::string format_board(const Board& board);
// "square", "triangular", "diagonal".
std::string_view lattice_name(Lattice lattice);

// The letters of a column, 0 <= column < kMaxColumns: a to z, aa, ab, ...
std::string column_name(int column);
// The column whose letters, small or capital, a text begins with, and the number of these letters.
// Empty if the text begins with no letter, or if no board has the column.
struct ColumnLetters {
    int column;
    std::size_t length;
};
std::optional<ColumnLetters> read_column(std::string_view text);

Result<Hole> parse_hole(const Board& board, std::string_view text);
// The functions that write text require holes, positions and jumps of this board.
std::string format_hole(const Board& board, Hole hole);

Result<Position> parse_position(const Board& board, std::string_view text);
// The text has no trailing '.' in its rows.
std::string format_position(const Board& board, Position position);
// The position with pegs in all holes except one.
Position vacancy(const Board& board, Hole hole);

Result<Finish> parse_finish(const Board& board, std::string_view text);
std::string format_finish(const Board& board, const Finish& finish);

// Reads one or more moves separated by white space, as jumps. Checks that the board has each jump,
// not that the jump is legal in a position (see Game and check_solution). A jump that has a twin
// must name the hole it jumps over; any jump may.
Result<std::vector<JumpId>> parse_moves(const Board& board, std::string_view text);
std::string format_jump(const Board& board, JumpId jump);
// "c4-c2-e2". Requires consecutive jumps by one peg.
std::string format_move(const Board& board, std::span<const JumpId> move);
// Moves separated by spaces; consecutive jumps by the same peg are one move.
std::string format_moves(const Board& board, std::span<const JumpId> jumps);

// The jump from a hole to another hole, or over another hole. If there are several, the error names
// two of them, as "a1(b1)c1".
Result<JumpId> jump_to(const Board& board, Hole from, Hole to);
Result<JumpId> jump_over(const Board& board, Hole from, Hole over);
// is_twin_error: whether it is that error. either_jump: that error as a part of a sentence.
bool is_twin_error(const Error& error);
Error either_jump(Error twins);
// Whether another jump begins in the same hole and goes over the same hole.
bool shares_over(const Board& board, JumpId jump);

// Why a jump is not legal in a position, as a part of an error: "d2 is empty". Requires that it is
// not legal.
Error obstacle(const Board& board, Position position, JumpId jump);

}  // namespace peg
