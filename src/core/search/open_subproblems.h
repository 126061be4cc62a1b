// SPDX-License-Identifier: MIT
#pragma once

// Splits a problem by its first and last jumps, and returns the subproblems that linear programs
// cannot exclude. Near its corners a board has few ways to begin and to end, and linear programs
// exclude most of them. The remaining subproblems guide a search much better than the whole
// problem.
//
//     Diamond 41, d2 to f2:  one first jump and one last jump are open. Between them a beam of
//                            1,024 finds a solution, where the whole problem takes a beam of
//                            32,768; all its positions are 184,756 instead of 3,022,928
//
// proof/case_split.h splits in the same way, but in order to exclude every case; here the cases
// that cannot be excluded are wanted.

#include <cstdint>
#include <vector>

#include "core/board/board.h"

namespace peg {

// The part of a problem between some first jumps and some last jumps.
struct Subproblem {
    Bits start = 0;
    Bits goal = 0;
    std::vector<JumpId> before;  // the jumps from the whole problem's start to `start`
    std::vector<JumpId> after;   // the jumps from `goal` to the whole problem's goal
};

struct OpenSubproblems {
    std::vector<Subproblem> cases;  // at most 4; empty if all are excluded
    std::uint64_t nodes = 0;        // spent on linear programs
};

// Splits a problem by its first, last, second, and last but one jump, in this order; stops before a
// split that leaves more than 4 subproblems open. So the only case may be the whole problem; it
// always is if fewer than 8 jumps lead from start to goal. For every solution of the problem, some
// order of its jumps passes through one of the cases. Cost: up to four rounds of linear programs.
OpenSubproblems open_subproblems(const Board& board, Bits start, Bits goal);

}  // namespace peg
