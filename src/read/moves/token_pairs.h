// SPDX-License-Identifier: MIT
#pragma once

// Tokens that together form a pair of numbers.

#include <optional>
#include <vector>

#include "read/moves/move_tokens.h"

namespace peg {

// Turns "row 1, column 3" and "x: 3, y: 1" into pairs.
void join_named_pairs(std::vector<MoveToken>& tokens);

// The text with each two numbers that have a comma between them as a pair: "3,1 to 3,3". Nothing if
// there are none.
std::optional<MoveText> with_bare_pairs(const MoveText& text);

}  // namespace peg
