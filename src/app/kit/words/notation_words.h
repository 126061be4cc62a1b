// SPDX-License-Identifier: MIT
#pragma once

// Names of the notations.

#include <string>

#include "core/board/notation/foreign_notation.h"

namespace peg::words {

// In a sentence: "numbers from 1"
std::string in_words(Notation notation);
// For a notation that can name the board's holes, with an example: "Numbers from 1: 17".
std::string name(const Board& board, Notation notation);

}  // namespace peg::words
