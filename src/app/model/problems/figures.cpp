// SPDX-License-Identifier: MIT
// Figures on the English board. The cross, plus, fireplace, pyramid, up arrow and diamond are
// classics (Beasley, The Ins and Outs of Peg Solitaire, and older books). The others are all
// winnable positions that look like something and have the symmetry of a square, a windmill, a
// rectangle or a leaf. The figures to make from the full board are complements of such positions.

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "app/model/problems/problems.h"
#include "core/board/notation/notation.h"
#include "words/phrases/figures.h"

namespace peg {

namespace {

struct Figure {
    std::string_view id;  // key of the name in the language files
    std::string_view start;
    std::string_view finish;
    int log2_odds;  // mean of three games, measured by scripts/measure_problems.mjs
};

constexpr std::string_view kFull = "..xxx/..xxx/xxxxxxx/xxxoxxx/xxxxxxx/..xxx/..xxx";

constexpr std::array kFigures = std::to_array<Figure>({
    {"cross", "..ooo/..oxo/ooxxxoo/oooxooo/oooxooo/..ooo/..ooo", "d4", 6},
    {"compass", "..oxo/..oxo/ooooooo/oxxoxxo/ooooooo/..oxo/..oxo", "d4", 6},
    {"plus", "..ooo/..oxo/oooxooo/oxxxxxo/oooxooo/..oxo/..ooo", "d4", 8},
    {"swirl", "..ooo/..xxo/ooxoxxo/oxoxoxo/oxxoxoo/..oxx/..ooo", "d4", 10},
    {"small_diamond", "..ooo/..oxo/ooxxxoo/oxxoxxo/ooxxxoo/..oxo/..ooo", "d4", 11},
    {"pinwheel", "..oox/..xxx/xxoooxo/oxoxoxo/oxoooxx/..xxx/..xoo", "d4", 12},
    {"ribbon", "..oox/..xxx/oxoooxx/oxoxoxo/xxoooxo/..xxx/..xoo", "d4", 12},
    {"ring", "..ooo/..xxx/oxxoxxo/oxoooxo/oxxoxxo/..xxx/..ooo", "d4", 13},
    {"bow", "..ooo/..ooo/oxxoxxo/xxxxxxx/oxxoxxo/..ooo/..ooo", "d4", 13},
    {"gate", "..ooo/..ooo/xxoxoxx/xxxxxxx/xxoxoxx/..ooo/..ooo", "d4", 13},
    {"spindle", "..ooo/..ooo/ooxxxoo/xxxxxxx/ooxxxoo/..ooo/..ooo", "d4", 13},
    {"leaf", "..ooo/..xxo/oxxxxoo/oxxoxxo/ooxxxxo/..oxx/..ooo", "d4", 13},
    {"pyramid", "..ooo/..oxo/ooxxxoo/oxxxxxo/xxxxxxx/..ooo/..ooo", "d4", 14},
    {"long_cross", "..oxo/..oxo/ooxxxoo/xxxoxxx/ooxxxoo/..oxo/..oxo", "d4", 14},
    {"raft", "..ooo/..ooo/oxxxxxo/xxxoxxx/oxxxxxo/..ooo/..ooo", "d4", 14},
    {"hourglass", "..ooo/..xxx/ooxxxoo/oooxooo/ooxxxoo/..xxx/..ooo", "d4", 14},
    {"dumbbell", "..xxx/..xxx/oooxooo/oxxoxxo/oooxooo/..xxx/..xxx", "d4", 15},
    {"octagon", "..ooo/..xxx/oxxxxxo/oxxoxxo/oxxxxxo/..xxx/..ooo", "d4", 16},
    {"eye", "..ooo/..ooo/oxxxxxo/xxoxoxx/oxxxxxo/..ooo/..ooo", "d4", 16},
    {"fireplace", "..xxx/..xxx/ooxxxoo/ooxoxoo/ooooooo/..ooo/..ooo", "d4", 18},
    {"windmill", "..oox/..xox/xxoxoxo/ooxxxoo/oxoxoxx/..xox/..xoo", "d4", 19},
    {"spool", "..ooo/..ooo/oxxxxxo/ooxxxoo/oxxxxxo/..ooo/..ooo", "d4", 19},
    {"up_arrow", "..oxo/..xxx/oxxxxxo/oooxooo/oooxooo/..xxx/..xxx", "d4", 21},
    {"halo", "..oxo/..xxx/oxxoxxo/xxoooxx/oxxoxxo/..xxx/..oxo", "d4", 22},
    {"diamond", "..oxo/..xxx/oxxxxxo/xxxoxxx/oxxxxxo/..xxx/..oxo", "d4", 23},
    {"propeller", "..ooo/..xoo/ooxxxxo/ooxxxoo/oxxxxoo/..oox/..ooo", "d4", 26},
    {"crystal", "..xox/..xxx/xxoxoxx/oxxxxxo/xxoxoxx/..xxx/..xox", "d4", 27},
    {"fortress", "..xxx/..xxx/xxoooxx/xxoxoxx/xxoooxx/..xxx/..xxx", "d4", 29},
    {"ladder", "..ooo/..ooo/xxxxxxx/xxoxoxx/xxxxxxx/..ooo/..ooo", "d4", 30},
    {"window", "..xxx/..xxx/xxoxoxx/xxxxxxx/xxoxoxx/..xxx/..xxx", "d4", 32},
    {"snowflake", "..xox/..xxx/xxxxxxx/oxxoxxo/xxxxxxx/..xxx/..xox", "d4", 38},

    {"make_corners", kFull, "..ooo/..ooo/ooxoxoo/ooooooo/ooxoxoo/..ooo/..ooo", 10},
    {"make_fireplace", kFull, "..xxx/..xxx/ooxxxoo/ooxoxoo/ooooooo/..ooo/..ooo", 33},
    {"make_star", kFull, "..xox/..ooo/xooxoox/ooxxxoo/xooxoox/..ooo/..xox", 34},
    {"make_winds", kFull, "..oxo/..ooo/ooooooo/xooxoox/ooooooo/..ooo/..oxo", 45},
    {"make_ring", kFull, "..ooo/..ooo/ooxxxoo/ooxoxoo/ooxxxoo/..ooo/..ooo", 51},
    {"make_cross", kFull, "..ooo/..oxo/ooxxxoo/oooxooo/oooxooo/..ooo/..ooo", 55},
});

}  // namespace

std::vector<ListedProblem> figures() {
    const Board english = parse_board_name("english")->board;
    std::vector<ListedProblem> list;
    for (const Figure& figure : kFigures) {
        const auto start = parse_position(english, figure.start);
        const auto finish = parse_finish(english, figure.finish);
        if (!start || !finish) continue;
        const Problem problem{*start, *finish};
        list.push_back({"figure:" + std::string(figure.id), phrase::figures(figure.id), "english",
                        problem, level_of(figure.log2_odds, peg_count(*start)),
                        problem_key("english", english, problem)});
    }
    std::ranges::stable_sort(list, {}, [](const ListedProblem& listed) {
        return std::pair(listed.problem.finish.kind, listed.level);
    });
    std::ranges::move(puzzle_peg(english), std::back_inserter(list));
    return list;
}

}  // namespace peg
