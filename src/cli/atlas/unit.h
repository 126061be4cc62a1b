// SPDX-License-Identifier: MIT
#pragma once

// The atlas of a board is made of units, each of which is found by itself. They are known by the
// board alone, and always in this order: for each vacancy, one for all those that symmetries map to
// each other, how many positions can be reached, then the fewest pegs that can be left, then each
// single-vacancy problem that the rule of three allows; and after all of these, where the rule of
// three allows them, the double-vacancy complement problems: all holes full but two, and at the end
// all empty but these.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/board/board.h"
#include "core/board/problem.h"

namespace peg {

struct Unit {
    enum class Kind : std::uint8_t { kPositions, kFewestPegs, kProblem, kDoubleVacancy };
    Kind kind = Kind::kProblem;
    // The board full but for a vacancy; of kProblem to one peg in a hole, of the two before to
    // `fewest`.
    Problem problem;
};

std::vector<Unit> atlas_units(const Board& board);

// The hole that is empty at the start, or "c1 d1" for the two.
std::string vacancy_words(const Board& board, const Unit& unit);
// How many single-vacancy problems from this start the rule of three excludes, up to symmetry.
std::size_t excluded_problems(const Board& board, Position start);

// As a store calls the kinds: "positions", "fewest_pegs", "problem", "double_vacancy".
std::string_view kind_name(Unit::Kind kind);
// In words: "positions from d4", "fewest pegs from d4", "d4 to d7", "c1 d1 to their complement".
std::string unit_words(const Board& board, const Unit& unit);
// The command that finds the same by itself: "lastpeg solve english --vacancy d4 --finish d7
// --shortest".
std::string unit_command(const Board& board, const Unit& unit);

}  // namespace peg
