// SPDX-License-Identifier: MIT
#pragma once

// Enumerations in words.

#include <span>
#include <string>

#include "core/board/board.h"

namespace peg::words {

std::string list(std::span<const std::string> parts);           // "d4 out, c3 in"
std::string list_with_and(std::span<const std::string> parts);  // "1, 2 and 3"
std::string list_with_or(const Board& board, Bits holes);       // "a1, d4 or g7"

}  // namespace peg::words
