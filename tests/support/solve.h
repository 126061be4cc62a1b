// SPDX-License-Identifier: MIT
#pragma once

// Runs the solver to its end.

#include <cstdint>

#include "core/solver/solver.h"

namespace peg {

inline Answer solve(const Board& board, const Problem& problem, const Limits& limits = {},
                    std::uint64_t step = 1'000'000) {
    Solver solver(board);
    solver.begin(problem, limits);
    while (!solver.step(step)) {
    }
    return solver.result();
}

}  // namespace peg
