// SPDX-License-Identifier: MIT
#pragma once

// The fewest moves in which a problem was solved, and can be solved.

#include <map>
#include <optional>
#include <string>

#include "core/board/problem.h"

namespace peg {

// Numbers of moves by problem_key.
using MoveCounts = std::map<std::string, int>;

struct Records {
    MoveCounts player_best;    // without help by a solution
    MoveCounts proved_fewest;  // the fewest possible, as the solver has proved here

    // Sets a number if there is none yet, or if it is lower.
    static void improve(MoveCounts& counts, const std::string& key, int moves);
    void merge(const Records& others);
};

}  // namespace peg
