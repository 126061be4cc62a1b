// SPDX-License-Identifier: MIT
#pragma once

// In how few moves a problem was solved, and can be.

#include <map>
#include <optional>
#include <string>

#include "core/board/problem.h"

namespace peg {

// Numbers of moves by problem_key.
using MoveCounts = std::map<std::string, int>;

struct Records {
    MoveCounts own;    // the least in which the player alone has solved a problem
    MoveCounts least;  // those that a shortest solution takes, as the solver proved here

    // Takes a number where there is none yet, or a larger one.
    static void improve(MoveCounts& counts, const std::string& key, int moves);
    void merge(const Records& others);
};

}  // namespace peg
