// SPDX-License-Identifier: MIT
#pragma once

// Results in words, for the command line and the interface. The functions give English clauses
// without a full stop, which the caller puts into a sentence.

#include <string>

#include "core/board/board.h"
#include "core/board/problem.h"
#include "core/proof/certificate.h"
#include "core/support/text.h"

namespace peg {

// "d4 empty" if only one hole is empty, otherwise the position in notation.
std::string start_words(const Board& board, Position start);
// "one peg in d4", "one peg anywhere", "as few pegs as possible", "the position x/oo".
std::string finish_words(const Board& board, const Finish& finish);
// "1 peg is left, in d4", "3 pegs are left".
std::string pegs_left_words(const Board& board, Position position);
// A probability with three digits: "0.25", "1.35e-08".
std::string odds_words(double odds);
// A certificate as a clause: "the pegs are worth 3, the finish needs 4, and no jump adds worth".
std::string proof_words(const Board& board, const Certificate& certificate);

}  // namespace peg
