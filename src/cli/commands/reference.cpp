// SPDX-License-Identifier: MIT
#include "cli/commands/reference.h"

#include <array>

namespace peg {

namespace {

constexpr int kSide = 11;  // the board with a margin of two

struct PlainBoard {
    std::array<std::array<char, kSide>, kSide> cells{};
    int pegs = 0;
    std::uint64_t nodes = 0;
};

bool solve(PlainBoard& board) {
    ++board.nodes;
    if (board.pegs == 1) return board.cells[kSide / 2][kSide / 2] == 'x';
    constexpr std::array<std::array<int, 2>, 4> kSteps{{{0, 1}, {0, -1}, {1, 0}, {-1, 0}}};
    const auto cell = [&](int row, int column) -> char& {
        return board.cells[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    };
    for (int row = 2; row < kSide - 2; ++row)
        for (int column = 2; column < kSide - 2; ++column)
            for (const auto& [down, right] : kSteps) {
                char& from = cell(row, column);
                char& over = cell(row + down, column + right);
                char& to = cell(row + 2 * down, column + 2 * right);
                if (from != 'x' || over != 'x' || to != 'o') continue;
                from = over = 'o';
                to = 'x';
                --board.pegs;
                if (solve(board)) return true;
                from = over = 'x';
                to = 'o';
                ++board.pegs;
            }
    return false;
}

}  // namespace

std::uint64_t solve_plainly() {
    PlainBoard board;
    for (std::size_t row = 2; row < kSide - 2; ++row)
        for (std::size_t column = 2; column < kSide - 2; ++column)
            if ((row >= 4 && row <= 6) || (column >= 4 && column <= 6)) {
                board.cells[row][column] = 'x';
                ++board.pegs;
            }
    board.cells[kSide / 2][kSide / 2] = 'o';
    --board.pegs;
    solve(board);
    return board.nodes;
}

}  // namespace peg
