// SPDX-License-Identifier: MIT
#pragma once

// A result to beat, which came with a problem: "solved in 20 moves".

#include <compare>

namespace peg {

struct Challenge {
    int moves = 0;
    bool replayed = false;  // true: its moves came with it and were replayed; false: only a claim

    auto operator<=>(const Challenge&) const = default;
};

}  // namespace peg
