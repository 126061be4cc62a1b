// SPDX-License-Identifier: MIT
#pragma once

// What weights leave open of the first and the last jumps. Near its corners a board has few ways to
// begin and to end, and linear programmes exclude most of them; what is left says much better where
// to go than the whole does.
//
//     Diamond 41, d2 to f2:  one first jump is open, and one last one; between these a beam of
//                            1,024 finds a solution, where the whole takes one of 32,768; in
//                            all 184,756 positions instead of 3,022,928
//
// As split_search.h, but to find a solution, not a proof.

#include <cstdint>
#include <vector>

#include "core/board.h"

namespace peg {

struct OpenCase {
    Bits start = 0;
    Bits goal = 0;
    std::vector<JumpId> before;  // from the whole start to this one
    std::vector<JumpId> after;   // from this goal to the whole one
};

struct OpenCases {
    std::vector<OpenCase> cases;  // none where all are excluded
    std::uint64_t cost = 0;       // in positions that a search would visit meanwhile
};

// Splits at both ends in turn as long as few cases are left: one, the whole, in the worst case.
// Takes some milliseconds.
OpenCases open_cases(const Board& board, Bits start, Bits goal);

}  // namespace peg
