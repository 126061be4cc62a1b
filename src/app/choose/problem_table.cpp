// SPDX-License-Identifier: MIT
// Made by scripts/measure_problems.mjs. Of wiegleb's e1 to e1 nothing is known but that it is hard:
// it is left out.

#include "app/choose/problem_table.h"

#include <algorithm>
#include <array>

namespace peg {

namespace {

struct Row {
    std::string_view board;
    std::string_view problems;
};

constexpr std::array kTable = std::to_array<Row>({
    {"english",
     "c1 c1 27, c1 c4 20, c1 f4 11, c1 c7 14, d1 d1 25, d1 a4 25, d1 d4 7, d1 d7 22, c2 c2 18, "
     "c2 c5 8, c2 f5 14, d2 d2 28, d2 a5 19, d2 d5 12, c3 c3 6, c3 f3 11, d3 a3 6, d3 d3 13, "
     "d3 d6 3, d4 d1 27, d4 d4 20"},
    {"european",
     "c1 e1 9, c1 b4 21, c1 e4 24, c1 e7 14, d2 a3 10, d2 d3 22, d2 d6 15, d3 d2 21, d3 a5 13, "
     "d3 d5 16"},
    {"wiegleb",
     "d1 d1 34, d1 a4 42, d1 d4 46, d1 g4 24, d1 d7 9, e1 b4 64, e1 e4 96, e1 e7 38, d2 d2 21, "
     "d2 a5 42, d2 d5 12, d2 g5 24, d2 d8 47, e2 e2 50, e2 b5 43, e2 e5 23, e2 e8 42, d3 d3 "
     "20, d3 a6 13, d3 d6 21, d3 g6 20, d3 d9 19, e3 e3 50, e3 b6 33, e3 e6 20, e3 e9 79, d4 "
     "d1 22, d4 d4 29, d4 g4 20, e4 e1 62, e4 b4 43, e4 e4 20, e4 e7 25, e5 e2 48, e5 e5 37"},
    {"asymmetric",
     "c1 c1 12, c1 c4 14, c1 f4 14, c1 c7 8, d1 d1 82, d1 a4 11, d1 d4 28, d1 g4 16, d1 d7 16, "
     "e1 e1 23, e1 b4 17, e1 e4 18, e1 h4 17, e1 e7 16, c2 c2 13, c2 c5 9, c2 f5 15, c2 c8 5, "
     "d2 d2 33, d2 a5 11, d2 d5 15, d2 g5 25, d2 d8 20, e2 e2 8, e2 b5 8, e2 e5 9, e2 h5 31, "
     "e2 e8 5, c3 c3 11, c3 c6 3, c3 f6 13, d3 d3 27, d3 a6 13, d3 d6 8, d3 g6 8, e3 e3 21, e3 "
     "b6 12, e3 e6 8, e3 h6 17, a4 d1 37, a4 a4 16, a4 d4 19, a4 g4 14, a4 d7 21, b4 e1 11, b4 "
     "b4 11, b4 e4 18, b4 h4 17, b4 e7 16, c4 c1 15, c4 c4 10, c4 f4 11, c4 c7 8, d4 d1 38, d4 "
     "a4 10, d4 d4 11, d4 g4 16, d4 d7 16, e4 e1 15, e4 b4 14, e4 e4 15, a5 d2 22, a5 a5 18, "
     "a5 d5 22, a5 g5 26, a5 d8 26, b5 e2 8, b5 b5 11, b5 e5 14, b5 h5 36, b5 e8 5, c5 c2 8, "
     "c5 c5 8, c5 f5 15, c5 c8 14, d5 d2 21, d5 a5 18, d5 d5 15, a6 d3 18, a6 a6 12, a6 d6 15, "
     "a6 g6 12, b6 e3 11, b6 b6 15, b6 e6 7, b6 h6 17, c6 c3 10, c6 c6 8"},
    {"diamond13", "c1 fewest 8, b2 fewest 8, c2 fewest 8, c3 fewest 8"},
    {"diamond25", "d1 fewest 8, c2 fewest 8, d2 fewest 8, c3 fewest 8, d3 fewest 8, d4 fewest 8"},
    {"diamond41", "d2 f2 71, d2 c5 48, e3 b4 83, e3 e7 34"},
    {"square6",
     "a1 a1 8, a1 d1 5, a1 d4 6, b1 b1 7, b1 e1 10, b1 b4 10, b1 e4 10, c1 c1 7, c1 f1 9, c1 "
     "c4 6, c1 f4 10, b2 b2 10, b2 e2 8, b2 e5 8, c2 c2 10, c2 f2 7, c2 c5 7, c2 f5 10, c3 c3 "
     "12, c3 f3 10, c3 f6 9"},
    {"triangle10", "a2 b2 5"},
    {"triangle15",
     "a1 a1 13, a1 a4 12, a1 c5 9, a2 a2 14, a2 c3 8, a2 a5 14, a2 d5 15, a3 b2 13, a3 a3 3, "
     "a3 c4 15, a3 e5 12, b3 c5 10"},
    {"triangle21",
     "a1 a1 13, a1 b3 13, a1 a4 6, a1 c5 5, a1 b6 10, a2 a2 8, a2 c3 9, a2 b4 5, a2 a5 11, a2 "
     "d5 16, a2 c6 11, a2 f6 11, a3 b2 13, a3 a3 8, a3 c4 4, a3 b5 21, a3 e5 11, a3 a6 15, a3 "
     "d6 9, b3 a1 15, b3 b3 12, b3 a4 11, b3 c5 7, b3 b6 7, b4 a2 9, b4 c3 9, b4 b4 6, b4 d5 "
     "9, b4 f6 12"},
    {"triangle28",
     "a2 b2 9, a2 a3 10, a2 c4 17, a2 b5 5, a2 e5 9, a2 a6 17, a2 d6 11, a2 c7 9, a2 f7 12, a3 "
     "a2 17, a3 c3 8, a3 b4 6, a3 a5 14, a3 d5 7, a3 c6 3, a3 f6 10, a3 b7 16, a3 e7 9, b4 b2 "
     "3, b4 a3 9, b4 c4 7, b4 b5 3, b4 e5 8, b4 a6 9, b4 d6 11, b4 c7 12, b4 f7 8"},
    {"triangle36",
     "a1 a1 13, a1 b3 7, a1 a4 14, a1 c5 10, a1 b6 14, a1 a7 3, a1 d7 7, a1 c8 6, a2 a2 10, a2 "
     "c3 10, a2 b4 6, a2 a5 10, a2 d5 8, a2 c6 4, a2 f6 6, a2 b7 29, a2 e7 7, a2 a8 13, a2 d8 "
     "9, a2 g8 14, a3 b2 10, a3 a3 11, a3 c4 9, a3 b5 14, a3 e5 9, a3 a6 6, a3 d6 7, a3 c7 5, "
     "a3 f7 18, a3 b8 3, a3 e8 10, a3 h8 15, b3 a1 13, b3 b3 17, b3 a4 10, b3 c5 2, b3 b6 9, "
     "b3 a7 10, b3 d7 10, b3 c8 6, a4 a1 13, a4 b3 16, a4 a4 7, a4 d4 15, a4 c5 4, a4 b6 2, a4 "
     "e6 9, a4 a7 10, a4 d7 7, a4 g7 9, a4 c8 6, a4 f8 10, b4 a2 14, b4 c3 6, b4 b4 16, b4 a5 "
     "9, b4 d5 9, b4 c6 10, b4 f6 6, b4 b7 26, b4 e7 13, b4 a8 11, b4 d8 9, b4 g8 13, b5 b2 9, "
     "b5 a3 6, b5 c4 9, b5 b5 16, b5 e5 9, b5 d6 11, b5 f7 25, b5 h8 15, c5 a1 13, c5 b3 18, "
     "c5 a4 15, c5 c5 7, c5 b6 14, c5 a7 3, c5 d7 14, c5 c8 9"},
    {"hexagon19", "a1 fewest 8, b1 fewest 8, b2 fewest 8, c3 fewest 8"},
    {"hexagon37",
     "b1 c1 2, b1 b2 10, b1 e2 9, b1 a3 7, b1 d3 8, b1 c4 8, b1 f4 20, b1 b5 12, b1 e5 12, b1 "
     "d6 14, b1 g6 12, b1 f7 8, b2 b1 11, b2 d2 12, b2 c3 8, b2 f3 5, b2 e4 5, b2 g5 8, b2 f6 "
     "10, c3 c1 3, c3 b2 5, c3 e2 6, c3 d3 9, c3 f4 19, c3 e5 11, c3 g6 8"},
    {"star13", "b1 b1 6, b1 a2 7, b1 b4 8, b1 d5 7, b2 b2 8, b2 d3 3"},
});

}  // namespace

std::string_view problem_table(std::string_view board_name) {
    const auto row = std::ranges::find(kTable, board_name, &Row::board);
    return row != kTable.end() ? row->problems : std::string_view{};
}

}  // namespace peg
