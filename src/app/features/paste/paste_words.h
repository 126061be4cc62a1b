// SPDX-License-Identifier: MIT
#pragma once

// What is said of games that were pasted.

#include <string>

#include "app/kit/proof/reading.h"
#include "core/board/foreign_notation.h"

namespace peg::words {

std::string pasted_moves(const GameReading& reading);  // "31 jumps, read as numbers from 1."
std::string pasted_end(const GameReading& reading);    // where they lead
// To choose from: "digits of column and row: d2-d4 b3-d3 ..., a solution"
std::string reading(const Board& board, const GameReading& reading);

}  // namespace peg::words
