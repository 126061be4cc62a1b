// SPDX-License-Identifier: MIT
#pragma once

// The goals of a problem, if they can be listed: the positions of the start's class in which it is
// solved.

#include <vector>

#include "core/board/problem.h"
#include "core/proof/position_class.h"

namespace peg {

// The goals of the start's position class (position_class.h), in reading order; goals of other
// classes are out of reach. Empty for `fewest` and `most`, which only a search can determine, and
// for the sets of finish_set.h, which have too many positions to list.
inline std::vector<Bits> goals_of(const Board& board, const Problem& problem) {
    std::vector<Bits> goals;
    if (const auto goal = only_goal(problem.finish))
        goals.push_back(*goal);
    else if (problem.finish.kind == Finish::Kind::kAny)
        for (Hole hole : board.reading_order()) goals.push_back(bit(hole));
    else if (problem.finish.kind == Finish::Kind::kOneOf)
        for (Hole hole : board.reading_order())
            if (contains(problem.finish.holes, hole)) goals.push_back(bit(hole));
    const ClassRule class_of(board);
    const PositionClass wanted = class_of(problem.start.pegs);
    std::erase_if(goals, [&](Bits goal) { return class_of(goal) != wanted; });
    return goals;
}

}  // namespace peg
