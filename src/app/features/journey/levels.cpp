// SPDX-License-Identifier: MIT
// In the order of README.md, which scripts/measure_journey.mjs writes from these rows.

#include "app/features/journey/levels.h"

#include <array>
#include <map>
#include <vector>

#include "app/kit/listing/ladder.h"
#include "core/board/notation/notation.h"
#include "words/phrases/boards.h"
#include "words/phrases/figures.h"
#include "words/phrases/levels.h"

namespace peg {

namespace {

struct LevelRow {
    std::string_view id;
    std::string_view board;
    std::string_view start;
    std::string_view finish;
    int fewest_moves;
};

constexpr std::array kLevelRows = std::to_array<LevelRow>({
    {"two_jumps", "square4", "xxoo/ooxo/oooo/oooo", "any", 1},
    {"arrowhead", "square4", "xooo/oxxo/oxoo/oooo", "any", 2},
    {"kite", "triangle10", "o/xo/oxx/oxoo", "any", 2},
    {"little_square", "square4", "oooo/oxxo/oxxo/oooo", "any", 2},
    {"crossroads", "diamond13", "..o/.oxo/xxoxx/.oxo/..o", "any", 4},
    {"ribbon", "rhombus16", "xooo/oxxo/oxxo/ooox", "any", 3},
    {"little_ring", "hexagon19", "ooo/oxxo/oxoxo/.oxxo/..ooo", "any", 3},
    {"tent", "triangle10", "x/oo/xxx/xoox", "any", 3},
    {"six", "english", "..ooo/..ooo/ooooooo/ooooooo/ooxoooo/..xxx/..xxx", "c5", 4},
    {"three", "english", "..ooo/..oxo/oooxxxo/ooooooo/ooooooo/..ooo/..ooo", "d2", 3},
    {"three_triangle", "triangle15", "o/oo/oox/ooxo/oxxoo", "b5", 3},
    {"ell", "english", "..ooo/..xoo/xxxxooo/xoooooo/xoooooo/..ooo/..ooo", "c2", 5},
    {"cross", "english", "..ooo/..oxo/ooxxxoo/oooxooo/oooxooo/..ooo/..ooo", "d4", 5},
    {"six_triangle", "triangle21", "o/xx/xxo/xxoo/ooxoo/oooooo", "c5", 3},
    {"raft", "square4", "oooo/xxxx/xxxx/oooo", "any", 4},
    {"compass", "english", "..oxo/..oxo/ooooooo/oxxoxxo/ooooooo/..oxo/..oxo", "d4", 5},
    {"propeller", "hexagon19", "xoo/ooxo/oxxox/.ooxo/..xoo", "any", 6},
    {"plus", "english", "..ooo/..oxo/oooxooo/oxxxxxo/oooxooo/..oxo/..ooo", "d4", 6},
    {"rhombus16", "rhombus16", "xoxx/xxxx/xxxx/xxxx", "any", 7},
    {"triangle10", "triangle10", "x/ox/xxx/xxxx", "any", 5},
    {"square4", "square4", "xoxx/xxxx/xxxx/xxxx", "any", 9},
    {"trapezoid18", "trapezoid18", "xxx/xxxx/xxoxx/xxxxxx", "any", 8},
    {"three_twice", "english", "..ooo/..oxo/oooxxxo/ooooooo/oxxxooo/..oxo/..ooo",
     "..ooo/..oxo/ooooooo/ooooooo/ooooooo/..oxo/..ooo", 6},
    {"small_diamond", "english", "..ooo/..oxo/ooxxxoo/oxxoxxo/ooxxxoo/..oxo/..ooo", "d4", 5},
    {"triangle21", "triangle21", "o/xx/xxx/xxxx/xxxxx/xxxxxx", "any", 10},
    {"empty_edge", "triangle15", "x/xx/oxx/xxxx/xxxxx", "any", 9},
    {"triangle15", "triangle15", "o/xx/xxx/xxxx/xxxxx", "any", 10},
    {"pinwheel", "english", "..oox/..xxx/xxoooxo/oxoxoxo/oxoooxx/..xxx/..xoo", "d4", 9},
    {"hourglass", "english", "..ooo/..xxx/ooxxxoo/oooxooo/ooxxxoo/..xxx/..ooo", "d4", 8},
    {"way_home", "english", "..ooo/..ooo/oooooox/ooooxxx/oxxoxxx/..ooo/..ooo", "d4", 6},
    {"empty_middle", "triangle15", "x/xx/xox/xxxx/xxxxx", "any", 11},
    {"pyramid", "english", "..ooo/..oxo/ooxxxoo/oxxxxxo/xxxxxxx/..ooo/..ooo", "d4", 8},
    {"ring", "english", "..ooo/..xxx/oxxoxxo/oxoooxo/oxxoxxo/..xxx/..ooo", "d4", 9},
    {"long_cross", "english", "..oxo/..oxo/ooxxxoo/xxxoxxx/ooxxxoo/..oxo/..oxo", "d4", 10},
    {"rectangle30", "rectangle30", "xxxxxx/xxxxxx/xxoxxx/xxxxxx/xxxxxx", "any", 13},
    {"fireplace", "english", "..xxx/..xxx/ooxxxoo/ooxoxoo/ooooooo/..ooo/..ooo", "d4", 8},
    {"windmill", "english", "..oox/..xox/xxoxoxo/ooxxxoo/oxoxoxx/..xox/..xoo", "d4", 10},
    {"corner_first", "english", "..xxx/..xxx/oooooox/ooooxxx/oxxoxxx/..ooo/..ooo", "d4", 9},
    {"plan", "english", "..xxx/..xxx/oooooox/ooooxxx/oxxoxxx/..xxx/..xxx", "d4", 13},
    {"english", "english", "..xxx/..xxx/xxxxxxx/xxxoxxx/xxxxxxx/..xxx/..xxx", "d4", 18},
});

// The fewest possible moves up to five and for the last level, otherwise up to a sixth more.
int star_moves(const LevelRow& row) {
    const bool strict = row.fewest_moves <= 5 || &row == &kLevelRows.back();
    return strict ? row.fewest_moves : few_moves(row.fewest_moves);
}

}  // namespace

std::span<const JourneyLevel> journey_levels() {
    static const std::vector<JourneyLevel> kLevels = [] {
        std::map<std::string_view, std::shared_ptr<const Board>> boards;
        std::vector<JourneyLevel> levels;
        levels.reserve(kLevelRows.size());
        for (const LevelRow& row : kLevelRows) {
            auto& board = boards[row.board];
            if (!board) board = std::make_shared<const Board>(parse_board_name(row.board)->board);
            const Problem problem{*parse_position(*board, row.start),
                                  *parse_finish(*board, row.finish), std::nullopt};
            levels.push_back({row.id, row.board, board, problem,
                              problem_key(row.board, *board, problem), row.fewest_moves,
                              star_moves(row)});
        }
        return levels;
    }();
    return kLevels;
}

// A level that is a figure or a board's classic problem has the name of that.
std::string title(const JourneyLevel& level) {
    for (const auto& look_up : {phrase::levels, phrase::figures, phrase::boards})
        if (std::string name = look_up(level.id); !name.empty()) return name;
    return std::string(level.id);
}

}  // namespace peg
