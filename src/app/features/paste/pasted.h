// SPDX-License-Identifier: MIT
#pragma once

// What a text is in our own notation, which the page reads itself: a position, a board, or the
// moves of a game.

#include <cstddef>
#include <optional>
#include <string_view>

#include "app/kit/ask/read_question.h"

namespace peg {

// The longest text that is looked at, in bytes.
inline constexpr std::size_t kMaxPasted = 100'000;

// Any text without blanks at its ends. `problem` is played on the board at hand. Nothing where it
// is none of these exactly. Cost: linear.
std::optional<ReadAnswer> read_own(const Board& board, const Problem& problem,
                                   std::string_view text);

}  // namespace peg
