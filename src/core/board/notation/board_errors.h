// SPDX-License-Identifier: MIT
#pragma once

// The errors for texts that do not describe a board, a position, moves or a drawing.

#include "core/support/error.h"

namespace peg {

inline constexpr auto kBoardErrors = std::to_array<ErrorKind>({
    // A board
    {"board_rows", "rows most"},
    {"board_sign", "sign place"},
    {"board_row", "row most"},
    {"board_holes", "most place"},
    {"board_empty"},
    {"lattice", "name"},
    {"jumps_line", "number line"},
    {"in_jumps", "number line error"},
    {"jumps_many", "most"},
    {"no_board", "name names"},
    // A hole, a position, a finish
    {"hole_name", "name"},
    {"no_hole", "name"},
    {"position_row", "most"},
    {"position_rows", "rows most"},
    {"position_sign", "sign place"},
    {"position_lacks", "hole place"},
    {"position_has", "place"},
    {"place", "row column"},  // a part of the sentences above
    {"finish", "name"},
    {"finish_pegs", "name most"},
    {"mark", "name"},
    {"mark_twice", "hole"},
    {"marks", "most"},
    // Moves in our notation
    {"in_move", "number move error"},
    {"move"},
    {"no_jump", "from to"},
    {"twin_jumps", "one other"},
    {"no_jump_by", "from over to"},
    // A drawing
    {"drawing_empty"},
    {"drawing_rows"},
    {"drawing_sign", "sign line"},
    {"drawing_signs", "one other"},
    {"drawing_no_holes"},
    {"drawing_holes", "holes most"},
    {"drawing_size", "columns rows"},
    // A game in any notation
    {"game_size"},
    {"no_moves"},
    {"no_names", "notation"},
    {"character", "word"},
    {"word", "number text"},  // a part of that
    {"wrong_word", "notation number text error"},
    {"wrong_play", "notation number jump error"},
    {"ambiguous", "one other"},
    {"reading", "notation id"},  // a part of that
    // Why a word is wrong
    {"names_no_hole", "name"},
    {"no_jump_over_to", "from over to"},
    {"no_jump_to", "from to"},
    {"no_jump_over", "from over"},
    {"either_jump", "one other"},
    {"no_landing", "hole"},
    // Why a jump cannot be played
    {"is_empty", "hole"},
    {"nothing_to_jump", "hole"},
    {"is_not_empty", "hole"},
    // The notations, by their ids (hole_names.h)
    {"own"},
    {"numbers"},
    {"zero"},
    {"digits"},
    {"rows"},
    {"letters"},
    {"mirrored"},
});

inline constexpr ErrorMaker<kBoardErrors> board_error;

}  // namespace peg
