// SPDX-License-Identifier: MIT
#pragma once

// The subproblems that linear programs leave open when a problem is split by its first and its last
// jumps. Near its corners a board has few ways to begin and to end, and linear programs exclude
// most of them. What is left says much better than the whole problem where to go.
//
//     Diamond 41, d2 to f2:  one first jump is open, and one last one; between these a beam of
//                            1,024 finds a solution, where the whole takes one of 32,768; in
//                            all 184,756 positions instead of 3,022,928
//
// proof/case_split.h splits in the same way, but to exclude every case; here those that cannot be
// excluded are what is wanted.

#include <cstdint>
#include <vector>

#include "core/board/board.h"

namespace peg {

// A part of a problem: what lies between its first jumps and its last ones.
struct Subproblem {
    Bits start = 0;
    Bits goal = 0;
    std::vector<JumpId> before;  // the jumps from the whole problem's start to `start`
    std::vector<JumpId> after;   // the jumps from `goal` to the whole problem's goal
};

struct OpenSubproblems {
    std::vector<Subproblem> cases;  // at most 4; none where all are excluded
    std::uint64_t nodes = 0;        // that the linear programs count as
};

// Splits a problem by its first jump, its last, its second and its last but one; stops before a
// split that leaves more than 4 subproblems open. So the only case may be the whole problem, as it
// is where fewer than 8 jumps lead from start to goal. For every solution of the problem, one with
// the same jumps in some order goes through one of the cases. Takes some milliseconds.
OpenSubproblems open_subproblems(const Board& board, Bits start, Bits goal);

}  // namespace peg
