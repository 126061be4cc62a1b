// SPDX-License-Identifier: MIT
#pragma once

// Texts that are a single thing: a link, a board's name, a position in our notation, a board file.
// Each function gives nothing if the text is not of its kind. Drawings and moves are read by
// judge.h.

#include <optional>

#include "core/board/notation/notation.h"
#include "core/support/result.h"
#include "read/kit/reading.h"
#include "read/kit/signs.h"

namespace peg {

// Links to the page, whatever text is around them.
std::optional<Result<Readings>> as_link(const BoardAndProblem& at_hand, SignsView text);

// The board with this name, or all boards with it.
std::optional<Readings> as_name(SignsView text);

// A position of the board at hand in our notation, on one line.
std::optional<TextReading> as_own_position(const BoardAndProblem& at_hand, SignsView text);

// A board file that has a line with its lattice or its jumps. A file without such a line is left to
// the reader of drawings.
std::optional<Result<Readings>> as_board_file(SignsView text);

}  // namespace peg
