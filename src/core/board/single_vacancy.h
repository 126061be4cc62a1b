// SPDX-License-Identifier: MIT
#pragma once

// Lists the single-vacancy problems of a board up to symmetry, solvable or not: start with one
// empty hole, end with one peg in a given hole.

#include <array>
#include <vector>

#include "core/board/problem.h"

namespace peg {

// All pairs of a vacancy and a finish up to symmetry, ordered by vacancy, then by finish, in
// reading order.
inline std::vector<Problem> single_vacancy_problems(const Board& board) {
    std::vector<Problem> problems;
    std::array<Bits, kMaxHoles> seen{};  // by vacancy: the finishes
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
