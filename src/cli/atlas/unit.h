// SPDX-License-Identifier: MIT
#pragma once

// The atlas of a board consists of units, each of which is searched on its own. The board alone
// determines the units and their order. For each vacancy, up to symmetry: the number of reachable
// positions, the fewest pegs that can be left, and each single-vacancy problem that the rule of
// three allows. After all vacancies: the double-vacancy complement problems that the rule of three
// allows (all holes full but two, and at the end all empty but these two).

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/board/board.h"
#include "core/board/problem.h"

namespace peg {

struct Unit {
    enum class Kind : std::uint8_t { kPositions, kMinPegs, kProblem, kDoubleVacancy };
    Kind kind = Kind::kProblem;
    // The start is the full board but for the vacancy. The finish is one peg in a hole for
    // kProblem, `fewest` for kPositions and kMinPegs.
    Problem problem;
};

std::vector<Unit> atlas_units(const Board& board);

// The hole that is empty at the start, or both holes: "c1 d1".
std::string vacancy_words(const Board& board, const Unit& unit);
// Number of single-vacancy problems from this start that the rule of three excludes, up to
// symmetry.
std::size_t excluded_problems(const Board& board, Position start);

// The name of a kind in stores: "positions", "fewest_pegs", "problem", "double_vacancy".
std::string_view kind_name(Unit::Kind kind);
// The unit in words: "positions from d4", "fewest pegs from d4", "d4 to d7", "c1 d1 to their
// complement".
std::string unit_words(const Board& board, const Unit& unit);
// The command that finds the same result: "lastpeg solve english --vacancy d4 --finish d7
// --shortest".
std::string unit_command(const Board& board, const Unit& unit);

}  // namespace peg
