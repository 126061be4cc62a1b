// SPDX-License-Identifier: MIT
#pragma once

// Texts in our own notation, which the page reads without the solver's module: a position, a board,
// or the moves of a game.

#include <cstddef>
#include <optional>
#include <string_view>

#include "app/kit/ask/read_question.h"

namespace peg {

// Max length of a text, in bytes.
inline constexpr std::size_t kMaxPasted = 100'000;

// Reads a text without blanks at its ends. `problem` is the one on the board at hand; it stays, but
// for its survivor, if the text is the name of this board. Nothing if the text is not exactly in
// our notation. Cost: linear.
std::optional<ReadAnswer> read_own(const Board& board, const Problem& problem,
                                   std::string_view text);

}  // namespace peg
