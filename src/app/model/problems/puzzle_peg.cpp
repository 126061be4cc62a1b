// SPDX-License-Identifier: MIT
// Thirty positions on the English board from "Problems in Puzzle-Peg" by Lubbers and Bell, 1924,
// each to one peg in the centre. The planning competition of 2008 (IPC-2008, domain "peg
// solitaire") used them and asked for the fewest moves. The numbers here are proved (`lastpeg solve
// --shortest`), and a test proves them again. Three of the positions are also among the figures,
// and the last one is the classic problem.

#include <array>
#include <string>

#include "app/model/problems/problems.h"
#include "core/board/notation/notation.h"

namespace peg {

namespace {

struct Entry {
    int number;              // in the competition
    std::string_view title;  // number and name in the book
    std::string_view start;
    int fewest_moves;
    int log2_odds;  // mean of three games, measured by scripts/measure_problems.mjs
};

constexpr std::array kPositions = std::to_array<Entry>({
    {1, "2 Novice", "..ooo/..oxo/ooxoxoo/oxooxoo/ooooooo/..ooo/..ooo", 2, 3},
    {2, "14 Move right", "..ooo/..ooo/ooooxoo/ooxxooo/oooxxoo/..oxo/..ooo", 5, 7},
    {3, "11 Relief", "..ooo/..ooo/oxoxxoo/ooxxxoo/oooxooo/..ooo/..ooo", 4, 9},
    {4, "46 Looks easy", "..xxo/..xxo/ooooooo/ooooxxo/ooooooo/..xxo/..ooo", 4, 9},
    {5, "58 Doctor", "..ooo/..oxo/ooxoxxo/oxoxooo/oxxoxoo/..ooo/..ooo", 4, 9},
    {6, "6 Novice", "..ooo/..xxo/oxxxxoo/oxooooo/ooxoxoo/..oxo/..ooo", 4, 11},
    {7, "61 Stump", "..ooo/..oxo/ooxooxo/oooooxx/ooxooxo/..xox/..xxo", 3, 7},
    {8, "20 Pup", "..ooo/..oox/ooxxxoo/ooxxxoo/ooxxxxo/..oxo/..ooo", 6, 15},
    {9, "68 From 21", "..xoo/..oxo/ooxxxoo/oxooxxo/ooxxxoo/..oxo/..ooo", 5, 9},
    {10, "62 Advert", "..xxo/..xxo/ooxxooo/oxooxxo/ooxxooo/..xxo/..ooo", 6, 12},
    {11, "67 Banker", "..xxo/..xoo/oooxxoo/oooxxxx/ooooxoo/..xxo/..xoo", 7, 15},
    {12, "41 Start", "..ooo/..oxo/xxxxooo/xxxxooo/xxxxooo/..oxo/..ooo", 8, 12},
    {13, "55 Kansas City", "..ooo/..xoo/xoxxxxo/oxoxooo/oxxooxx/..oox/..oox", 9, 14},
    {14, "40 De Roire", "..ooo/..ooo/oooxoxo/xoxxxox/xxooxxx/..oxo/..xxo", 7, 19},
    {15, "51 SC", "..ooo/..xxo/xxxooxo/ooxoxxx/xxoxxoo/..oxo/..ooo", 8, 14},
    {16, "70 Spearhead", "..oox/..oxo/ooxooxx/oxxoxxx/ooxooxx/..oxo/..oox", 8, 12},
    {17, "30 Gridley", "..oxo/..oxo/ooxxxoo/xxxoxxx/ooxxxoo/..oxo/..oxo", 10, 14},
    {18, "60 Bunch", "..ooo/..oxo/ooxoxxx/oooooxx/oxxoxxx/..oxx/..oxx", 7, 22},
    {19, "63 Shave Pig", "..ooo/..oxx/ooxoxxx/xxoooxx/xxxxxoo/..xoo/..ooo", 8, 15},
    {20, "44 Cyclone", "..oox/..oox/ooxxooo/oxxxxxx/ooxxxoo/..xxx/..oxo", 7, 18},
    {21, "80 Doctor II", "..oxx/..oxx/oxxooxx/oxxxxoo/oxxooxx/..xoo/..ooo", 8, 17},
    {22, "92 Peggy", "..oxo/..oxo/xxoxoxo/oxxoxxx/xxoxoxo/..oxo/..oxo", 6, 15},
    {23, "47 Raleigh", "..oxx/..oxx/ooxxxxo/xxxxooo/oooxxoo/..oxx/..oxx", 8, 18},
    {24, "31 $", "..ooo/..xxo/xxoxoxx/xxoxoxx/xxoxoxo/..oxx/..oox", 8, 15},
    {25, "71 One unusual", "..xxo/..xxo/ooxxooo/xxxxxxx/ooxxooo/..xxo/..xxo", 8, 16},
    {26, "104 Puzzle Peg Jr.", "..ooo/..xxx/oxxxxxo/oxxoxxo/oxxxxxo/..xxx/..ooo", 9, 16},
    {27, "84 Scatter", "..oxo/..xxx/xxoxoxx/oxxxoxx/xxxxoxx/..oxx/..oxo", 7, 17},
    {28, "74 At home", "..xox/..xxx/xxoxoxx/oxxxxxo/xxoxoxx/..xxx/..xox", 12, 27},
    {29, "99 Hard", "..oxx/..xxx/oxoxxxx/xxxxxxx/oxoxxxx/..xxx/..xxx", 11, 15},
    {30, "Plain", "..xxx/..xxx/xxxxxxx/xxxoxxx/xxxxxxx/..xxx/..xxx", 18, 20},
});

}  // namespace

std::vector<ListedProblem> puzzle_peg(const Board& english) {
    std::vector<ListedProblem> list;
    for (const Entry& entry : kPositions) {
        const auto start = parse_position(english, entry.start);
        const auto centre = parse_hole(english, "d4");
        if (!start || !centre) continue;
        const Problem problem{*start, Finish::at(*centre)};
        list.push_back({.id = "figure:puzzle_peg_" + std::to_string(entry.number),
                        .title = std::string(entry.title),
                        .board = "english",
                        .problem = problem,
                        .level = level_of(entry.log2_odds, peg_count(*start)),
                        .key = problem_key("english", english, problem),
                        .set = "Puzzle-Peg, 1924",
                        .fewest_moves = entry.fewest_moves});
    }
    return list;
}

}  // namespace peg
