// SPDX-License-Identifier: MIT
#pragma once

// A result that came with a problem, for the player to beat: "solved in 20 moves".

#include <compare>

namespace peg {

struct Challenge {
    int moves = 0;
    bool replayed = false;  // the moves came along and were replayed; else somebody claims it

    auto operator<=>(const Challenge&) const = default;
};

}  // namespace peg
