// SPDX-License-Identifier: MIT
#pragma once

// The problems that can be chosen: for each board of the catalogue every pair of a vacancy and a
// finish that can be won, and figures on the English board. All proved winnable and measured
// beforehand (scripts/measure_problems.mjs); a test solves them again.

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/board/board.h"
#include "core/board/problem.h"

namespace peg {

// How hard a problem is for a person: by the luck that a player needs who makes jumps at random
// (the binary logarithm of the odds against solving it: 12 means one game in 2^12), and by its
// pegs, as nobody foresees a game of thirty jumps. With many pegs no problem is easy.
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
    bool classic = false;  // the problem that its board is known for
    // Of a collection with a name, which stands behind what has none: the name, and the fewest
    // moves that solve the problem, a proved number.
    std::string set;
    std::optional<int> fewest_moves;
};

// Which problems of a list are shown.
struct ProblemFilter {
    std::optional<Level> level;  // none: all levels
    bool unsolved = false;       // those alone that are not solved
};

// The problems of a catalogue board, by its name, grouped by vacancy; none for any other board.
std::vector<ListedProblem> problems_of(const Board& board, std::string_view name);
// Of the problem that a board of the catalogue is known for.
Level classic_level(const Board& board, std::string_view name, const Problem& classic);
// The figures on the English board, from easy to hard: first those to be brought to one peg, then
// those to be made out of the full board. Behind them the set "Puzzle-Peg, 1924".
std::vector<ListedProblem> figures();
// The positions of "Problems in Puzzle-Peg" by number of pegs, each with the fewest moves.
std::vector<ListedProblem> puzzle_peg(const Board& english);

// Equal for two problems of a board exactly if a symmetry of the board maps one to the other.
std::string problem_key(std::string_view board_text, const Board& board, const Problem& problem);

}  // namespace peg
