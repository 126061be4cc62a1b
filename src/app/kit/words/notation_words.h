// SPDX-License-Identifier: MIT
#pragma once

// How the notations of moves are called.

#include <string>

#include "core/board/foreign_notation.h"

namespace peg::words {

// In a sentence: "numbers from 1"
std::string in_words(Notation notation);
// A notation that can name the board's holes, with an example: "Numbers from 1: 17"
std::string name(const Board& board, Notation notation);

}  // namespace peg::words
