// SPDX-License-Identifier: MIT
// Made by scripts/measure_problems.mjs. Left out: wiegleb's e1 to e1, which is too hard to decide.

#include "app/model/problems/problem_table.h"

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
    {"diamond32",
     "d1 d1 25, d1 a4 23, d1 d4 17, d1 g4 21, d1 d7 14, c2 c2 10, c2 f2 12, c2 c5 15, c2 f5 "
     "10, d2 d2 21, d2 d5 15, d2 g5 10, b3 b3 10, b3 e3 10, b3 e6 14, c3 c3 12, c3 f3 11, c3 "
     "c6 11, c3 f6 11, d3 d3 14, d3 g3 13, d3 d6 10, a4 d1 15, a4 a4 42, a4 d4 36, a4 g4 21, "
     "b4 e1 14, b4 b4 20, b4 e4 16, b4 h4 27, c4 c4 18, c4 f4 10, d4 d1 9, d4 a4 28, d4 d4 "
     "20, d4 g4 21"},
    {"diamond41", "d2 f2 71, d2 c5 48, e3 b4 83, e3 e7 34"},
    {"square4", "b1 c1 5, b1 c4 5"},
    {"square5", "c1 c2 14, c1 c5 8, c2 c1 13, c2 c4 13"},
    {"square6",
     "a1 a1 8, a1 d1 5, a1 d4 6, b1 b1 7, b1 e1 10, b1 b4 10, b1 e4 10, c1 c1 7, c1 f1 9, c1 "
     "c4 6, c1 f4 10, b2 b2 10, b2 e2 8, b2 e5 8, c2 c2 10, c2 f2 7, c2 c5 7, c2 f5 10, c3 c3 "
     "12, c3 f3 10, c3 f6 9"},
    {"square7",
     "b1 c1 10, b1 f1 16, b1 c4 7, b1 f4 7, b1 c7 12, b1 f7 8, c1 b1 21, c1 e1 8, c1 b4 7, "
     "c1 e4 12, c1 b7 8, c1 e7 9, d2 a3 11, d2 d3 12, d2 a6 9, d2 d6 8, d3 a2 12, d3 d2 15, "
     "d3 a5 10, d3 d5 9"},
    {"rectangle30",
     "a1 a1 10, a1 d1 7, a1 a4 11, a1 d4 10, b1 b1 16, b1 e1 12, b1 b4 16, b1 e4 14, c1 c1 "
     "12, c1 f1 9, c1 c4 13, c1 f4 10, a2 a2 14, a2 d2 12, a2 a5 12, a2 d5 4, b2 b2 26, b2 "
     "e2 19, b2 b5 17, b2 e5 15, c2 c2 17, c2 f2 14, c2 c5 5, c2 f5 8, a3 a3 6, a3 d3 5, b3 "
     "b3 8, b3 e3 11, c3 c3 12, c3 f3 6"},
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
    {"triangle45",
     "a1 a1 15, a1 b3 20, a1 a4 18, a1 c5 8, a1 b6 10, a1 a7 10, a1 d7 13, a1 c8 7, a1 b9 5, "
     "a1 e9 10, a2 a2 10, a2 c3 10, a2 b4 14, a2 a5 11, a2 d5 8, a2 c6 15, a2 f6 14, a2 b7 "
     "14, a2 e7 11, a2 a8 17, a2 d8 20, a2 g8 20, a2 c9 9, a2 f9 16, a2 i9 15, a3 b2 11, a3 "
     "a3 10, a3 c4 15, a3 b5 12, a3 e5 11, a3 a6 12, a3 d6 12, a3 c7 15, a3 f7 14, a3 b8 12, "
     "a3 e8 15, a3 h8 20, a3 a9 14, a3 d9 14, a3 g9 8, b3 a1 14, b3 b3 19, b3 a4 13, b3 c5 "
     "6, b3 b6 7, b3 a7 5, b3 d7 18, b3 c8 2, b3 b9 17, b3 e9 8, a4 a1 13, a4 b3 13, a4 a4 "
     "13, a4 d4 13, a4 c5 10, a4 b6 13, a4 e6 20, a4 a7 10, a4 d7 13, a4 g7 12, a4 c8 14, a4 "
     "f8 14, a4 b9 5, a4 e9 7, a4 h9 17, b4 a2 13, b4 c3 11, b4 b4 11, b4 a5 7, b4 d5 11, b4 "
     "c6 8, b4 f6 8, b4 b7 12, b4 e7 7, b4 a8 10, b4 d8 23, b4 g8 26, b4 c9 8, b4 f9 17, b4 "
     "i9 14, a5 a2 20, a5 c3 9, a5 b4 20, a5 a5 17, a5 d5 10, a5 c6 16, a5 f6 10, a5 e7 11, "
     "a5 g8 20, a5 i9 15, b5 b2 8, b5 a3 11, b5 c4 2, b5 b5 10, b5 e5 8, b5 a6 19, b5 d6 21, "
     "b5 c7 6, b5 f7 16, b5 b8 12, b5 e8 15, b5 h8 20, b5 a9 14, b5 d9 10, b5 g9 8, c5 a1 "
     "13, c5 b3 19, c5 a4 13, c5 c5 15, c5 b6 7, c5 a7 8, c5 d7 13, c5 c8 13, c5 b9 17, c5 "
     "e9 11, c6 a2 13, c6 c3 10, c6 b4 5, c6 a5 8, c6 d5 16, c6 c6 7, c6 f6 10, c6 e7 15, c6 "
     "g8 5, c6 i9 13"},
    {"triangle55",
     "a2 b2 8, a2 a3 9, a2 c4 15, a2 b5 15, a2 e5 9, a2 a6 11, a2 d6 7, a2 c7 7, a2 f7 7, a2 "
     "b8 8, a2 e8 2, a2 h8 6, a2 a9 8, a2 d9 17, a2 g9 8, a2 c10 8, a2 f10 7, a2 i10 14, a3 "
     "a2 11, a3 c3 18, a3 b4 13, a3 a5 11, a3 d5 7, a3 c6 7, a3 f6 9, a3 b7 8, a3 e7 7, a3 "
     "a8 10, a3 d8 13, a3 g8 4, a3 c9 12, a3 f9 13, a3 i9 11, a3 b10 8, a3 e10 16, a3 h10 8, "
     "b4 b2 11, b4 a3 3, b4 c4 11, b4 b5 10, b4 e5 9, b4 a6 11, b4 d6 9, b4 c7 1, b4 f7 8, "
     "b4 b8 11, b4 e8 6, b4 h8 13, b4 a9 14, b4 d9 13, b4 g9 15, b4 c10 12, b4 f10 7, b4 i10 "
     "8, a5 b2 6, a5 a3 3, a5 c4 6, a5 b5 6, a5 e5 9, a5 a6 10, a5 d6 7, a5 c7 8, a5 f7 7, "
     "a5 b8 6, a5 e8 2, a5 h8 13, a5 a9 15, a5 d9 13, a5 g9 8, a5 c10 12, a5 f10 7, a5 i10 "
     "14, b5 a2 14, b5 c3 9, b5 b4 6, b5 a5 5, b5 d5 15, b5 c6 2, b5 f6 10, b5 b7 16, b5 e7 "
     "7, b5 a8 4, b5 d8 8, b5 g8 13, b5 c9 12, b5 f9 11, b5 i9 11, b5 b10 11, b5 e10 16, b5 "
     "h10 13, c6 b2 8, c6 a3 8, c6 c4 8, c6 b5 13, c6 e5 12, c6 a6 13, c6 d6 7, c6 c7 13, c6 "
     "f7 11, c6 b8 11, c6 e8 8, c6 h8 8, c6 a9 14, c6 d9 16, c6 g9 8, c6 c10 12, c6 f10 9, "
     "c6 i10 14"},
    {"trapezoid18",
     "a1 a1 12, a1 c2 8, a1 b3 9, a1 e3 6, a1 a4 11, a1 d4 10, b1 b1 13, b1 a2 8, b1 c3 5, "
     "b1 b4 12, a2 b1 16, a2 a2 6, a2 d2 15, a2 c3 8, a2 b4 14, a2 e4 17, b2 c1 7, b2 b2 2, "
     "b2 a3 8, b2 d3 10, b2 c4 6, b2 f4 7, a3 c1 8, a3 b2 8, a3 a3 13, a3 d3 15, a3 c4 14, "
     "a3 f4 12, b3 a1 8, b3 c2 5, b3 b3 10, b3 e3 6, b3 a4 12, b3 d4 11, c3 b1 11, c3 a2 8, "
     "c3 c3 6, c3 b4 7, a4 a1 9, a4 c2 5, a4 b3 8, a4 e3 7, a4 a4 9, a4 d4 10, b4 b1 16, b4 "
     "a2 8, b4 d2 8, b4 c3 5, b4 b4 11, b4 e4 11, c4 c1 9, c4 b2 5, c4 a3 13, c4 d3 8, c4 c4 "
     "6, c4 f4 7"},
    {"rhombus16",
     "b1 c1 7, b1 b2 2, b1 a3 7, b1 d3 8, b1 c4 5, c1 b1 8, c1 a2 4, c1 d2 7, c1 c3 6, c1 b4 "
     "6, b2 b1 8, b2 d2 7, b2 c3 2"},
    {"rhombus25",
     "a1 c1 15, a1 b2 16, a1 e2 15, a1 d3 7, a1 e5 18, c1 a1 18, c1 d1 14, c1 c2 10, c1 b3 "
     "9, c1 e3 13, c1 a4 4, c1 d4 13, c1 c5 5, d1 c1 13, d1 b2 16, d1 e2 15, d1 a3 8, d1 d3 "
     "14, d1 c4 9, d1 b5 15, d1 e5 18, b2 a1 20, b2 d1 16, b2 c2 6, b2 e3 9, b2 d4 28, c2 c1 "
     "12, c2 b2 24, c2 e2 16, c2 a3 11, c2 d3 7, c2 c4 3, c2 b5 14, c2 e5 19"},
    {"rhombus36",
     "a1 a1 9, a1 d1 8, a1 c2 4, a1 f2 3, a1 e3 9, a1 d4 7, a1 f5 9, b1 b1 11, b1 e1 3, b1 "
     "a2 8, b1 d2 5, b1 c3 5, b1 f3 6, b1 b4 9, b1 e4 6, b1 a5 1, b1 d5 8, b1 c6 11, b1 f6 "
     "5, c1 c1 8, c1 f1 13, c1 b2 12, c1 e2 4, c1 a3 8, c1 d3 5, c1 c4 10, c1 f4 8, c1 b5 "
     "11, c1 e5 13, c1 a6 13, c1 d6 10, d1 a1 13, d1 d1 8, d1 c2 11, d1 f2 13, d1 b3 10, d1 "
     "e3 4, d1 a4 9, d1 d4 4, d1 c5 9, d1 f5 5, d1 b6 10, d1 e6 9, e1 b1 12, e1 e1 13, e1 a2 "
     "2, e1 d2 11, e1 c3 5, e1 f3 6, e1 b4 10, e1 e4 6, e1 a5 1, e1 d5 9, e1 c6 11, e1 f6 "
     "11, f1 c1 7, f1 f1 9, f1 b2 12, f1 e2 3, f1 a3 11, f1 d3 3, f1 c4 5, f1 b5 14, f1 a6 "
     "13, b2 c1 10, b2 f1 14, b2 b2 6, b2 e2 23, b2 d3 6, b2 f4 8, b2 e5 9, c2 a1 9, c2 d1 "
     "9, c2 c2 14, c2 f2 3, c2 b3 9, c2 e3 9, c2 a4 8, c2 d4 5, c2 c5 4, c2 f5 4, c2 b6 11, "
     "c2 e6 9, d2 b1 9, d2 e1 3, d2 a2 4, d2 d2 4, d2 c3 4, d2 f3 6, d2 b4 9, d2 e4 5, d2 a5 "
     "7, d2 d5 11, d2 c6 10, d2 f6 11, e2 c1 8, e2 f1 13, e2 b2 6, e2 e2 15, e2 a3 8, e2 d3 "
     "6, e2 c4 6, e2 b5 23, e2 a6 13, c3 b1 14, c3 e1 14, c3 d2 6, c3 c3 5, c3 f3 7, c3 e4 "
     "10, c3 f6 9, d3 c1 12, d3 f1 14, d3 b2 6, d3 e2 13, d3 a3 10, d3 d3 6, d3 c4 2, d3 b5 "
     "11, d3 a6 13"},
    {"hexagon19", "a1 fewest 8, b1 fewest 8, b2 fewest 8, c3 fewest 8"},
    {"hexagon37",
     "b1 c1 2, b1 b2 10, b1 e2 9, b1 a3 7, b1 d3 8, b1 c4 8, b1 f4 20, b1 b5 12, b1 e5 12, b1 "
     "d6 14, b1 g6 12, b1 f7 8, b2 b1 11, b2 d2 12, b2 c3 8, b2 f3 5, b2 e4 5, b2 g5 8, b2 f6 "
     "10, c3 c1 3, c3 b2 5, c3 e2 6, c3 d3 9, c3 f4 19, c3 e5 11, c3 g6 8"},
    {"star13", "b1 b1 6, b1 a2 7, b1 b4 8, b1 d5 7, b2 b2 8, b2 d3 3"},
    {"star37",
     "c2 d2 12, c2 c3 6, c2 f3 7, c2 b4 8, c2 e4 13, c2 d5 14, c2 g5 6, c2 c6 3, c2 f6 10, "
     "c2 e7 10, c2 h7 12, c2 g8 7, c3 c2 15, c3 e3 4, c3 d4 12, c3 g4 12, c3 f5 9, c3 h6 13, "
     "c3 g7 6, d4 d2 13, d4 c3 7, d4 f3 13, d4 e4 12, d4 g5 8, d4 f6 13, d4 h7 12"},
});

}  // namespace

std::string_view problem_table(std::string_view board_name) {
    const auto row = std::ranges::find(kTable, board_name, &Row::board);
    return row != kTable.end() ? row->problems : std::string_view{};
}

}  // namespace peg
