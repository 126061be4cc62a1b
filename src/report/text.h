// SPDX-License-Identifier: MIT
#pragma once

// Results in words, for people.

#include <cstdint>
#include <string>
#include <string_view>

#include "core/board.h"
#include "core/problem.h"
#include "core/proof.h"

namespace peg {

// What a sentence may quote of foreign text: short, and nothing that is not printable ASCII.
std::string in_quotes(std::string_view text);

// "1,234,567", from a number or its digits.
std::string grouped(std::uint64_t number);
std::string grouped(std::string digits);
// "1 jump", "31 jumps", "1,234 nodes".
std::string counted(std::uint64_t number, std::string_view noun);

// "d4 empty" where only one hole is, else the position.
std::string start_words(const Board& board, Position start);
// "one peg in d4", "one peg anywhere", "as few pegs as possible", "the position x/oo".
std::string finish_words(const Board& board, const Finish& finish);
// "1 peg is left, in d4", "3 pegs are left".
std::string pegs_left_words(const Board& board, Position position);
// A proof as a clause: "the pegs are worth 3, the finish needs 4, and no jump adds worth".
std::string proof_words(const Board& board, const Proof& proof);

// Why a jump is not legal in a position in which it is not: "d2 is empty".
std::string obstacle_words(const Board& board, Position position, JumpId jump);

}  // namespace peg
