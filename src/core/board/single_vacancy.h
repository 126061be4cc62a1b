// SPDX-License-Identifier: MIT
#pragma once

// The single-vacancy problems of a board: all holes full but one, and one peg at the end.

#include <array>
#include <vector>

#include "core/board/problem.h"

namespace peg {

// Every pair of a vacancy and a finish, one for all those that the board's symmetries map to each
// other, by vacancy and then by finish in reading order.
inline std::vector<Problem> single_vacancy_problems(const Board& board) {
    std::vector<Problem> problems;
    std::array<Bits, kMaxHoles> seen{};  // by vacancy, the finishes
    for (Hole start : board.reading_order())
        for (Hole finish : board.reading_order()) {
            if (contains(seen[start], finish)) continue;
            for (const Permutation& image : board.symmetries())
                seen[image[start]] |= bit(image[finish]);
            problems.push_back({{board.holes() ^ bit(start)}, Finish::at(finish)});
        }
    return problems;
}

}  // namespace peg
