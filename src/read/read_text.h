// SPDX-License-Identifier: MIT
#pragma once

// Reads what people write about peg solitaire: a link, a board's name or file, a drawing, a
// position, moves, a whole game. A parser for each kind gives readings, and the judge ranks them.

#include <cstddef>
#include <string_view>

#include "core/board/notation/notation.h"
#include "core/support/result.h"
#include "read/kit/reading.h"

namespace peg {

// Max length of a text, in bytes.
inline constexpr std::size_t kMaxReadText = 200'000;

// The readings of a text, which may be any bytes: one, or several if the text is ambiguous. The
// error says what is wrong with the likeliest kind of reading, and where. `at_hand` is the board on
// which moves are played and with which drawings are compared, and its problem. Cost: linear in the
// text.
Result<Readings> read_text(const BoardAndProblem& at_hand, std::string_view text);

}  // namespace peg
