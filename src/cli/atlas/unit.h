// SPDX-License-Identifier: MIT
#pragma once

// The atlas of a board is made of units, each of which is found by itself. They are known by the
// board alone, and always in this order: for each vacancy, one for all those that symmetries map to
// each other, how many positions can be reached, then the fewest pegs that can be left, then each
// single-vacancy problem that the rule of three allows.

#include <string>
#include <vector>

#include "core/board/board.h"
#include "core/board/problem.h"

namespace peg {

struct Unit {
    enum class Kind : std::uint8_t { kPositions, kFewestPegs, kProblem };
    Kind kind = Kind::kProblem;
    // The board full but for a vacancy; of kProblem to one peg in a hole, of the others to
    // `fewest`.
    Problem problem;

    bool operator==(const Unit&) const = default;
};

std::vector<Unit> atlas_units(const Board& board);

Hole vacancy_of(const Board& board, const Unit& unit);
// How many problems with this vacancy the rule of three excludes, counted up to symmetry.
std::size_t excluded_problems(const Board& board, Hole vacancy);

// As a store calls the kinds: "positions", "fewest_pegs", "problem".
std::string_view kind_name(Unit::Kind kind);
// In words: "positions from d4", "fewest pegs from d4", "d4 to d7".
std::string unit_words(const Board& board, const Unit& unit);
// The command that finds the same by itself: "lastpeg solve english --vacancy d4 --finish d7
// --shortest".
std::string unit_command(const Board& board, const Unit& unit);

}  // namespace peg
