// SPDX-License-Identifier: MIT
#pragma once

// Notations in words, and moves that were read in one.

#include <string>

#include "app/kit/proof/reading.h"
#include "core/board/foreign_notation.h"
#include "core/board/hole_names.h"

namespace peg::words {

// In a sentence: "numbers from 1"
std::string in_words(Notation notation);
// A notation that can name the board's holes, with an example: "Numbers from 1: 17"
std::string name(const Board& board, Notation notation);
std::string pasted_moves(const GameReading& reading);  // "31 jumps, read as numbers from 1."
std::string pasted_end(const GameReading& reading);    // where they lead
// To choose from: "digits of column and row: d2-d4 b3-d3 ..., a solution"
std::string reading(const Board& board, const GameReading& reading);

}  // namespace peg::words
