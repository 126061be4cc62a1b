// SPDX-License-Identifier: MIT
#pragma once

// The problems that can be chosen: for each board of the catalogue every pair of a vacancy and a
// finish that can be won, and figures on the English board. All proved winnable and measured
// beforehand (scripts/measure_problems.mjs); a test solves them again.

#include <string>
#include <string_view>
#include <vector>

#include "core/board.h"
#include "core/problem.h"

namespace peg {

// How much luck a player without care needs, in tosses of a coin.
enum class Level : std::uint8_t { kEasy, kMedium, kHard, kExpert };
Level level_of(int tosses);

struct ListedProblem {
    std::string id;     // "problem:d4-d4", "figure:cross"
    std::string title;  // "d4 to d4", "Cross"
    std::string board;  // a catalogue name
    Problem problem;
    Level level = Level::kEasy;
    std::string key;  // as problem_key gives it
};

// Those of a catalogue board, by its name, grouped by vacancy; none for any other board.
std::vector<ListedProblem> problems_of(const Board& board, std::string_view name);
// On the English board, from easy to hard: first those to be brought to one peg, then those to be
// made out of the full board.
std::vector<ListedProblem> figures(const Board& english);

// The same for two problems of a board exactly if a symmetry maps one to the other.
std::string problem_key(std::string_view board_text, const Board& board, const Problem& problem);

}  // namespace peg
