// SPDX-License-Identifier: MIT
#pragma once

// Reads what people write of peg solitaire: a link, a board's name or file, a drawing, a position,
// moves, a whole game. Parsers for each kind give readings, and one judge ranks them.

#include <cstddef>
#include <string_view>

#include "core/board/notation.h"
#include "core/support/result.h"
#include "read/reading.h"

namespace peg {

// The longest text that is read, in bytes.
inline constexpr std::size_t kMaxReadText = 200'000;

// The readings of a text, any bytes; one, or those between which it cannot be told. The error says
// what is wrong with what the text comes closest to, and where. `at_hand` is the board that moves
// are played on and drawings are compared with, and its problem. Cost: linear, milliseconds for a
// game or a drawing.
Result<Readings> read_text(const BoardAndProblem& at_hand, std::string_view text);

}  // namespace peg
