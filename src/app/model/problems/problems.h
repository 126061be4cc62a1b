// SPDX-License-Identifier: MIT
#pragma once

// The lists of problems: for each catalogue board every winnable pair of a vacancy and a finish,
// and figures on the English board. All were proved winnable and measured
// (scripts/measure_problems.mjs); a test solves them again.

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/board/board.h"
#include "core/board/problem.h"

namespace peg {

// How hard a problem is for a person: by the odds of random play (the binary logarithm of the odds
// against winning: 12 means one game in 2^12), and by the number of pegs, because nobody can
// foresee thirty jumps. No problem with many pegs is easy.
enum class Level : std::uint8_t { kEasy, kMedium, kHard, kExpert };
inline constexpr std::array kEveryLevel{Level::kEasy, Level::kMedium, Level::kHard, Level::kExpert};
inline constexpr int kManyPegs = 24;
Level level_of(int log2_odds, int pegs);

struct ListedProblem {
    std::string id;     // "problem:d4-d4", "figure:cross"
    std::string title;  // "d4 to d4", "Cross"
    std::string board;  // a catalogue name
    Problem problem;
    Level level = Level::kEasy;
    std::string key;       // as problem_key gives it
    bool classic = false;  // the best-known problem of its board
    // For problems of a named collection, listed after the others: its name, and the fewest moves
    // of a solution, as proved.
    std::string set;
    std::optional<int> fewest_moves;
};

// Which problems of a list are shown.
struct ProblemFilter {
    std::optional<Level> level;  // none: all levels
    bool unsolved = false;       // only problems that are not solved
};

// The problems of the catalogue board with this name, grouped by vacancy; empty for any other
// board.
std::vector<ListedProblem> problems_of(const Board& board, std::string_view name);
// The level of a catalogue board's classic problem.
Level classic_level(const Board& board, std::string_view name, const Problem& classic);
// The figures on the English board, from easy to hard: first those to reduce to one peg, then those
// to make from the full board, then the set "Puzzle-Peg, 1924".
std::vector<ListedProblem> figures();
// The positions of "Problems in Puzzle-Peg" by number of pegs, each with its fewest moves.
std::vector<ListedProblem> puzzle_peg(const Board& english);

// Two problems of a board have equal keys exactly if a symmetry of the board maps one to the other.
std::string problem_key(std::string_view board_text, const Board& board, const Problem& problem);

}  // namespace peg
